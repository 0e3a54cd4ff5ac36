-- What all changes of a hold that is there have in common: the key, the state that allows them, the
-- places that they give and take, and the row that is kept. Their order of locks is that of every
-- booking: holds ascending, pools ascending, lines.

CREATE OR REPLACE FUNCTION holdfast.change_hash(p_words text[]) RETURNS bytea
LANGUAGE sql STABLE AS $$ SELECT sha256(convert_to(p_words::text, 'UTF8')) $$;

-- The answer to the key of a change that is known; outcome is NULL when it is not. The same caller
-- with the same request hears how the hold stands; others that the key is taken, and nothing else:
-- also who comes too late, after settle_entry has closed the key.
CREATE OR REPLACE FUNCTION holdfast.known_change(
    p_key uuid, p_hash bytea, p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_change holdfast.hold_changes;
    v_hold holdfast.holds;
BEGIN
    SELECT * INTO v_change FROM holdfast.hold_changes WHERE idempotency_key = p_key;
    IF NOT FOUND AND NOT EXISTS (SELECT FROM holdfast.entry_keys WHERE idempotency_key = p_key) THEN
        RETURN NULL;
    ELSIF v_change.change_id IS NULL OR v_change.request_hash <> p_hash
       OR v_change.actor <> session_user THEN
        RETURN holdfast.short_answer('idempotency_key_reuse', NULL);
    END IF;
    SELECT * INTO v_hold FROM holdfast.holds WHERE hold_id = v_change.hold_id;
    RETURN holdfast.hold_answer('replayed', v_hold, p_now);
END $$;

-- Why a hold cannot be changed; NULL when it can, because it is held in time or confirmed.
CREATE OR REPLACE FUNCTION holdfast.inactive(p_hold holdfast.holds, p_now timestamptz)
RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN p_hold.hold_id IS NULL OR p_hold.request_hash = '' THEN 'not_found'
                WHEN p_hold.status = 'cancelled' THEN 'hold_cancelled'
                WHEN p_hold.status = 'expired'
                  OR p_hold.status = 'held' AND p_hold.expires_at <= p_now THEN 'hold_expired' END
$$;

-- Keeps a change and takes its key. When the key was taken meanwhile, by a change of another hold
-- or by settle_entry, the caller asks again and is told so.
CREATE OR REPLACE FUNCTION holdfast.keep_change(p_change holdfast.hold_changes) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    v_id bigint;
BEGIN
    IF NOT holdfast.take_entry_key(p_change.idempotency_key) THEN
        RAISE serialization_failure USING MESSAGE = 'the key is being used by another change';
    END IF;
    INSERT INTO holdfast.hold_changes
        (idempotency_key, request_hash, hold_id, other_hold, kind, from_slot, to_slot, from_count,
         to_count, undoes, desk, at)
    VALUES (p_change.idempotency_key, p_change.request_hash, p_change.hold_id, p_change.other_hold,
            p_change.kind, p_change.from_slot, p_change.to_slot, p_change.from_count,
            p_change.to_count, p_change.undoes, p_change.desk, p_change.at)
    RETURNING change_id INTO v_id;
    RETURN v_id;
END $$;

-- Gives places back to some pools (change above 0) and takes them from others (below 0), or does
-- nothing: outcome is NULL when all was done, else slot_closed | slot_past | capacity_exhausted |
-- places_offered (the same, while some are kept for a party of the waiting list: whoever wants a
-- place back hears why it is gone), and pool the one that refused. A pool that gives on balance may
-- be closed or past. Lapsed lines make room. The caller has locked the pools, in ascending order.
CREATE OR REPLACE FUNCTION holdfast.shift_places(
    p_pools bigint[], p_changes bigint[], p_now timestamptz, OUT outcome text, OUT pool bigint
) LANGUAGE plpgsql AS $$
DECLARE
    v_pool holdfast.pools;
    v_is_waited_for boolean;
BEGIN
    FOR i IN 1 .. cardinality(p_pools) LOOP
        CONTINUE WHEN p_changes[i] >= 0;
        SELECT * INTO v_pool FROM holdfast.pools WHERE pool_id = p_pools[i];
        WHILE v_pool.free - v_pool.minimum + p_changes[i] < 0
              AND holdfast.lapsed(p_pools[i], p_now) > 0 LOOP
            PERFORM holdfast.reap(ARRAY[p_pools[i]], true);
            SELECT * INTO v_pool FROM holdfast.pools WHERE pool_id = p_pools[i];
        END LOOP;
        outcome := CASE WHEN v_pool.closed THEN 'slot_closed'
                        WHEN v_pool.ends_at <= p_now THEN 'slot_past'
                        WHEN NOT v_pool.overdraft
                         AND v_pool.free - v_pool.minimum + p_changes[i] < 0
                            THEN CASE WHEN holdfast.has_offers(p_pools[i], p_now)
                                      THEN 'places_offered' ELSE 'capacity_exhausted' END END;
        pool := p_pools[i];
        IF outcome IS NOT NULL THEN
            RETURN;
        END IF;
    END LOOP;
    FOR i IN 1 .. cardinality(p_pools) LOOP
        UPDATE holdfast.pools p
           SET free = p.free + p_changes[i],
               shortfall = CASE WHEN p.overdraft THEN 0 ELSE
                   greatest(0, least(p.shortfall, p.minimum - (p.free + p_changes[i]))) END
         WHERE p.pool_id = p_pools[i]
        RETURNING p.has_waiting AND p_changes[i] > 0 INTO v_is_waited_for;
        IF v_is_waited_for THEN
            PERFORM holdfast.offer_waiting(p_pools[i], p_now);
        END IF;
    END LOOP;
END $$;

-- The answer about a slot that did not let a hold in: its numbers, not those of the hold's own.
CREATE OR REPLACE FUNCTION holdfast.refused_by(
    p_outcome text, p_hold holdfast.holds, p_slot bigint, p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer;
BEGIN
    p_hold.slot_id := p_slot;
    v_answer := holdfast.hold_answer(p_outcome, p_hold, p_now);
    v_answer.short_left := v_answer.available;
    v_answer.short_of := CASE p_outcome WHEN 'slot_closed' THEN
        (SELECT p.closed_reason FROM holdfast.pools p WHERE p.pool_id = p_slot) END;
    RETURN v_answer;
END $$;
