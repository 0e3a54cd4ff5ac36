-- The customer of a request: the one with this id (whoever it was merged into), or the one of this
-- name and phone, who is written down when new; NULL for a walk-in. Locked against erasure, which
-- the foreign key of the hold would do a moment later. is_known is false for an id that is not
-- there. A kiosk names nobody by id: to it every id is one that is not there.
CREATE OR REPLACE FUNCTION holdfast.customer_of_request(
    p_site bigint, p_customer_id bigint, p_name text, p_phone text,
    OUT customer_id bigint, OUT is_known boolean
) LANGUAGE plpgsql AS $$
BEGIN
    is_known := true;
    IF p_customer_id IS NOT NULL THEN
        SELECT c.customer_id INTO customer_id FROM holdfast.customers c
         WHERE c.customer_id = holdfast.person_of(p_customer_id) AND c.erased_at IS NULL
           AND NOT holdfast.is_kiosk()
           FOR KEY SHARE;
        is_known := FOUND;
    ELSIF holdfast.fold(p_name) <> '' OR holdfast.phone_digits(p_phone) <> '' THEN
        customer_id := (holdfast.save_customer(p_site, p_name, p_phone, NULL)).customer_id;
    END IF;
END $$;

-- The answer to a request that the first look did not let through: a refusal, unless its key is
-- known (a double click whose first call took the last place must hear of its hold, so the key is
-- looked up after the look at the pools); reaped, when lapsed lines had to be given back first; or
-- raced, when by now it can be written.
CREATE OR REPLACE FUNCTION holdfast.refuse_place(
    p_key uuid, p_hash bytea, p_pools bigint[], p_quantities bigint[], p_slot bigint,
    p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_look record := holdfast.look_closer(p_pools, p_quantities, p_slot, p_now);
    v_answer holdfast.answer;
BEGIN
    IF v_look.outcome = 'reap' THEN
        PERFORM holdfast.reap(p_pools, true);
        RETURN holdfast.short_answer('reaped', NULL);
    END IF;
    v_answer := holdfast.known_key(p_key, p_hash, p_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    v_answer.outcome := v_look.outcome;
    v_answer.short_of := v_look.short_of;
    v_answer.short_left := v_look.short_left;
    IF v_look.outcome <> 'not_found' THEN
        v_answer.slot_id := p_slot;
        v_answer.available := v_look.available;
        v_answer.capacity := v_look.capacity;
    END IF;
    RETURN v_answer;
END $$;

-- A refusal for a reason that may not have been there when the key was used for the first time (a
-- setting, a customer who was erased since): whoever lost that answer hears of the hold.
CREATE OR REPLACE FUNCTION holdfast.refused(
    p_key uuid, p_hash bytea, p_outcome text, p_short_of text, p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer := holdfast.known_key(p_key, p_hash, p_now);
BEGIN
    IF v_answer.outcome IS NULL THEN
        v_answer.outcome := p_outcome;
        v_answer.short_of := p_short_of;
        v_answer.short_left := CASE p_outcome WHEN 'insufficient_credits' THEN 0 END;
    END IF;
    RETURN v_answer;
END $$;

-- The decision of place_hold for every request: slots, extras and credits, known and new customers,
-- the last places of a slot, lapsed lines. Called by place_hold_tx, see there.
--
-- When the last places of a slot are about to go, callers queue for a ticket before they write:
-- else all who saw the place free would write a hold, and all but one would take it back. Nothing
-- is decided by the ticket; whoever had to wait for it looks again.
--
-- Lapsed lines of the slot are given back on the first attempt even when they are not needed: then
-- nobody has to count them again and again.
CREATE OR REPLACE FUNCTION holdfast.place_lines(
    p_key uuid, p_pools bigint[], p_quantities bigint[], p_ttl_seconds int, p_customer_id bigint,
    p_customer_name text, p_customer_phone text, p_note text, p_desk text, p_channel text,
    p_skus text[], p_sku_quantities bigint[], p_buckets text[], p_amounts bigint[], p_meta jsonb,
    p_attempt int
) RETURNS holdfast.answer
LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer;
    v_lines record;
    v_customer record;
    v_is_plain boolean := cardinality(p_pools) = 1
        AND num_nonnulls(p_skus, p_sku_quantities, p_buckets, p_amounts, p_meta) = 0;
    v_slot bigint := p_pools[1];
    v_first bigint := v_slot;
    v_quantity bigint := p_quantities[1];
    v_hash bytea;
    v_is_kiosk boolean;
    v_ttl int;
    v_site bigint;
    v_is_open boolean;
    v_free bigint;
    v_capacity bigint;
    v_fits boolean;
    v_any_lapsed boolean;
    v_has_ticket boolean := false;
    v_now timestamptz := holdfast.now();
BEGIN
    v_answer.short_of := invalid_place_field(p_key, p_pools, p_quantities, p_ttl_seconds,
        p_customer_name, p_customer_phone, p_note, p_desk, p_channel);
    IF NOT v_is_plain AND v_answer.short_of IS NULL THEN
        v_answer.short_of := invalid_extra_field(p_pools, p_skus, p_sku_quantities, p_buckets,
                                                 p_amounts, p_meta);
    END IF;
    IF v_answer.short_of IS NOT NULL THEN
        RETURN short_answer('invalid_request', v_answer.short_of);
    END IF;
    v_hash := request_hash(CASE
        WHEN v_is_plain THEN concat(p_pools, p_quantities)
        ELSE words_of_lines(p_pools, p_quantities, p_skus, p_sku_quantities, p_buckets, p_amounts)
        END, p_ttl_seconds, p_customer_id, p_customer_name, p_customer_phone, p_note, p_meta);
    IF NOT v_is_plain THEN
        v_lines := lines_of_request(p_pools, p_quantities, p_skus, p_sku_quantities,
            p_customer_id, p_customer_name, p_customer_phone, p_buckets, p_amounts);
        IF p_buckets IS NOT NULL AND NOT has_credit_holds() THEN
            v_lines.outcome := 'credit_holds_off';
            v_lines.short_of := NULL;
        END IF;
        IF v_lines.outcome IS NOT NULL THEN
            RETURN refused(p_key, v_hash, v_lines.outcome, v_lines.short_of, v_now);
        END IF;
        p_pools := v_lines.pools;
        p_quantities := v_lines.quantities;
        v_slot := v_lines.slot_id;
        v_first := coalesce(v_slot, p_pools[1]);
        v_quantity := p_quantities[array_position(p_pools, v_first)];
        IF p_buckets IS NOT NULL AND any_overdue(p_pools, v_now) THEN
            PERFORM expire_grants(p_pools);
            RETURN short_answer('reaped', NULL);
        END IF;
    END IF;
    LOOP
        SELECT is_kiosk(), p.site_id,
               NOT p.closed AND coalesce(p.ends_at > v_now, true), p.free - p.minimum, p.capacity,
               EXISTS (SELECT FROM hold_lines l WHERE l.pool_id = v_first AND l.state = 'open'
                          AND l.expires_at <= v_now)
          INTO v_is_kiosk, v_site, v_is_open, v_free, v_capacity, v_any_lapsed
          FROM pools p
         WHERE p.pool_id = v_first AND (p.kind = 'slot') = (v_slot IS NOT NULL);
        v_fits := v_is_open AND v_free >= v_quantity;
        EXIT WHEN v_fits IS NOT TRUE OR v_free >= 8 * v_quantity OR v_has_ticket
               OR pg_try_advisory_xact_lock(1, (v_first & 2147483647)::int);
        PERFORM pg_advisory_xact_lock(1, (v_first & 2147483647)::int);
        v_has_ticket := true;
    END LOOP;
    IF NOT v_is_plain THEN
        v_fits := v_is_open AND all_fit(p_pools, p_quantities, v_now);
    END IF;
    IF v_fits IS NOT TRUE THEN
        IF v_is_open AND NOT v_any_lapsed AND v_is_plain
           AND NOT EXISTS (SELECT FROM holds WHERE idempotency_key = p_key) THEN
            RETURN ROW('capacity_exhausted', NULL, v_slot, NULL, NULL, NULL,
                       greatest(v_free, 0), v_capacity, NULL, greatest(v_free, 0))::answer;
        END IF;
        RETURN refuse_place(p_key, v_hash, p_pools, p_quantities, v_slot, v_now);
    END IF;
    v_ttl := p_ttl_seconds;
    IF v_ttl IS NULL OR v_is_kiosk THEN
        v_ttl := coalesce(v_ttl, setting_number(CASE
            WHEN v_slot IS NULL AND p_skus IS NULL THEN 'credit_hold_seconds'
            ELSE 'hold_seconds' END));
        IF v_is_kiosk AND v_ttl > setting_number('hold_seconds') THEN
            RETURN refused(p_key, v_hash, 'invalid_request', 'ttl', v_now);
        END IF;
    END IF;
    IF v_any_lapsed AND p_attempt = 1 THEN
        PERFORM reap(ARRAY[v_first], false);
        RETURN short_answer('reaped', NULL);
    END IF;
    IF p_customer_id IS NOT NULL OR p_customer_name <> '' OR p_customer_phone <> '' THEN
        v_customer := customer_of_request(v_site, p_customer_id, p_customer_name,
                                          p_customer_phone);
        p_customer_id := v_customer.customer_id;
        IF NOT v_customer.is_known THEN
            RETURN refused(p_key, v_hash, 'not_found', NULL, v_now);
        END IF;
    END IF;
    WITH placed AS (
        INSERT INTO holds (idempotency_key, request_hash, site_id, slot_id, customer_id, desk,
                           channel, note, meta, with_credits, created_at, expires_at)
        VALUES (p_key, v_hash, v_site, v_slot, p_customer_id, p_desk,
                (CASE WHEN v_is_kiosk THEN 'kiosk' ELSE coalesce(p_channel, 'desk') END)
                ::hold_channel,
                nullif(p_note, ''), p_meta, p_buckets IS NOT NULL, v_now,
                v_now + make_interval(secs => v_ttl))
        ON CONFLICT (idempotency_key) DO NOTHING
        RETURNING hold_id, expires_at),
    lined AS (
        INSERT INTO hold_lines (hold_id, pool_id, quantity, site_id, expires_at)
        SELECT hold_id, unnest(p_pools), unnest(p_quantities), v_site, expires_at
          FROM placed),
    noted AS (
        INSERT INTO journal (at, event, site_id, hold_id, pool_id, free_change, balance_change)
        SELECT v_now, 'held', v_site, hold_id, unnest(p_pools), -unnest(p_quantities), 0
          FROM placed)
    SELECT 'held', hold_id, v_slot, 'held', us(expires_at), v_ttl::bigint * 1000
      INTO v_answer FROM placed;
    IF NOT FOUND THEN
        RETURN known_key(p_key, v_hash, v_now);
    END IF;
    FOR i IN 1 .. cardinality(p_pools) LOOP
        UPDATE pools p SET free = p.free - p_quantities[i]
         WHERE p.pool_id = p_pools[i] AND NOT p.closed
           AND (p.ends_at IS NULL OR p.ends_at > holdfast.now())
           AND (p.overdraft OR p.free - p_quantities[i] >= p.minimum)
        RETURNING p.free - p.minimum, p.capacity INTO v_free, v_capacity;
        IF NOT FOUND THEN
            PERFORM unwrite_hold(v_answer.hold_id, p_pools, p_quantities, i - 1);
            RETURN short_answer('raced', NULL);
        END IF;
        IF p_pools[i] = v_slot THEN
            v_answer.available := v_free;
            v_answer.capacity := v_capacity;
        END IF;
    END LOOP;
    IF v_any_lapsed THEN
        SELECT n.available, n.capacity INTO v_answer.available, v_answer.capacity
          FROM pool_numbers(v_slot, v_now) n;
    END IF;
    RETURN v_answer;
END $$;
