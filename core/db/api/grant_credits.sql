-- The field of a grant or debit that cannot be right whatever the database holds; NULL when all
-- can.
CREATE OR REPLACE FUNCTION holdfast.invalid_credit_field(
    p_key uuid, p_amount bigint, p_description text, p_meta jsonb
) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN p_key IS NULL THEN 'key'
                WHEN (p_amount BETWEEN 1 AND 1000000000000) IS NOT TRUE THEN 'amount'
                WHEN char_length(p_description) > 1000 THEN 'description'
                WHEN octet_length(p_meta::text) > 4000 THEN 'meta' END
$$;

-- A description as it is kept and compared: NFC, without blanks around it, NULL when empty.
CREATE OR REPLACE FUNCTION holdfast.tidy(p_text text) RETURNS text
LANGUAGE sql STABLE AS $$ SELECT nullif(btrim(normalize(p_text, NFC)), '') $$;

-- What makes a request on credits this request.
CREATE OR REPLACE FUNCTION holdfast.credit_hash(
    p_kind text, p_target bigint, p_bucket text, p_amount bigint, p_description text, p_meta jsonb,
    p_until date
) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(convert_to(jsonb_build_array(p_kind, p_target, p_bucket, p_amount,
                                               holdfast.tidy(p_description), p_meta,
                                               p_until)::text, 'UTF8'))
$$;

-- The answer to a key that is known; outcome NULL when it is not. A key that was closed before it
-- had arrived is used up. Waits for the disk, for the entry that it acknowledges.
CREATE OR REPLACE FUNCTION holdfast.known_credit_key(p_key uuid, p_hash bytea)
RETURNS holdfast.credit_answer LANGUAGE plpgsql AS $$
DECLARE
    v_entry holdfast.credit_entries;
    v_answer holdfast.credit_answer;
BEGIN
    SELECT e.* INTO v_entry
      FROM holdfast.entry_keys k
      LEFT JOIN holdfast.credit_entries e ON e.idempotency_key = k.idempotency_key
     WHERE k.idempotency_key = p_key;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    IF v_entry.request_hash = p_hash AND v_entry.actor = session_user THEN
        PERFORM holdfast.wait_for_disk();
        RETURN holdfast.credit_answer('replayed', v_entry.pool_id, v_entry.entry_id,
                                      abs(v_entry.amount), NULL);
    END IF;
    v_answer.outcome := 'idempotency_key_reuse';
    RETURN v_answer;
END $$;

-- The day until which a grant is good; NULL: for ever. is_valid is false for a day that is over in
-- the zone of the wallet's site.
CREATE OR REPLACE FUNCTION holdfast.last_day_of_grant(
    p_site bigint, p_bucket text, p_asked date, p_now timestamptz,
    OUT expires_at timestamptz, OUT is_valid boolean
) LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_zone text := (SELECT zone FROM holdfast.sites WHERE site_id = p_site);
    v_today date := (p_now AT TIME ZONE v_zone)::date;
    v_day date := coalesce(p_asked, v_today + (SELECT lifetime_days FROM holdfast.buckets
                                                WHERE bucket = p_bucket));
BEGIN
    is_valid := (v_day BETWEEN v_today AND date '9999-12-30') IS NOT FALSE;
    IF is_valid AND v_day IS NOT NULL THEN
        expires_at := holdfast.start_of_day(v_day + 1, v_zone);
    END IF;
END $$;

-- outcome: granted | replayed | idempotency_key_reuse | not_found (short_of: customer, site or the
-- name of the bucket) | invalid_request (short_of: key, amount, description, meta, expires).
-- amount is positive in every answer. The first grant opens the wallet.
--
-- Credits are good to the end of the day p_expires_on in the zone of the wallet's site; without
-- one, for the lifetime of the bucket. What a wallet owes is paid from the grant at once.
CREATE OR REPLACE FUNCTION api.grant_credits(
    p_key uuid, p_customer bigint, p_bucket text, p_amount bigint,
    p_description text DEFAULT NULL, p_meta jsonb DEFAULT NULL, p_expires_on date DEFAULT NULL
) RETURNS holdfast.credit_answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    v_answer credit_answer;
    v_wallet record;
    v_until record;
    v_entry bigint;
    v_now timestamptz;
    v_hash bytea := credit_hash('granted', p_customer, p_bucket, p_amount, p_description, p_meta,
                                p_expires_on);
BEGIN
    IF invalid_credit_field(p_key, p_amount, p_description, p_meta) IS NOT NULL THEN
        RETURN credit_answer('invalid_request', NULL, NULL, NULL,
                             invalid_credit_field(p_key, p_amount, p_description, p_meta));
    END IF;
    PERFORM be_durable();
    v_answer := known_credit_key(p_key, v_hash);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    v_wallet := lock_wallet(p_customer, p_bucket);
    IF v_wallet.outcome IS NOT NULL THEN
        RETURN credit_answer(v_wallet.outcome, NULL, NULL, NULL, v_wallet.short_of);
    END IF;
    v_now := holdfast.now();
    v_until := last_day_of_grant(v_wallet.site_id, p_bucket, p_expires_on, v_now);
    IF NOT v_until.is_valid OR balance_of(v_wallet.pool_id) + p_amount > 1000000000000000000 THEN
        RETURN credit_answer('invalid_request', v_wallet.pool_id, NULL, NULL,
                             CASE WHEN v_until.is_valid THEN 'amount' ELSE 'expires' END);
    END IF;
    IF v_wallet.pool_id IS NULL THEN
        v_wallet.pool_id := open_wallet(p_customer, p_bucket, v_wallet.site_id);
    END IF;
    v_entry := write_credit(v_wallet.pool_id, 'granted', p_amount, p_amount, v_now,
                            p_key => p_key, p_hash => v_hash, p_description => tidy(p_description),
                            p_meta => p_meta, p_expires_at => v_until.expires_at);
    IF v_entry IS NULL THEN
        RETURN known_credit_key(p_key, v_hash);
    END IF;
    PERFORM pay_debts(v_wallet.pool_id, v_now);
    RETURN credit_answer('granted', v_wallet.pool_id, v_entry, p_amount, NULL);
END $$;

-- outcome: debited | replayed | idempotency_key_reuse | insufficient_credits (short_of: the bucket;
-- available tells what there is) | not_found | invalid_request, as in grant_credits.
--
-- Guarded by available, so that what is held cannot be spent; with credit holds switched off, by
-- the balance. A wallet with overdraft is not guarded. A wallet that nobody has opened is empty.
CREATE OR REPLACE FUNCTION api.debit_credits(
    p_key uuid, p_customer bigint, p_bucket text, p_amount bigint,
    p_description text DEFAULT NULL, p_meta jsonb DEFAULT NULL
) RETURNS holdfast.credit_answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    v_answer credit_answer;
    v_wallet record;
    v_entry bigint;
    v_now timestamptz;
    v_hash bytea := credit_hash('debited', p_customer, p_bucket, p_amount, p_description, p_meta,
                                NULL);
BEGIN
    IF invalid_credit_field(p_key, p_amount, p_description, p_meta) IS NOT NULL THEN
        RETURN credit_answer('invalid_request', NULL, NULL, NULL,
                             invalid_credit_field(p_key, p_amount, p_description, p_meta));
    END IF;
    PERFORM be_durable();
    v_answer := known_credit_key(p_key, v_hash);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    v_wallet := lock_wallet(p_customer, p_bucket);
    IF v_wallet.outcome IS NOT NULL THEN
        RETURN credit_answer(v_wallet.outcome, NULL, NULL, NULL, v_wallet.short_of);
    END IF;
    IF v_wallet.pool_id IS NULL THEN
        RETURN ROW('insufficient_credits', NULL, NULL, p_customer, p_bucket, NULL, 0, 0, 0, 0,
                   p_bucket)::credit_answer;
    END IF;
    PERFORM expire_grants(ARRAY[v_wallet.pool_id]);
    v_now := holdfast.now();
    IF balance_of(v_wallet.pool_id) - p_amount < -1000000000000000000 THEN
        RETURN credit_answer('invalid_request', v_wallet.pool_id, NULL, NULL, 'amount');
    END IF;
    IF NOT (SELECT p.overdraft OR n.available >= p_amount
              FROM pools p, wallet_numbers(p.pool_id, v_now) n
             WHERE p.pool_id = v_wallet.pool_id) THEN
        v_answer := known_credit_key(p_key, v_hash);
        RETURN CASE WHEN v_answer.outcome IS NOT NULL THEN v_answer
               ELSE credit_answer('insufficient_credits', v_wallet.pool_id, NULL, NULL, p_bucket)
               END;
    END IF;
    v_entry := write_credit(v_wallet.pool_id, 'debited', -p_amount, -p_amount, v_now,
                            p_key => p_key, p_hash => v_hash, p_description => tidy(p_description),
                            p_meta => p_meta);
    IF v_entry IS NULL THEN
        RETURN known_credit_key(p_key, v_hash);
    END IF;
    RETURN credit_answer('debited', v_wallet.pool_id, v_entry, p_amount, NULL);
END $$;
