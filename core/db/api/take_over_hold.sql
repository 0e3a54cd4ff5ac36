-- A hold that somebody began elsewhere, at a kiosk or at another desk, becomes the caller's with
-- the time that is left. Its short code is what the visitor reads aloud. From then on it is no
-- longer the kiosk's: that hears not_found. A second press takes over what is the caller's already.
--
-- outcome: taken_over | replayed | idempotency_key_reuse | hold_expired | hold_cancelled |
-- hold_confirmed (a booking belongs to no desk) | not_found | invalid_request (short_of: key,
-- desk).
CREATE OR REPLACE FUNCTION api.take_over_hold(p_key uuid, p_code text, p_desk text DEFAULT NULL)
RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hold holds;
    v_hash bytea;
    v_change hold_changes;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request', CASE WHEN p_key IS NULL THEN 'key' ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    v_hold := lock_hold(coalesce(hold_of_code(p_code), hold_of_token(p_code)));
    v_hash := change_hash(ARRAY['taken_over', v_hold.hold_id]::text[]);
    v_now := holdfast.now();
    v_answer := known_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF inactive(v_hold, v_now) = 'not_found' THEN
        RETURN short_answer('not_found', NULL);
    ELSIF inactive(v_hold, v_now) IS NOT NULL OR v_hold.status = 'confirmed' THEN
        RETURN hold_answer(coalesce(inactive(v_hold, v_now), 'hold_confirmed'), v_hold, v_now);
    END IF;
    v_change.idempotency_key := p_key;
    v_change.request_hash := v_hash;
    v_change.hold_id := v_hold.hold_id;
    v_change.kind := 'taken_over';
    v_change.desk := p_desk;
    v_change.at := v_now;
    INSERT INTO journal (at, event, site_id, pool_id, hold_id, free_change, balance_change,
                         change_id, note)
        SELECT v_now, 'taken_over', v_hold.site_id, l.pool_id, v_hold.hold_id, 0, 0, c.change_id,
               concat_ws(', ', v_hold.actor, v_hold.desk)
          FROM (SELECT keep_change(v_change) AS change_id) AS c,
               (SELECT coalesce(v_hold.slot_id, min(o.pool_id)) AS pool_id FROM hold_lines o
                 WHERE o.hold_id = v_hold.hold_id) AS l;
    UPDATE holds SET actor = session_user, desk = p_desk WHERE hold_id = v_hold.hold_id
    RETURNING * INTO v_hold;
    RETURN hold_answer('taken_over', v_hold, v_now);
END $$;
