-- Takes the last change of a hold back, as a change of its own with its own rows in the journal.
-- Nothing is unwritten. What was changed again since stays: nobody undoes another desk's work. An
-- undo cannot be undone; a revival is taken back by cancelling.

-- Whether a later change of this change's holds is there.
CREATE OR REPLACE FUNCTION holdfast.is_overtaken(p_change holdfast.hold_changes) RETURNS boolean
LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM holdfast.hold_changes c
                    WHERE c.change_id > p_change.change_id
                      AND (c.hold_id IN (p_change.hold_id, p_change.other_hold)
                           OR c.other_hold IN (p_change.hold_id, p_change.other_hold)))
$$;

-- p_change_key: the key that the change was made with.
-- outcome: undone | replayed | idempotency_key_reuse | changed_meanwhile | not_undoable | and the
-- refusals of move_hold, swap_holds, resize_hold: the old place may have been taken since |
-- not_found | invalid_request (short_of: key, desk).
CREATE OR REPLACE FUNCTION api.undo_change(
    p_key uuid, p_change_key uuid, p_desk text DEFAULT NULL
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hash bytea := change_hash(ARRAY['undone', p_change_key]::text[]);
    v_change hold_changes;
    v_hold holds;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request', CASE WHEN p_key IS NULL THEN 'key' ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    SELECT * INTO v_change FROM hold_changes WHERE idempotency_key = p_change_key;
    IF NOT FOUND THEN
        RETURN short_answer('not_found', 'change');
    END IF;
    PERFORM lock_hold(least(v_change.hold_id, v_change.other_hold));
    PERFORM lock_hold(v_change.other_hold);
    v_hold := lock_hold(v_change.hold_id);
    v_now := holdfast.now();
    v_answer := known_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF v_change.undoes IS NOT NULL OR v_change.kind IN ('revived', 'taken_over') THEN
        RETURN hold_answer('not_undoable', v_hold, v_now);
    ELSIF is_overtaken(v_change) THEN
        RETURN hold_answer('changed_meanwhile', v_hold, v_now);
    ELSIF inactive(v_hold, v_now) IS NOT NULL THEN
        RETURN hold_answer(inactive(v_hold, v_now), v_hold, v_now);
    END IF;
    RETURN CASE v_change.kind
        WHEN 'moved' THEN move_places(p_key, v_hash, v_change.hold_id, v_change.to_slot,
                                      v_change.from_slot, p_desk, v_change.change_id)
        WHEN 'swapped' THEN swap_places(p_key, v_hash, v_change.hold_id, v_change.other_hold,
                                        p_desk, v_change.change_id)
        WHEN 'resized' THEN resize_places(p_key, v_hash, v_change.hold_id, v_change.from_count,
                                          p_desk, v_change.change_id)
        ELSE write_arrival(v_hold, p_key, v_hash, v_change.kind, v_change.from_count, p_desk,
                           v_change.change_id, v_now) END;
END $$;
