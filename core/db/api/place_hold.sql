-- The customer of a request: the one with this id, or the one of this name and phone, who is written
-- down when new; NULL for a walk-in. is_known is false for an id that is not there. A kiosk names
-- nobody by id: to it every id is one that is not there.
CREATE OR REPLACE FUNCTION holdfast.customer_of_request(
    p_site bigint, p_customer_id bigint, p_name text, p_phone text,
    OUT customer_id bigint, OUT is_known boolean
) LANGUAGE plpgsql AS $$
BEGIN
    is_known := true;
    IF p_customer_id IS NOT NULL THEN
        SELECT c.customer_id INTO customer_id FROM holdfast.customers c
         WHERE c.customer_id = p_customer_id AND c.erased_at IS NULL AND NOT holdfast.is_kiosk();
        is_known := FOUND;
    ELSIF holdfast.fold(p_name) <> '' OR holdfast.phone_digits(p_phone) <> '' THEN
        customer_id := (holdfast.save_customer(p_site, p_name, p_phone, NULL)).customer_id;
    END IF;
END $$;

-- The seconds a hold lives: as asked, else the setting. NULL: a kiosk asked for more than the setting.
CREATE OR REPLACE FUNCTION holdfast.hold_seconds(p_asked int, p_kiosk boolean) RETURNS int
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_setting int;
BEGIN
    IF p_asked IS NOT NULL AND NOT p_kiosk THEN
        RETURN p_asked;
    END IF;
    v_setting := holdfast.setting_number('hold_seconds');
    RETURN CASE WHEN p_asked IS NULL THEN v_setting WHEN p_asked <= v_setting THEN p_asked END;
END $$;

-- What a place request is refused with, unless its key is known: a double click whose first call took
-- the last place must hear of its hold, so the key is looked up after the look at the pools.
CREATE OR REPLACE FUNCTION holdfast.refuse_place(
    p_answer holdfast.answer, p_key uuid, p_hash bytea, p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_known holdfast.answer := holdfast.known_key(p_key, p_hash, p_now);
BEGIN
    IF v_known.outcome IS NOT NULL THEN
        RETURN v_known;
    END IF;
    IF p_answer.outcome = 'not_found' THEN
        p_answer.slot_id := NULL;
    ELSIF p_answer.capacity IS NULL THEN
        SELECT n.available, n.capacity INTO p_answer.available, p_answer.capacity
          FROM holdfast.pool_numbers(p_answer.slot_id, p_now) n;
    END IF;
    RETURN p_answer;
END $$;

-- Writes the hold, its lines and its journal in one statement and takes from the pools last.
-- outcome: held | raced | replayed | idempotency_key_reuse.
CREATE OR REPLACE FUNCTION holdfast.write_hold(p_claim holdfast.claim) RETURNS holdfast.answer
LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer;
    v_taken record;
    v_now timestamptz := holdfast.now();
    v_expires_at timestamptz := v_now + make_interval(secs => p_claim.ttl_seconds);
BEGIN
    WITH placed AS (
        INSERT INTO holdfast.holds
            (idempotency_key, request_hash, site_id, slot_id, customer_id, desk, channel, note,
             created_at, expires_at)
        VALUES (p_claim.key, p_claim.hash, p_claim.site_id, p_claim.slot_id, p_claim.customer_id,
                p_claim.desk, p_claim.channel, p_claim.note, v_now, v_expires_at)
        ON CONFLICT (idempotency_key) DO NOTHING
        RETURNING hold_id),
    lined AS (
        INSERT INTO holdfast.hold_lines (hold_id, pool_id, quantity, site_id, expires_at)
        SELECT hold_id, unnest(p_claim.pools), unnest(p_claim.quantities), p_claim.site_id,
               v_expires_at
          FROM placed),
    noted AS (
        INSERT INTO holdfast.journal
            (at, event, site_id, hold_id, pool_id, free_change, balance_change)
        SELECT v_now, 'held', p_claim.site_id, hold_id, unnest(p_claim.pools),
               -unnest(p_claim.quantities), 0
          FROM placed)
    SELECT hold_id INTO v_answer.hold_id FROM placed;
    IF NOT FOUND THEN
        RETURN holdfast.known_key(p_claim.key, p_claim.hash, v_now);
    END IF;
    v_taken := holdfast.take_pools(p_claim.pools, p_claim.quantities, p_claim.slot_id);
    IF v_taken.taken < cardinality(p_claim.pools) THEN
        PERFORM holdfast.unwrite_hold(v_answer.hold_id, p_claim.pools, p_claim.quantities,
                                      v_taken.taken);
        v_answer.hold_id := NULL;
        v_answer.outcome := 'raced';
        RETURN v_answer;
    END IF;
    -- Lapsed places that the look saw may have been given back since; the pool is ours now, so a
    -- count is exact.
    IF p_claim.lapsed > 0 THEN
        v_taken.slot_free := v_taken.slot_free + holdfast.lapsed(p_claim.slot_id, v_now);
    END IF;
    v_answer.outcome := 'held';
    v_answer.slot_id := p_claim.slot_id;
    v_answer.status := 'held';
    v_answer.expires_us := holdfast.us(v_expires_at);
    v_answer.remaining_ms := p_claim.ttl_seconds::bigint * 1000;
    v_answer.available := greatest(v_taken.slot_free, 0);
    v_answer.capacity := p_claim.capacity;
    RETURN v_answer;
END $$;

-- The decision of place_hold. outcome as there, and: raced (somebody was faster between look and
-- take: roll back and ask again) | reaped (commit and ask again).
--
-- The hold is written first and the pools are taken last, so that a hot pool is locked for one UPDATE
-- and a commit that does not wait for the disk. No savepoint and no EXCEPTION block on the way.
--
-- Clients may execute this function, because the procedure that commits between its steps has to run
-- with their rights. Called by itself it decides the same, and whatever it leaves behind is right to
-- commit (see unwrite_hold), durable when the caller's commit is. What a caller gains is to keep a
-- row locked inside its own transaction; lock_timeout here and the limits of its login bound that.
CREATE OR REPLACE FUNCTION holdfast.place_hold_tx(
    p_key uuid, p_pools bigint[], p_quantities bigint[], p_ttl_seconds int, p_customer_id bigint,
    p_customer_name text, p_customer_phone text, p_note text, p_desk text, p_channel text,
    p_skus text[], p_sku_quantities bigint[]
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_answer holdfast.answer;
    v_claim holdfast.claim;
    v_lines record;
    v_look record;
    v_customer record;
    v_now timestamptz;
    v_kiosk boolean := is_kiosk();
BEGIN
    v_answer.short_of := invalid_place_field(p_key, p_pools, p_quantities, p_ttl_seconds,
        p_customer_name, p_customer_phone, p_note, p_desk, p_channel, p_skus, p_sku_quantities);
    v_claim.ttl_seconds := hold_seconds(p_ttl_seconds, v_kiosk);
    IF v_answer.short_of IS NOT NULL OR v_claim.ttl_seconds IS NULL THEN
        v_answer.outcome := 'invalid_request';
        v_answer.short_of := coalesce(v_answer.short_of, 'ttl');
        RETURN v_answer;
    END IF;
    v_lines := lines_of_request(p_pools, p_quantities, p_skus, p_sku_quantities);
    v_answer.slot_id := v_lines.slot_id;
    v_claim.hash := request_hash(v_lines.pools, v_lines.quantities, p_ttl_seconds, p_customer_id,
                                 p_customer_name, p_customer_phone, p_note);
    v_now := holdfast.now();
    IF v_lines.slot_id IS NULL OR v_lines.unknown_sku IS NOT NULL THEN
        v_answer.outcome := 'not_found';
        v_answer.short_of := v_lines.unknown_sku;
        RETURN refuse_place(v_answer, p_key, v_claim.hash, v_now);
    END IF;
    v_look := look_at_pools(v_lines.pools, v_lines.quantities, v_lines.slot_id, v_now);
    IF v_look.outcome = 'reap' THEN
        PERFORM reap(v_lines.pools);
        v_answer.outcome := 'reaped';
        RETURN v_answer;
    END IF;
    v_answer.outcome := v_look.outcome;
    IF v_answer.outcome IS NULL
       AND (p_customer_id IS NOT NULL OR p_customer_name <> '' OR p_customer_phone <> '') THEN
        v_customer := customer_of_request(v_look.site_id, p_customer_id, p_customer_name,
                                          p_customer_phone);
        v_claim.customer_id := v_customer.customer_id;
        v_answer.outcome := CASE WHEN NOT v_customer.is_known THEN 'not_found' END;
    END IF;
    IF v_answer.outcome IS NOT NULL THEN
        v_answer.available := v_look.available;
        v_answer.capacity := v_look.capacity;
        v_answer.short_of := v_look.short_of;
        v_answer.short_left := v_look.short_left;
        RETURN refuse_place(v_answer, p_key, v_claim.hash, v_now);
    END IF;
    v_claim.key := p_key;
    v_claim.pools := v_lines.pools;
    v_claim.quantities := v_lines.quantities;
    v_claim.slot_id := v_lines.slot_id;
    v_claim.site_id := v_look.site_id;
    v_claim.lapsed := v_look.lapsed;
    v_claim.capacity := v_look.capacity;
    v_claim.desk := p_desk;
    v_claim.note := p_note;
    v_claim.channel := CASE WHEN v_kiosk THEN 'kiosk' ELSE coalesce(p_channel, 'desk') END;
    RETURN write_hold(v_claim);
END $$;

-- outcome: held | replayed | idempotency_key_reuse | capacity_exhausted | slot_closed | slot_past |
-- not_found | invalid_request. Ask outside a transaction block: it commits by itself.
--
-- The first commit does not wait for the disk and frees the pool row at once; the second waits with
-- nothing locked. The caller hears only after that: what was acknowledged cannot be lost. A replay
-- waits as well, for the row that it acknowledges may not have been on disk (or on the standby) yet.
-- Rules rest on READ COMMITTED; a session with another default gets it for these transactions.
CREATE OR REPLACE PROCEDURE api.place_hold(
    p_key uuid, p_pools bigint[], p_quantities bigint[], p_ttl_seconds int DEFAULT NULL,
    p_customer_id bigint DEFAULT NULL, p_customer_name text DEFAULT NULL,
    p_customer_phone text DEFAULT NULL, p_note text DEFAULT NULL, p_desk text DEFAULT NULL,
    p_channel text DEFAULT NULL, p_skus text[] DEFAULT NULL, p_sku_quantities bigint[] DEFAULT NULL,
    INOUT outcome text DEFAULT NULL, INOUT hold_id bigint DEFAULT NULL,
    INOUT slot_id bigint DEFAULT NULL, INOUT status text DEFAULT NULL,
    INOUT expires_us bigint DEFAULT NULL, INOUT remaining_ms bigint DEFAULT NULL,
    INOUT available bigint DEFAULT NULL, INOUT capacity bigint DEFAULT NULL,
    INOUT short_of text DEFAULT NULL, INOUT short_left bigint DEFAULT NULL
) LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer;
BEGIN
    FOR attempt IN 1 .. 100 LOOP
        IF current_setting('transaction_isolation') <> 'read committed' THEN
            ROLLBACK;
            SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
        END IF;
        SET LOCAL synchronous_commit = off;
        v_answer := holdfast.place_hold_tx(p_key, p_pools, p_quantities, p_ttl_seconds,
            p_customer_id, p_customer_name, p_customer_phone, p_note, p_desk, p_channel, p_skus,
            p_sku_quantities);
        EXIT WHEN v_answer.outcome NOT IN ('raced', 'reaped');
        IF v_answer.outcome = 'raced' THEN
            ROLLBACK;
        ELSE
            COMMIT;
        END IF;
    END LOOP;
    IF v_answer.outcome = 'held' THEN
        COMMIT;
    ELSE
        ROLLBACK;
    END IF;
    IF v_answer.outcome IN ('raced', 'reaped') THEN
        RAISE serialization_failure USING MESSAGE = 'the pools of this hold are too busy';
    END IF;
    IF v_answer.hold_id IS NOT NULL THEN
        PERFORM holdfast.wait_for_disk();
        COMMIT;
    END IF;
    outcome := v_answer.outcome;
    hold_id := v_answer.hold_id;
    slot_id := v_answer.slot_id;
    status := v_answer.status;
    expires_us := v_answer.expires_us;
    remaining_ms := v_answer.remaining_ms;
    available := v_answer.available;
    capacity := v_answer.capacity;
    short_of := v_answer.short_of;
    short_left := v_answer.short_left;
END $$;
