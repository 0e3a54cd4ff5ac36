-- Corrections of a level by hand, each with a reason and a key. Both may leave fewer pieces than
-- are reserved: a count is a fact, and nothing is gained by refusing it. shortfall says how many
-- are missing, and api.short_bookings whose. Locks the pool, so that what is on hand stays what it
-- is until it is changed, then takes the key.

-- What makes a correction this correction.
CREATE OR REPLACE FUNCTION holdfast.stock_hash(p_kind text, p_numbers bigint[], p_words text)
RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(convert_to(concat(p_kind, p_numbers, E'\x1f',
                                    btrim(normalize(p_words, NFC))), 'UTF8'))
$$;

-- The answer to a key that is known; all NULL when it is not. Another caller, or another request,
-- learns that the key is taken and nothing else.
CREATE OR REPLACE FUNCTION holdfast.known_stock_key(p_key uuid, p_hash bytea, p_now timestamptz)
RETURNS holdfast.stock_answer LANGUAGE plpgsql AS $$
DECLARE
    v_entry holdfast.stock_entries;
    v_answer holdfast.stock_answer;
BEGIN
    SELECT e.* INTO v_entry
      FROM holdfast.entry_keys k
      LEFT JOIN holdfast.stock_entries e ON e.idempotency_key = k.idempotency_key
     WHERE k.idempotency_key = p_key;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    IF v_entry.request_hash = p_hash AND v_entry.actor = session_user THEN
        RETURN holdfast.stock_answer('replayed', v_entry.pool_id, p_now);
    END IF;
    v_answer.outcome := 'idempotency_key_reuse';
    RETURN v_answer;
END $$;

-- The decision of both: p_change is what is added, or NULL for a count that found p_counted.
CREATE OR REPLACE FUNCTION holdfast.change_stock(
    p_key uuid, p_pool bigint, p_change bigint, p_counted bigint, p_reason text
) RETURNS holdfast.stock_answer LANGUAGE plpgsql AS $$
DECLARE
    v_event text := CASE WHEN p_change IS NULL THEN 'counted' ELSE 'adjusted' END;
    v_reason text := btrim(normalize(coalesce(p_reason, ''), NFC));
    v_hash bytea := holdfast.stock_hash(v_event, ARRAY[p_pool, p_change, p_counted], p_reason);
    v_answer holdfast.stock_answer;
    v_on_hand bigint;
    v_site bigint;
    v_now timestamptz;
BEGIN
    v_answer.outcome := 'invalid_request';
    v_answer.short_of := CASE
        WHEN p_key IS NULL THEN 'key'
        WHEN (coalesce(p_change, p_counted) BETWEEN -1000000000 AND 1000000000
              AND (p_change <> 0 OR p_counted >= 0)) IS NOT TRUE THEN 'quantity'
        WHEN char_length(v_reason) NOT BETWEEN 1 AND 1000 THEN 'reason' END;
    IF v_answer.short_of IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    v_site := (SELECT v.site_id FROM holdfast.stock_levels v WHERE v.pool_id = p_pool);
    IF v_site IS NULL THEN
        RETURN holdfast.stock_answer('not_found', NULL, NULL);
    END IF;
    PERFORM holdfast.be_durable();
    PERFORM FROM holdfast.pools WHERE pool_id = p_pool FOR NO KEY UPDATE;
    v_now := holdfast.now();
    v_answer := holdfast.known_stock_key(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    v_on_hand := (SELECT n.on_hand FROM holdfast.stock_numbers(p_pool, v_now) n);
    p_change := coalesce(p_change, p_counted - v_on_hand);
    IF p_change < 0 AND p_counted IS NULL AND v_on_hand + p_change < 0 THEN
        RETURN holdfast.stock_answer('invalid_request', p_pool, v_now, 'quantity', v_on_hand);
    END IF;
    IF NOT holdfast.take_entry_key(p_key) THEN
        RETURN holdfast.known_stock_key(p_key, v_hash, v_now);
    END IF;
    INSERT INTO holdfast.stock_entries
        (idempotency_key, request_hash, site_id, pool_id, kind, change, counted, reason, at)
    VALUES (p_key, v_hash, v_site, p_pool, v_event::holdfast.stock_entry_kind, p_change, p_counted,
            v_reason, v_now);
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, free_change, balance_change, note)
        VALUES (v_now, v_event::holdfast.journal_event, v_site, p_pool, p_change, p_change,
                v_reason);
    UPDATE holdfast.pools
       SET free = free + p_change, shortfall = greatest(0, minimum - (free + p_change))
     WHERE pool_id = p_pool;
    RETURN holdfast.stock_answer(v_event, p_pool, v_now);
END $$;

-- outcome: adjusted | replayed | idempotency_key_reuse | not_found | invalid_request. short_of of
-- the last: key, quantity (0, or less than nothing would be on hand: short_left tells what is), or
-- reason.
CREATE OR REPLACE FUNCTION api.adjust_stock(
    p_key uuid, p_pool bigint, p_change bigint, p_reason text
) RETURNS holdfast.stock_answer
LANGUAGE sql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
    SELECT change_stock(p_key, p_pool, coalesce(p_change, 0), NULL, p_reason)
$$;

-- outcome: counted | replayed | idempotency_key_reuse | not_found | invalid_request. p_counted is
-- what lies in the house, with the pieces that are reserved; a count that changes nothing is noted
-- too.
CREATE OR REPLACE FUNCTION api.count_stock(
    p_key uuid, p_pool bigint, p_counted bigint, p_reason text
) RETURNS holdfast.stock_answer
LANGUAGE sql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
    SELECT change_stock(p_key, p_pool, NULL, p_counted, p_reason)
$$;
