-- Moves what a wallet has, and what it owes, to another of the same bucket: one pair of entries for
-- each grant, so that every credit keeps its day. The caller has locked both pools, and no hold has
-- credits of the first.
CREATE OR REPLACE FUNCTION holdfast.move_wallet(p_from bigint, p_to bigint, p_now timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_grant record;
    v_debt bigint := -least(holdfast.balance_of(p_from), 0);
    c_why constant text := 'customers merged';
BEGIN
    FOR v_grant IN
        SELECT e.entry_id, e.remaining, e.expires_at FROM holdfast.credit_entries e
         WHERE e.pool_id = p_from AND e.is_unsettled AND e.remaining > 0
         ORDER BY e.expires_at NULLS LAST, e.entry_id
    LOOP
        PERFORM holdfast.write_credit(p_from, 'debited', -v_grant.remaining, -v_grant.remaining,
                                      p_now, p_description => c_why,
                                      p_prefer => v_grant.entry_id);
        PERFORM holdfast.write_credit(p_to, 'granted', v_grant.remaining, v_grant.remaining, p_now,
                                      p_description => c_why, p_expires_at => v_grant.expires_at);
    END LOOP;
    IF v_debt > 0 THEN
        PERFORM holdfast.write_credit(p_from, 'granted', v_debt, v_debt, p_now,
                                      p_description => c_why);
        PERFORM holdfast.pay_debts(p_from, p_now);
        PERFORM holdfast.write_credit(p_to, 'debited', -v_debt, -v_debt, p_now,
                                      p_description => c_why);
    END IF;
    PERFORM holdfast.pay_debts(p_to, p_now);
END $$;

-- What came back to a wallet after its person was merged into another goes on to that one's wallet,
-- which may have to be waited for out of order: a deadlock there is asked again by the caller.
CREATE OR REPLACE FUNCTION holdfast.forward_credits(p_pool bigint, p_now timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_kept bigint := (
        SELECT k.pool_id FROM holdfast.wallets w
          JOIN holdfast.customers c ON c.customer_id = w.customer_id AND c.merged_into IS NOT NULL
          JOIN holdfast.wallets k ON k.customer_id = c.merged_into AND k.bucket = w.bucket
         WHERE w.pool_id = p_pool);
BEGIN
    IF v_kept IS NOT NULL THEN
        PERFORM FROM holdfast.pools WHERE pool_id = v_kept FOR NO KEY UPDATE;
        PERFORM holdfast.move_wallet(p_pool, v_kept, p_now);
    END IF;
END $$;

-- The wallets of a person who goes become those of the one who stays; where both have one, its
-- credits are moved and it is left empty and without limits. Answers the bucket of which something
-- is held, and has then done nothing.
CREATE OR REPLACE FUNCTION holdfast.merge_wallets(p_keep bigint, p_gone bigint) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    v_both bigint[] := ARRAY(
        SELECT g.pool_id FROM holdfast.wallets g
          JOIN holdfast.wallets k ON k.customer_id = p_keep AND k.bucket = g.bucket
         WHERE g.customer_id = p_gone ORDER BY g.pool_id);
    v_held text;
    v_pair record;
    v_now timestamptz;
BEGIN
    PERFORM FROM holdfast.pools
      WHERE pool_id IN (SELECT pool_id FROM holdfast.wallets WHERE customer_id IN (p_keep, p_gone))
      ORDER BY pool_id FOR NO KEY UPDATE;
    PERFORM holdfast.reap(v_both, true);
    v_now := holdfast.now();
    SELECT w.bucket INTO v_held
      FROM holdfast.hold_lines l JOIN holdfast.wallets w ON w.pool_id = l.pool_id
     WHERE l.pool_id = ANY (v_both) AND l.state = 'open' ORDER BY w.bucket LIMIT 1;
    IF FOUND THEN
        RETURN v_held;
    END IF;
    PERFORM holdfast.expire_grants(v_both);
    FOR v_pair IN
        SELECT g.pool_id AS gone, k.pool_id AS kept FROM holdfast.wallets g
          JOIN holdfast.wallets k ON k.customer_id = p_keep AND k.bucket = g.bucket
         WHERE g.customer_id = p_gone ORDER BY g.pool_id
    LOOP
        PERFORM holdfast.move_wallet(v_pair.gone, v_pair.kept, v_now);
        WITH limited AS (
            UPDATE holdfast.pools SET minimum = 0, overdraft = false, shortfall = 0
             WHERE pool_id = v_pair.gone AND (minimum <> 0 OR overdraft)
            RETURNING site_id)
        INSERT INTO holdfast.journal (at, event, site_id, pool_id, free_change, balance_change,
                                      note)
            SELECT v_now, 'adjusted', site_id, v_pair.gone, 0, 0, 'minimum 0' FROM limited;
    END LOOP;
    UPDATE holdfast.wallets SET customer_id = p_keep
     WHERE customer_id = p_gone AND pool_id <> ALL (v_both);
    RETURN NULL;
END $$;

-- Two rows turn out to be one person. outcome: merged (again is merged again: it has no key) |
-- credits_held (short_of: the bucket; both have a wallet and something of the one that goes is
-- held) | already_merged (one of them, before, into customer_id) | erased | not_found (these two:
-- short_of is keep or gone) | invalid_request (both are the same).
--
-- Nothing of either history is rewritten: holds, bookings and entries keep their id, and every
-- reader follows merged_into. Fields that the kept one has not filled are taken from the other.
-- Locks both customers in ascending order, then the pools of their wallets.
CREATE OR REPLACE FUNCTION api.merge_customers(p_keep bigint, p_gone bigint)
RETURNS TABLE (outcome text, customer_id bigint, short_of text)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_keep customers;
    v_gone customers;
BEGIN
    PERFORM be_durable();
    PERFORM FROM customers c WHERE c.customer_id IN (p_keep, p_gone)
      ORDER BY c.customer_id FOR UPDATE;
    SELECT * INTO v_keep FROM customers c WHERE c.customer_id = p_keep;
    SELECT * INTO v_gone FROM customers c WHERE c.customer_id = p_gone;
    customer_id := coalesce(v_gone.merged_into, v_keep.merged_into, v_keep.customer_id);
    short_of := CASE
        WHEN v_keep.customer_id IS NULL OR v_keep.erased_at IS NOT NULL THEN 'keep'
        WHEN v_gone.customer_id IS NULL OR v_gone.erased_at IS NOT NULL THEN 'gone' END;
    outcome := CASE
        WHEN p_keep = p_gone THEN 'invalid_request'
        WHEN v_keep.customer_id IS NULL OR v_gone.customer_id IS NULL THEN 'not_found'
        WHEN short_of IS NOT NULL THEN 'erased'
        WHEN v_gone.merged_into = p_keep THEN 'merged'
        WHEN v_gone.merged_into IS NOT NULL OR v_keep.merged_into IS NOT NULL
            THEN 'already_merged' END;
    IF outcome IS NULL THEN
        short_of := merge_wallets(p_keep, p_gone);
        outcome := CASE WHEN short_of IS NOT NULL THEN 'credits_held' END;
    END IF;
    IF outcome IS NOT NULL THEN
        RETURN NEXT;
        RETURN;
    END IF;
    UPDATE customers c SET merged_into = p_keep, version = c.version + 1
     WHERE c.customer_id = p_gone OR c.merged_into = p_gone;
    UPDATE customers c
       SET mail = CASE c.mail WHEN '' THEN v_gone.mail ELSE c.mail END,
           language = coalesce(c.language, v_gone.language),
           note = left(concat_ws(E'\n', nullif(c.note, ''), nullif(v_gone.note, '')), 1000),
           version = c.version + 1
     WHERE c.customer_id = p_keep;
    PERFORM index_person(p_keep);
    PERFORM note_person(p_keep, 'customer_merged', p_gone::text);
    PERFORM note_person(p_gone, 'customer_merged', p_keep::text);
    outcome := 'merged';
    RETURN NEXT;
END $$;
