-- What a visitor adds to an own hold after the time was chosen: who it is for, and extras.

-- The name and phone of a hold that was placed without. Only blanks: it is for nobody again. A
-- person who is known by this name and phone is taken as they are, nothing of theirs is changed;
-- the language is kept with who is new. Idempotent by nature: again is named again.
--
-- A hold that is paid with credits stays with whose they are. The customer is locked before the
-- hold, so the hold is looked at before, lest a refusal leaves a person behind.
-- outcome: named | hold_confirmed | hold_cancelled | hold_expired | not_found |
-- invalid_request (short_of: name, phone, language).
CREATE OR REPLACE FUNCTION api.name_hold(
    p_hold bigint, p_name text, p_phone text, p_language text DEFAULT NULL
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_invalid text := CASE WHEN char_length(normalize(p_name, NFC)) > 120 THEN 'name'
                           WHEN char_length(p_phone) > 40 THEN 'phone'
                           WHEN p_language !~ '^[a-z]{2,3}(_[A-Z]{2})?$' THEN 'language' END;
    v_hold holds;
    v_person record;
    v_customer bigint;
    v_refusal text;
    v_now timestamptz := holdfast.now();
BEGIN
    IF v_invalid IS NOT NULL THEN
        RETURN short_answer('invalid_request', v_invalid);
    END IF;
    PERFORM be_durable();
    SELECT * INTO v_hold FROM holds
     WHERE hold_id = p_hold AND (actor = session_user OR NOT is_kiosk());
    v_refusal := not_open(v_hold, v_now);
    IF v_refusal IS NOT NULL THEN
        RETURN hold_answer(v_refusal, v_hold, v_now);
    END IF;
    IF fold(coalesce(p_name, '')) <> '' OR phone_digits(coalesce(p_phone, '')) <> '' THEN
        v_person := save_customer(v_hold.site_id, p_name, p_phone, NULL);
        v_customer := v_person.customer_id;
        IF v_person.is_new THEN
            UPDATE customers SET language = p_language WHERE customer_id = v_customer;
        END IF;
    END IF;
    v_hold := lock_hold(p_hold);
    v_now := holdfast.now();
    v_refusal := not_open(v_hold, v_now);
    IF v_refusal IS NOT NULL THEN
        RETURN hold_answer(v_refusal, v_hold, v_now);
    END IF;
    UPDATE holds SET customer_id = v_customer
     WHERE hold_id = p_hold AND NOT with_credits AND customer_id IS DISTINCT FROM v_customer;
    RETURN hold_answer('named', v_hold, v_now);
END $$;

-- Why nothing can be added to a hold; NULL when it is held and in time.
CREATE OR REPLACE FUNCTION holdfast.not_open(p_hold holdfast.holds, p_now timestamptz)
RETURNS text LANGUAGE sql STABLE AS $$
    SELECT coalesce(holdfast.inactive(p_hold, p_now),
                    CASE p_hold.status WHEN 'confirmed' THEN 'hold_confirmed' END)
$$;

-- The pieces that the lines of an open hold have now and those that are wished, by pool ascending;
-- changes: what each pool gets back (above 0) or gives. Pools that stay as they are, are left out.
CREATE OR REPLACE FUNCTION holdfast.extras_to_change(
    p_hold holdfast.holds, p_skus text[], p_quantities bigint[],
    OUT pools bigint[], OUT before bigint[], OUT wished bigint[], OUT changes bigint[]
) LANGUAGE sql STABLE AS $$
    SELECT array_agg(pool_id ORDER BY pool_id), array_agg(b ORDER BY pool_id),
           array_agg(w ORDER BY pool_id), array_agg(b - w ORDER BY pool_id)
      FROM (SELECT u.pool_id, sum(u.b)::bigint AS b, sum(u.w)::bigint AS w
              FROM (SELECT l.pool_id, l.quantity AS b, 0 AS w
                      FROM holdfast.hold_lines l
                      JOIN holdfast.stock_levels v ON v.pool_id = l.pool_id
                     WHERE l.hold_id = p_hold.hold_id
                    UNION ALL
                    SELECT holdfast.stock_pool(p_hold.site_id, e.sku), 0, e.quantity
                      FROM unnest(p_skus, p_quantities) AS e(sku, quantity)) AS u
             GROUP BY u.pool_id) AS c
     WHERE b <> w
$$;

-- The extras of an open hold are these and no others, all or none.
-- outcome: extras_set | replayed | idempotency_key_reuse | capacity_exhausted (short_of: the item,
-- short_left: how many it can have) | not_found (short_of: the item that is not known; NULL: the
-- hold) | hold_confirmed | hold_cancelled | hold_expired |
-- invalid_request (short_of: key, lines, quantity).
CREATE OR REPLACE FUNCTION api.set_extras(
    p_key uuid, p_hold bigint, p_skus text[], p_quantities bigint[]
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hash bytea := change_hash(ARRAY['extras', p_hold::text, p_skus::text,
                                       p_quantities::text]);
    v_invalid text := CASE
        WHEN p_key IS NULL THEN 'key'
        WHEN coalesce(cardinality(p_skus), 0) <> coalesce(cardinality(p_quantities), 0)
          OR cardinality(p_skus) > 19 OR NOT coalesce('' < ALL (p_skus), p_skus IS NULL)
            THEN 'lines'
        WHEN NOT coalesce(1 <= ALL (p_quantities) AND 1000000 >= ALL (p_quantities),
                          p_quantities IS NULL) THEN 'quantity' END;
    v_hold holds;
    v_change record;
    v_shift record;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF v_invalid IS NOT NULL THEN
        RETURN short_answer('invalid_request', v_invalid);
    END IF;
    PERFORM be_durable();
    v_hold := lock_hold(p_hold);
    v_now := holdfast.now();
    v_answer := known_visitor_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF not_open(v_hold, v_now) IS NOT NULL THEN
        RETURN hold_answer(not_open(v_hold, v_now), v_hold, v_now);
    ELSIF EXISTS (SELECT FROM unnest(p_skus) AS e(sku)
                   WHERE stock_pool(v_hold.site_id, e.sku) IS NULL) THEN
        RETURN short_answer('not_found', (SELECT min(e.sku) FROM unnest(p_skus) AS e(sku)
                                           WHERE stock_pool(v_hold.site_id, e.sku) IS NULL));
    END IF;
    v_change := extras_to_change(v_hold, p_skus, p_quantities);
    PERFORM FROM pools WHERE pool_id = ANY (v_change.pools) ORDER BY pool_id FOR NO KEY UPDATE;
    v_now := holdfast.now();
    IF not_open(v_hold, v_now) IS NOT NULL
       OR EXISTS (SELECT FROM hold_lines WHERE hold_id = p_hold AND state <> 'open') THEN
        v_hold.status := 'expired';
        RETURN hold_answer('hold_expired', v_hold, v_now);
    END IF;
    IF v_change.pools IS NOT NULL THEN
        v_shift := shift_places(v_change.pools, v_change.changes, v_now);
        IF v_shift.outcome IS NOT NULL THEN
            v_answer := hold_answer(v_shift.outcome, v_hold, v_now);
            v_answer.short_of := stock_name(v_shift.pool);
            v_answer.short_left := (SELECT n.available FROM pool_numbers(v_shift.pool, v_now) n)
                + v_change.before[array_position(v_change.pools, v_shift.pool)];
            RETURN v_answer;
        END IF;
        PERFORM write_extras(v_hold, v_change.pools, v_change.wished, v_change.changes, v_now);
    END IF;
    PERFORM keep_visitor_change(p_key, v_hash, p_hold, 'extras', v_now);
    RETURN hold_answer('extras_set', v_hold, v_now);
END $$;

-- Lines and journal of pieces whose pools have given or taken already. A line that has nothing any
-- more goes: the journal tells that it was there.
CREATE OR REPLACE FUNCTION holdfast.write_extras(
    p_hold holdfast.holds, p_pools bigint[], p_wished bigint[], p_changes bigint[],
    p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
    DELETE FROM holdfast.hold_lines l
     USING unnest(p_pools, p_wished) AS u(pool_id, wished)
     WHERE l.hold_id = p_hold.hold_id AND l.pool_id = u.pool_id AND u.wished = 0;
    INSERT INTO holdfast.hold_lines AS l (hold_id, pool_id, quantity, site_id, expires_at)
        SELECT p_hold.hold_id, u.pool_id, u.wished, p_hold.site_id, p_hold.expires_at
          FROM unnest(p_pools, p_wished) AS u(pool_id, wished) WHERE u.wished > 0
        ON CONFLICT (hold_id, pool_id) DO UPDATE SET quantity = excluded.quantity;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change,
                                  balance_change)
        SELECT p_now, CASE WHEN u.change < 0 THEN 'held' ELSE 'released' END
                      ::holdfast.journal_event,
               p_hold.site_id, u.pool_id, p_hold.hold_id, u.change, 0
          FROM unnest(p_pools, p_changes) AS u(pool_id, change)
$$;
