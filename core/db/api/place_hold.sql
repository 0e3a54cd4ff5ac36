-- The decision of place_hold. outcome as there, and: raced (somebody was faster between look and
-- take: roll back and ask again) | reaped (commit and ask again).
--
-- The look takes no lock. The hold is written next and the pools are taken last, each with one
-- conditional UPDATE in ascending order, so that a hot pool is locked for one UPDATE and a commit
-- that does not wait for the disk. The conditions stand in that UPDATE, on the row version that it
-- locks: close_slot cannot slip in between, and whoever waited behind it for the row takes nothing.
-- The UPDATE is a statement of its own: joined to the others, whoever waited for the row would set
-- them all up again while holding it. No savepoint, and few statements and expressions: each of
-- them is prepared anew in each transaction.
--
-- For a walk-in on one open slot with places to spare, the most frequent request by far, all that
-- must be looked at stands in one statement; whatever is not so is for place_lines. That saves a
-- quarter of its cost, and decides nothing: the UPDATE does. Credits of one bucket alone have a way
-- of their own too, place_credits, which saves half.
--
-- Clients may execute this function, because the procedure that commits between its steps has to
-- run with their rights. Called by itself it decides the same, and whatever it leaves behind is
-- right to commit (see unwrite_hold), durable when the caller's commit is. What a caller gains is
-- to keep a row locked inside its own transaction; lock_timeout here and the limits of its login
-- bound that.
--
-- enable_seqscan: a plan that was made while a table was small must not read all of it later.
-- plan_cache_mode: with arrays among the arguments each call was planned anew, at half its cost.
DROP FUNCTION IF EXISTS holdfast.place_hold_tx(uuid, bigint[], bigint[], int, bigint, text, text,
    text, text, text, text[], bigint[], int);
CREATE OR REPLACE FUNCTION holdfast.place_hold_tx(
    p_key uuid, p_pools bigint[], p_quantities bigint[], p_ttl_seconds int, p_customer_id bigint,
    p_customer_name text, p_customer_phone text, p_note text, p_desk text, p_channel text,
    p_skus text[], p_sku_quantities bigint[], p_buckets text[], p_amounts bigint[], p_meta jsonb,
    p_attempt int DEFAULT 1
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    v_answer holdfast.answer;
    v_hash bytea;
    v_site bigint;
    v_now timestamptz := holdfast.now();
BEGIN
    SELECT request_hash(concat(p_pools, p_quantities), p_ttl_seconds, NULL, NULL, NULL, NULL, NULL),
           p.site_id
      INTO v_hash, v_site
      FROM pools p
     WHERE p.pool_id = p_pools[1] AND p.kind = 'slot' AND NOT p.closed AND p.ends_at > v_now
       AND p.free - p.minimum >= 8 * p_quantities[1]
       AND cardinality(p_pools) = 1 AND cardinality(p_quantities) = 1
       AND p_quantities[1] BETWEEN 1 AND 1000000 AND p_ttl_seconds BETWEEN 1 AND 86400
       AND num_nonnulls(p_customer_id, p_skus, p_sku_quantities, p_buckets, p_amounts, p_meta) = 0
       AND concat(p_customer_name, p_customer_phone, p_note) = ''
       AND coalesce(p_channel, 'desk') IN ('desk', 'program')
       AND coalesce(octet_length(p_desk), 0) <= 80 AND p_key IS NOT NULL AND NOT is_kiosk()
       AND NOT EXISTS (SELECT FROM hold_lines l WHERE l.pool_id = p_pools[1] AND l.state = 'open'
                          AND l.expires_at <= v_now);
    IF NOT FOUND THEN
        IF cardinality(p_buckets) = 1 AND cardinality(p_amounts) = 1 AND cardinality(p_pools) = 0
           AND cardinality(p_quantities) = 0 AND num_nonnulls(p_skus, p_sku_quantities) = 0
           AND concat(p_customer_name, p_customer_phone) = '' THEN
            v_answer := place_credits(p_key, p_ttl_seconds, p_customer_id, p_note, p_desk,
                p_channel, p_buckets[1], p_amounts[1], p_meta);
            IF v_answer.outcome IS NOT NULL THEN
                RETURN v_answer;
            END IF;
        END IF;
        RETURN place_lines(p_key, p_pools, p_quantities, p_ttl_seconds, p_customer_id,
            p_customer_name, p_customer_phone, p_note, p_desk, p_channel, p_skus,
            p_sku_quantities, p_buckets, p_amounts, p_meta, p_attempt);
    END IF;
    WITH placed AS (
        INSERT INTO holds (idempotency_key, request_hash, site_id, slot_id, desk, channel,
                           created_at, expires_at)
        VALUES (p_key, v_hash, v_site, p_pools[1], p_desk,
                coalesce(p_channel, 'desk')::hold_channel, v_now,
                v_now + make_interval(secs => p_ttl_seconds))
        ON CONFLICT (idempotency_key) DO NOTHING
        RETURNING hold_id, expires_at),
    lined AS (
        INSERT INTO hold_lines (hold_id, pool_id, quantity, site_id, expires_at)
        SELECT hold_id, p_pools[1], p_quantities[1], v_site, expires_at FROM placed),
    noted AS (
        INSERT INTO journal (at, event, site_id, hold_id, pool_id, free_change, balance_change)
        SELECT v_now, 'held', v_site, hold_id, p_pools[1], -p_quantities[1], 0 FROM placed)
    SELECT 'held', hold_id, p_pools[1], 'held', us(expires_at), p_ttl_seconds::bigint * 1000
      INTO v_answer FROM placed;
    IF NOT FOUND THEN
        RETURN known_key(p_key, v_hash, v_now);
    END IF;
    UPDATE pools p SET free = p.free - p_quantities[1]
     WHERE p.pool_id = p_pools[1] AND NOT p.closed AND p.ends_at > holdfast.now()
       AND p.free - p_quantities[1] >= p.minimum
    RETURNING p.free - p.minimum, p.capacity INTO v_answer.available, v_answer.capacity;
    IF NOT FOUND THEN
        PERFORM unwrite_hold(v_answer.hold_id, p_pools, p_quantities, 0);
        RETURN short_answer('raced', NULL);
    END IF;
    RETURN v_answer;
END $$;

-- outcome: held | replayed | idempotency_key_reuse | capacity_exhausted | insufficient_credits |
-- slot_closed | slot_past | credit_holds_off | not_found | invalid_request. Ask outside a
-- transaction block: it commits by itself.
--
-- The first commit does not wait for the disk and frees the pool row at once; the second waits with
-- nothing locked. The caller hears only after that: what was acknowledged cannot be lost. A replay
-- waits as well, for the row that it acknowledges may not have been on disk (or on the standby)
-- yet. Rules rest on READ COMMITTED; a session with another default gets it for these transactions.
DROP PROCEDURE IF EXISTS api.place_hold(uuid, bigint[], bigint[], int, bigint, text, text, text,
    text, text, text[], bigint[], text, bigint, bigint, text, bigint, bigint, bigint, bigint, text,
    bigint);
CREATE OR REPLACE PROCEDURE api.place_hold(
    p_key uuid, p_pools bigint[], p_quantities bigint[], p_ttl_seconds int DEFAULT NULL,
    p_customer_id bigint DEFAULT NULL, p_customer_name text DEFAULT NULL,
    p_customer_phone text DEFAULT NULL, p_note text DEFAULT NULL, p_desk text DEFAULT NULL,
    p_channel text DEFAULT NULL, p_skus text[] DEFAULT NULL,
    p_sku_quantities bigint[] DEFAULT NULL, p_buckets text[] DEFAULT NULL,
    p_amounts bigint[] DEFAULT NULL, p_meta jsonb DEFAULT NULL,
    INOUT outcome text DEFAULT NULL, INOUT hold_id bigint DEFAULT NULL,
    INOUT slot_id bigint DEFAULT NULL, INOUT status text DEFAULT NULL,
    INOUT expires_us bigint DEFAULT NULL, INOUT remaining_ms bigint DEFAULT NULL,
    INOUT available bigint DEFAULT NULL, INOUT capacity bigint DEFAULT NULL,
    INOUT short_of text DEFAULT NULL, INOUT short_left bigint DEFAULT NULL
) LANGUAGE plpgsql AS $$
DECLARE
    v_flushed pg_lsn;
BEGIN
    FOR attempt IN 1 .. 100 LOOP
        IF current_setting('transaction_isolation') <> 'read committed' THEN
            ROLLBACK;
            SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
        END IF;
        outcome := set_config('synchronous_commit', 'off', true);
        SELECT * INTO outcome, hold_id, slot_id, status, expires_us, remaining_ms, available,
                      capacity, short_of, short_left
          FROM holdfast.place_hold_tx(p_key, p_pools, p_quantities, p_ttl_seconds, p_customer_id,
                   p_customer_name, p_customer_phone, p_note, p_desk, p_channel, p_skus,
                   p_sku_quantities, p_buckets, p_amounts, p_meta, attempt);
        IF outcome = 'held' THEN
            COMMIT;
            v_flushed := holdfast.wait_for_disk();
            COMMIT;
            RETURN;
        END IF;
        IF outcome = 'reaped' THEN
            COMMIT;
            CONTINUE;
        END IF;
        -- These are answered by the look, before anything is written: nothing to take back, and a
        -- sold-out slot is refused most often of all.
        IF outcome IN ('capacity_exhausted', 'insufficient_credits', 'slot_closed', 'slot_past',
                       'invalid_request') THEN
            RETURN;
        END IF;
        ROLLBACK;
        CONTINUE WHEN outcome = 'raced';
        IF hold_id IS NOT NULL THEN
            v_flushed := holdfast.wait_for_disk();
            COMMIT;
        END IF;
        RETURN;
    END LOOP;
    RAISE serialization_failure USING MESSAGE = 'the pools of this hold are too busy';
END $$;
