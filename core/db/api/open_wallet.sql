-- The wallet of a customer (or of whoever it was merged into) in a bucket, locked: customer first,
-- pool second. pool_id is NULL when it has not been opened; site_id is then where it would be.
-- outcome is not_found with short_of customer (unknown or erased), site (there is none yet) or the
-- name of an unknown bucket; else NULL.
CREATE OR REPLACE FUNCTION holdfast.lock_wallet(
    p_customer bigint, p_bucket text,
    OUT outcome text, OUT short_of text, OUT pool_id bigint, OUT site_id bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    v_person holdfast.customers;
BEGIN
    IF NOT EXISTS (SELECT FROM holdfast.buckets b WHERE b.bucket = p_bucket) THEN
        outcome := 'not_found';
        short_of := p_bucket;
        RETURN;
    END IF;
    v_person := holdfast.lock_person(p_customer);
    site_id := coalesce(v_person.site_id, (SELECT min(s.site_id) FROM holdfast.sites s));
    IF v_person.customer_id IS NULL OR v_person.erased_at IS NOT NULL OR site_id IS NULL THEN
        outcome := 'not_found';
        short_of := CASE WHEN v_person.customer_id IS NOT NULL AND v_person.erased_at IS NULL
                         THEN 'site' ELSE 'customer' END;
        RETURN;
    END IF;
    pool_id := (SELECT w.pool_id FROM holdfast.wallets w
                 WHERE w.customer_id = v_person.customer_id AND w.bucket = p_bucket);
    IF pool_id IS NOT NULL THEN
        SELECT p.site_id INTO site_id FROM holdfast.pools p
         WHERE p.pool_id = lock_wallet.pool_id FOR NO KEY UPDATE;
    END IF;
END $$;

-- Opens an empty wallet. The caller has locked the customer, and yet somebody else may have opened
-- it in a transaction that a snapshot of REPEATABLE READ does not show: that is a serialization
-- failure, not an error.
CREATE OR REPLACE FUNCTION holdfast.open_wallet(p_customer bigint, p_bucket text, p_site bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    v_pool bigint;
BEGIN
    INSERT INTO holdfast.pools AS p (site_id, kind, free) VALUES (p_site, 'credit', 0)
        RETURNING p.pool_id INTO v_pool;
    INSERT INTO holdfast.wallets (pool_id, site_id, customer_id, bucket)
        VALUES (v_pool, p_site, holdfast.person_of(p_customer), p_bucket)
        ON CONFLICT (customer_id, bucket) DO NOTHING;
    IF NOT FOUND THEN
        RAISE serialization_failure USING MESSAGE = 'the wallet has just been opened';
    END IF;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, free_change, balance_change)
        VALUES (holdfast.now(), 'opened', p_site, v_pool, 0, 0);
    RETURN v_pool;
END $$;

-- outcome: changed | not_found | invalid_request (minimum, overdraft). Opens the wallet when it is
-- not there. NULL leaves what is set. A minimum above what is there is accepted: nothing can be
-- held or debited until the wallet has reached it.
CREATE OR REPLACE FUNCTION api.set_wallet(
    p_customer bigint, p_bucket text, p_minimum bigint, p_overdraft boolean
) RETURNS holdfast.credit_answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    v_wallet record;
BEGIN
    IF p_minimum NOT BETWEEN -1000000000000 AND 1000000000000 THEN
        RETURN credit_answer('invalid_request', NULL, NULL, NULL, 'minimum');
    END IF;
    PERFORM be_durable();
    v_wallet := lock_wallet(p_customer, p_bucket);
    IF v_wallet.outcome IS NOT NULL THEN
        RETURN credit_answer(v_wallet.outcome, NULL, NULL, NULL, v_wallet.short_of);
    END IF;
    IF v_wallet.pool_id IS NULL THEN
        v_wallet.pool_id := open_wallet(p_customer, p_bucket, v_wallet.site_id);
    END IF;
    UPDATE pools
       SET minimum = coalesce(p_minimum, minimum), overdraft = coalesce(p_overdraft, overdraft),
           shortfall = CASE WHEN coalesce(p_overdraft, overdraft) THEN 0
                       ELSE greatest(coalesce(p_minimum, minimum) - free, 0) END
     WHERE pool_id = v_wallet.pool_id;
    INSERT INTO journal (at, event, site_id, pool_id, free_change, balance_change, note)
        SELECT holdfast.now(), 'adjusted', site_id, pool_id, 0, 0,
               concat('minimum ', minimum, CASE WHEN overdraft THEN ', overdraft' END)
          FROM pools WHERE pool_id = v_wallet.pool_id;
    RETURN credit_answer('changed', v_wallet.pool_id, NULL, NULL, NULL);
END $$;

-- outcome: added | exists | invalid_request (short_of: bucket, lifetime). p_lifetime_days: how long
-- a grant is good that says no day; NULL: for ever.
CREATE OR REPLACE FUNCTION api.add_bucket(p_bucket text, p_lifetime_days int)
RETURNS TABLE (outcome text, short_of text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
BEGIN
    PERFORM be_durable();
    short_of := CASE
        WHEN (p_bucket ~ '^[a-z][a-z0-9_-]*$' AND char_length(p_bucket) <= 40) IS NOT TRUE
            THEN 'bucket'
        WHEN p_lifetime_days NOT BETWEEN 1 AND 36500 THEN 'lifetime' END;
    IF short_of IS NOT NULL THEN
        outcome := 'invalid_request';
    ELSE
        INSERT INTO buckets (bucket, lifetime_days) VALUES (p_bucket, p_lifetime_days)
            ON CONFLICT (bucket) DO NOTHING;
        outcome := CASE WHEN FOUND THEN 'added' ELSE 'exists' END;
    END IF;
    RETURN NEXT;
END $$;

-- The buckets there are, by name.
CREATE OR REPLACE FUNCTION api.buckets() RETURNS TABLE (bucket text, lifetime_days int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT b.bucket::text, b.lifetime_days FROM buckets b ORDER BY b.bucket
$$;
