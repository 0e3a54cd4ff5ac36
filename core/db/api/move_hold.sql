-- A hold or booking goes to another slot of its site, in one transaction: the new places are taken
-- and the old ones given back by the same commit, so that the old place was never visible as free,
-- and when the new slot is full nothing has changed. Pieces and credits stay as they are.

-- Writes the lines, the journal and the hold of a move. The caller has locked the hold and both
-- pools, and has shifted the places.
CREATE OR REPLACE FUNCTION holdfast.rewrite_slot(
    p_hold bigint, p_from bigint, p_to bigint, p_change bigint, p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
    WITH line AS (
        UPDATE holdfast.hold_lines SET pool_id = p_to
         WHERE hold_id = p_hold AND pool_id = p_from
        RETURNING site_id, quantity, captured, state),
    noted AS (
        INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change,
                                      balance_change, change_id)
        SELECT p_now, 'moved', site_id, side.pool_id, p_hold, side.sign * quantity,
               CASE state WHEN 'captured' THEN side.sign * captured ELSE 0 END, p_change
          FROM line, (VALUES (p_from, 1), (p_to, -1)) AS side(pool_id, sign))
    UPDATE holdfast.holds SET slot_id = p_to, no_show_at = NULL WHERE hold_id = p_hold
$$;

-- Moves a hold that is on p_from to p_to. p_undoes: the change that this takes back, or NULL.
CREATE OR REPLACE FUNCTION holdfast.move_places(
    p_key uuid, p_hash bytea, p_hold bigint, p_from bigint, p_to bigint, p_desk text,
    p_undoes bigint
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_hold holdfast.holds := holdfast.lock_hold(p_hold);
    v_line holdfast.hold_lines;
    v_shift record;
    v_change holdfast.hold_changes;
    v_answer holdfast.answer;
    v_now timestamptz := holdfast.now();
BEGIN
    v_answer := holdfast.known_change(p_key, p_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF holdfast.inactive(v_hold, v_now) IS NOT NULL THEN
        RETURN holdfast.hold_answer(holdfast.inactive(v_hold, v_now), v_hold, v_now);
    ELSIF v_hold.slot_id IS DISTINCT FROM p_from THEN
        RETURN holdfast.hold_answer('changed_meanwhile', v_hold, v_now);
    ELSIF NOT EXISTS (SELECT FROM holdfast.slots s
                       WHERE s.slot_id = p_to AND s.site_id = v_hold.site_id) THEN
        RETURN holdfast.short_answer('not_found', 'slot');
    ELSIF EXISTS (SELECT FROM holdfast.hold_lines l
                   WHERE l.hold_id = p_hold AND l.pool_id = p_to) THEN
        RETURN holdfast.short_answer('invalid_request', 'slot');
    END IF;
    PERFORM FROM holdfast.pools WHERE pool_id IN (p_from, p_to)
      ORDER BY pool_id FOR NO KEY UPDATE;
    SELECT * INTO v_line FROM holdfast.hold_lines WHERE hold_id = p_hold AND pool_id = p_from
       FOR NO KEY UPDATE;
    v_now := holdfast.now();
    IF v_line.state NOT IN ('open', 'captured') OR holdfast.inactive(v_hold, v_now) IS NOT NULL THEN
        v_hold.status := 'expired';
        RETURN holdfast.hold_answer('hold_expired', v_hold, v_now);
    END IF;
    v_shift := holdfast.shift_places(ARRAY[p_from, p_to],
                                     ARRAY[v_line.quantity, -v_line.quantity], v_now);
    IF v_shift.outcome IS NOT NULL THEN
        RETURN holdfast.refused_by(v_shift.outcome, v_hold, p_to, v_now);
    END IF;
    v_change.idempotency_key := p_key;
    v_change.request_hash := p_hash;
    v_change.hold_id := p_hold;
    v_change.kind := 'moved';
    v_change.from_slot := p_from;
    v_change.to_slot := p_to;
    v_change.undoes := p_undoes;
    v_change.desk := p_desk;
    v_change.at := v_now;
    PERFORM holdfast.rewrite_slot(p_hold, p_from, p_to, holdfast.keep_change(v_change), v_now);
    v_hold.slot_id := p_to;
    RETURN holdfast.hold_answer(CASE WHEN p_undoes IS NULL THEN 'moved' ELSE 'undone' END, v_hold,
                                v_now);
END $$;

-- p_from: the slot where the caller saw the hold.
-- outcome: moved | replayed | idempotency_key_reuse | changed_meanwhile (it is on another slot by
-- now; slot_id tells) | capacity_exhausted, places_offered, slot_closed, slot_past (with the
-- numbers of p_to) | hold_expired | hold_cancelled | not_found (short_of slot: p_to is no slot of
-- this site) | invalid_request (short_of: key, slot, desk).
CREATE OR REPLACE FUNCTION api.move_hold(
    p_key uuid, p_hold bigint, p_from bigint, p_to bigint, p_desk text DEFAULT NULL
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
BEGIN
    IF p_key IS NULL OR p_from = p_to OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request', CASE WHEN p_key IS NULL THEN 'key'
                                                    WHEN p_from = p_to THEN 'slot'
                                                    ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    RETURN move_places(p_key, change_hash(ARRAY['moved', p_hold, p_from, p_to]::text[]), p_hold,
                       p_from, p_to, p_desk, NULL);
END $$;
