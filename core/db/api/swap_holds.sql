-- Two holds of one site change places in one transaction, also when both slots are full: what
-- counts is only what each slot gives and takes on balance.
CREATE OR REPLACE FUNCTION holdfast.swap_places(
    p_key uuid, p_hash bytea, p_hold bigint, p_other bigint, p_desk text, p_undoes bigint
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_hold holdfast.holds;
    v_other holdfast.holds;
    v_lines holdfast.hold_lines[];
    v_more bigint;
    v_shift record;
    v_change holdfast.hold_changes;
    v_id bigint;
    v_answer holdfast.answer;
    v_now timestamptz;
BEGIN
    PERFORM holdfast.lock_hold(least(p_hold, p_other));
    v_other := holdfast.lock_hold(p_other);
    v_hold := holdfast.lock_hold(p_hold);
    v_now := holdfast.now();
    v_answer := holdfast.known_change(p_key, p_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF holdfast.inactive(v_hold, v_now) IS NOT NULL THEN
        RETURN holdfast.hold_answer(holdfast.inactive(v_hold, v_now), v_hold, v_now);
    ELSIF holdfast.inactive(v_other, v_now) IS NOT NULL THEN
        RETURN holdfast.hold_answer(holdfast.inactive(v_other, v_now), v_other, v_now);
    ELSIF v_hold.site_id <> v_other.site_id OR v_hold.slot_id = v_other.slot_id
       OR v_hold.slot_id IS NULL OR v_other.slot_id IS NULL
       OR EXISTS (SELECT FROM holdfast.hold_lines l
                   WHERE (l.hold_id, l.pool_id) IN ((p_hold, v_other.slot_id),
                                                    (p_other, v_hold.slot_id))) THEN
        RETURN holdfast.short_answer('invalid_request', 'slot');
    END IF;
    PERFORM FROM holdfast.pools WHERE pool_id IN (v_hold.slot_id, v_other.slot_id)
      ORDER BY pool_id FOR NO KEY UPDATE;
    v_lines := ARRAY(SELECT l FROM holdfast.hold_lines l
                      WHERE (l.hold_id, l.pool_id) IN ((p_hold, v_hold.slot_id),
                                                       (p_other, v_other.slot_id))
                      ORDER BY l.hold_id = p_other, l.pool_id FOR NO KEY UPDATE);
    v_now := holdfast.now();
    v_answer.outcome := coalesce(holdfast.inactive(v_hold, v_now),
        holdfast.inactive(v_other, v_now),
        CASE WHEN v_lines[1].state NOT IN ('open', 'captured')
               OR v_lines[2].state NOT IN ('open', 'captured') THEN 'hold_expired' END,
        (SELECT CASE WHEN p.closed THEN 'slot_closed' ELSE 'slot_past' END FROM holdfast.pools p
          WHERE p.pool_id IN (v_hold.slot_id, v_other.slot_id)
            AND (p.closed OR p.ends_at <= v_now)
          ORDER BY p.pool_id LIMIT 1));
    IF v_answer.outcome IS NOT NULL THEN
        RETURN holdfast.hold_answer(v_answer.outcome, v_hold, v_now);
    END IF;
    v_more := v_lines[1].quantity - v_lines[2].quantity;
    v_shift := holdfast.shift_places(ARRAY[v_hold.slot_id, v_other.slot_id],
                                     ARRAY[v_more, -v_more], v_now);
    IF v_shift.outcome IS NOT NULL THEN
        RETURN holdfast.refused_by(v_shift.outcome, v_hold, v_shift.pool, v_now);
    END IF;
    v_change.idempotency_key := p_key;
    v_change.request_hash := p_hash;
    v_change.hold_id := p_hold;
    v_change.other_hold := p_other;
    v_change.kind := 'swapped';
    v_change.from_slot := v_hold.slot_id;
    v_change.to_slot := v_other.slot_id;
    v_change.undoes := p_undoes;
    v_change.desk := p_desk;
    v_change.at := v_now;
    v_id := holdfast.keep_change(v_change);
    PERFORM holdfast.rewrite_slot(p_hold, v_hold.slot_id, v_other.slot_id, v_id, v_now);
    PERFORM holdfast.rewrite_slot(p_other, v_other.slot_id, v_hold.slot_id, v_id, v_now);
    v_hold.slot_id := v_other.slot_id;
    RETURN holdfast.hold_answer(CASE WHEN p_undoes IS NULL THEN 'swapped' ELSE 'undone' END,
                                v_hold, v_now);
END $$;

-- outcome: swapped | replayed | idempotency_key_reuse | capacity_exhausted (slot_id: which; the
-- parties differ) | slot_closed | slot_past | hold_expired, hold_cancelled (hold_id: which) |
-- not_found | invalid_request (short_of: key, slot, desk). The answer is about p_hold.
CREATE OR REPLACE FUNCTION api.swap_holds(
    p_key uuid, p_hold bigint, p_other bigint, p_desk text DEFAULT NULL
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
BEGIN
    IF p_key IS NULL OR p_hold = p_other OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request', CASE WHEN p_key IS NULL THEN 'key'
                                                    WHEN p_hold = p_other THEN 'slot'
                                                    ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    RETURN swap_places(p_key, change_hash(ARRAY['swapped', p_hold, p_other]::text[]), p_hold,
                       p_other, p_desk, NULL);
END $$;
