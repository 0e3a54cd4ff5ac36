-- A party becomes larger or smaller: one line changes its quantity under the locks of its hold and
-- pool. More places are taken, or nothing changes and the fresh numbers say how many there are.
CREATE OR REPLACE FUNCTION holdfast.resize_places(
    p_key uuid, p_hash bytea, p_hold bigint, p_party bigint, p_desk text, p_undoes bigint
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_hold holdfast.holds := holdfast.lock_hold(p_hold);
    v_line holdfast.hold_lines;
    v_more bigint;
    v_shift record;
    v_change holdfast.hold_changes;
    v_id bigint;
    v_answer holdfast.answer;
    v_now timestamptz := holdfast.now();
BEGIN
    v_answer := holdfast.known_change(p_key, p_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF holdfast.inactive(v_hold, v_now) IS NOT NULL THEN
        RETURN holdfast.hold_answer(holdfast.inactive(v_hold, v_now), v_hold, v_now);
    ELSIF v_hold.slot_id IS NULL THEN
        RETURN holdfast.short_answer('not_found', 'slot');
    END IF;
    PERFORM FROM holdfast.pools WHERE pool_id = v_hold.slot_id FOR NO KEY UPDATE;
    SELECT * INTO v_line FROM holdfast.hold_lines
     WHERE hold_id = p_hold AND pool_id = v_hold.slot_id FOR NO KEY UPDATE;
    v_now := holdfast.now();
    IF v_line.state NOT IN ('open', 'captured') OR holdfast.inactive(v_hold, v_now) IS NOT NULL THEN
        v_hold.status := 'expired';
        RETURN holdfast.hold_answer('hold_expired', v_hold, v_now);
    ELSIF p_party < v_hold.arrived THEN
        v_answer := holdfast.hold_answer('below_arrived', v_hold, v_now);
        v_answer.short_left := v_hold.arrived;
        RETURN v_answer;
    END IF;
    v_more := p_party - v_line.quantity;
    v_shift := holdfast.shift_places(ARRAY[v_hold.slot_id], ARRAY[-v_more], v_now);
    IF v_shift.outcome IS NOT NULL THEN
        RETURN holdfast.refused_by(v_shift.outcome, v_hold, v_hold.slot_id, v_now);
    END IF;
    v_change.idempotency_key := p_key;
    v_change.request_hash := p_hash;
    v_change.hold_id := p_hold;
    v_change.kind := 'resized';
    v_change.from_count := v_line.quantity;
    v_change.to_count := p_party;
    v_change.undoes := p_undoes;
    v_change.desk := p_desk;
    v_change.at := v_now;
    v_id := holdfast.keep_change(v_change);
    UPDATE holdfast.hold_lines
       SET quantity = p_party,
           captured = CASE state WHEN 'captured' THEN p_party ELSE captured END
     WHERE hold_id = p_hold AND pool_id = v_hold.slot_id;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change,
                                  balance_change, change_id)
        VALUES (v_now, 'resized', v_line.site_id, v_hold.slot_id, p_hold, -v_more,
                CASE v_line.state WHEN 'captured' THEN -v_more ELSE 0 END, v_id);
    RETURN holdfast.hold_answer(CASE WHEN p_undoes IS NULL THEN 'resized' ELSE 'undone' END,
                                v_hold, v_now);
END $$;

-- outcome: resized (also when the party was of that size) | replayed | idempotency_key_reuse |
-- capacity_exhausted | places_offered | slot_closed | slot_past (a party only grows in a slot that
-- sells) | below_arrived (short_left: how many are here) | hold_expired | hold_cancelled |
-- not_found | invalid_request (short_of: key, quantity, desk).
CREATE OR REPLACE FUNCTION api.resize_hold(
    p_key uuid, p_hold bigint, p_party bigint, p_desk text DEFAULT NULL
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
BEGIN
    IF p_key IS NULL OR (p_party BETWEEN 1 AND 1000000) IS NOT TRUE
       OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request',
            CASE WHEN p_key IS NULL THEN 'key'
                 WHEN (p_party BETWEEN 1 AND 1000000) IS NOT TRUE THEN 'quantity'
                 ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    RETURN resize_places(p_key, change_hash(ARRAY['resized', p_hold, p_party]::text[]), p_hold,
                         p_party, p_desk, NULL);
END $$;
