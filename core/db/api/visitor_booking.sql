-- What a visitor sees and does with a booking by its code: numbers and public words, never a name
-- or a phone. Whoever has the code may know how it stands: it is the secret of its holder.

-- From when the hold can be checked in at a kiosk: so many minutes before its slot, on its day.
CREATE OR REPLACE FUNCTION holdfast.check_in_from(p_starts_at timestamptz, p_zone text)
RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT greatest(
        p_starts_at - make_interval(mins => holdfast.setting_number('check_in_minutes')),
        date_trunc('day', p_starts_at AT TIME ZONE p_zone) AT TIME ZONE p_zone)
$$;

-- outcome: found | not_found (also a hold without a slot) | locked (seconds_left).
CREATE OR REPLACE FUNCTION api.booking_of(p_text text) RETURNS TABLE (
    outcome text, seconds_left bigint, hold_id bigint, status text, party bigint, arrived bigint,
    starts_us bigint, ends_us bigint, check_in_from_us bigint, resource_name text, title text,
    site_name text, zone text, extras text, now_us bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s'
AS $$
#variable_conflict use_column
DECLARE
    v_found record := visitor_hold(p_text);
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT 'found', NULL::bigint, h.hold_id, status_at(h.status, h.expires_at, v_now), l.quantity,
           h.arrived, us(s.starts_at), us(s.ends_at), us(check_in_from(s.starts_at, t.zone)),
           r.name, s.title, t.name, t.zone, extras_of(h.hold_id), us(v_now)
      FROM holds h
      JOIN slots s ON s.slot_id = h.slot_id
      JOIN hold_lines l ON l.hold_id = h.hold_id AND l.pool_id = h.slot_id
      JOIN resources r ON r.resource_id = s.resource_id
      JOIN sites t ON t.site_id = s.site_id
     WHERE h.hold_id = v_found.hold_id;
    IF NOT FOUND THEN
        outcome := coalesce(v_found.outcome, 'not_found');
        seconds_left := v_found.seconds_left;
        RETURN NEXT;
    END IF;
END $$;

-- The whole party is here.
-- outcome: arrived | replayed | idempotency_key_reuse | has_arrived (all were here already) |
-- too_early | slot_past | hold_held | hold_cancelled | hold_expired | not_found |
-- locked (short_left: seconds) | invalid_request (short_of: key).
CREATE OR REPLACE FUNCTION api.check_in_visitor(
    p_key uuid, p_text text, p_desk text DEFAULT NULL
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_found record;
    v_hash bytea;
    v_hold holds;
    v_place record;
    v_refusal text;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request', CASE WHEN p_key IS NULL THEN 'key' ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    v_found := visitor_hold(p_text);
    IF v_found.outcome IS NOT NULL THEN
        v_answer := short_answer(v_found.outcome, NULL);
        v_answer.short_left := v_found.seconds_left;
        RETURN v_answer;
    END IF;
    SELECT * INTO v_hold FROM holds WHERE hold_id = v_found.hold_id FOR NO KEY UPDATE;
    v_hash := change_hash(ARRAY['visitor_arrived', v_hold.hold_id]::text[]);
    v_now := holdfast.now();
    v_answer := known_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF no_arrival(v_hold, v_now) IS NOT NULL THEN
        RETURN hold_answer(no_arrival(v_hold, v_now), v_hold, v_now);
    END IF;
    SELECT l.quantity AS party, p.ends_at, check_in_from(p.starts_at, s.zone) AS opens_at
      INTO v_place
      FROM hold_lines l
      JOIN pools p ON p.pool_id = l.pool_id
      JOIN sites s ON s.site_id = p.site_id
     WHERE l.hold_id = v_hold.hold_id AND l.pool_id = v_hold.slot_id;
    v_refusal := CASE WHEN v_hold.arrived >= v_place.party THEN 'has_arrived'
                      WHEN v_now < v_place.opens_at THEN 'too_early'
                      WHEN v_now >= v_place.ends_at THEN 'slot_past' END;
    IF v_refusal IS NOT NULL THEN
        RETURN hold_answer(v_refusal, v_hold, v_now);
    END IF;
    RETURN write_arrival(v_hold, p_key, v_hash, 'arrived', v_place.party, p_desk, NULL, v_now);
END $$;

-- The visitor does not come. Places, pieces and credits go back as cancel_hold gives them back.
-- outcome: cancelled | replayed | idempotency_key_reuse | has_arrived | slot_begun |
-- hold_cancelled | hold_expired | not_found | locked (short_left: seconds) |
-- invalid_request (short_of: key).
CREATE OR REPLACE FUNCTION api.cancel_visitor(p_key uuid, p_text text) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_found record;
    v_hash bytea;
    v_hold holds;
    v_refusal text;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL THEN
        RETURN short_answer('invalid_request', 'key');
    END IF;
    PERFORM be_durable();
    v_found := visitor_hold(p_text);
    IF v_found.outcome IS NOT NULL THEN
        v_answer := short_answer(v_found.outcome, NULL);
        v_answer.short_left := v_found.seconds_left;
        RETURN v_answer;
    END IF;
    SELECT * INTO v_hold FROM holds WHERE hold_id = v_found.hold_id FOR NO KEY UPDATE;
    v_hash := change_hash(ARRAY['visitor_cancelled', v_hold.hold_id]::text[]);
    v_now := holdfast.now();
    v_answer := known_visitor_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    v_refusal := CASE
        WHEN v_hold.slot_id IS NULL THEN 'not_found'
        WHEN inactive(v_hold, v_now) IS NOT NULL THEN inactive(v_hold, v_now)
        WHEN v_hold.arrived > 0 THEN 'has_arrived'
        WHEN (SELECT p.starts_at <= v_now FROM pools p WHERE p.pool_id = v_hold.slot_id)
            THEN 'slot_begun' END;
    IF v_refusal IS NOT NULL THEN
        RETURN hold_answer(v_refusal, v_hold, v_now);
    END IF;
    v_answer := cancel_locked(v_hold, NULL);
    IF v_answer.outcome = 'cancelled' THEN
        PERFORM keep_visitor_change(p_key, v_hash, v_hold.hold_id, 'cancelled', v_now);
    END IF;
    RETURN v_answer;
END $$;
