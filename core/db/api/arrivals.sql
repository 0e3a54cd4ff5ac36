-- Who has come: a booking has a party, and of it so many are here. Checking in says how many are
-- here in all, so that twice is no more than once. Both commands lock the hold alone; no place
-- changes hands.

-- Since when it stood that nobody had come, before a change of the hold; NULL when it did not.
-- Going to another slot forgets it. An undo leaves what stood before the change that it took back.
CREATE OR REPLACE FUNCTION holdfast.absent_before(p_hold bigint, p_change bigint)
RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_before bigint := p_change;
    v_last holdfast.hold_changes;
BEGIN
    LOOP
        SELECT * INTO v_last
          FROM holdfast.hold_changes c
         WHERE (c.hold_id = p_hold OR c.other_hold = p_hold) AND c.change_id < v_before
           AND c.kind NOT IN ('resized', 'taken_over')
         ORDER BY c.change_id DESC LIMIT 1;
        IF v_last.kind IS DISTINCT FROM 'no_show' AND v_last.kind IS DISTINCT FROM 'arrived' THEN
            RETURN NULL;
        ELSIF v_last.undoes IS NULL THEN
            RETURN CASE WHEN v_last.kind = 'no_show' THEN v_last.at END;
        END IF;
        v_before := v_last.undoes;
    END LOOP;
END $$;

-- Writes how many are here (p_count), or that nobody came, or neither: the way back of both.
CREATE OR REPLACE FUNCTION holdfast.write_arrival(
    p_hold holdfast.holds, p_key uuid, p_hash bytea, p_kind holdfast.change_kind, p_count bigint,
    p_desk text, p_undoes bigint, p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_change holdfast.hold_changes;
    v_absent_at timestamptz := CASE
        WHEN p_undoes IS NOT NULL THEN holdfast.absent_before(p_hold.hold_id, p_undoes)
        WHEN p_kind = 'no_show' THEN p_now END;
BEGIN
    v_change.idempotency_key := p_key;
    v_change.request_hash := p_hash;
    v_change.hold_id := p_hold.hold_id;
    v_change.kind := p_kind;
    v_change.from_count := p_hold.arrived;
    v_change.to_count := p_count;
    v_change.undoes := p_undoes;
    v_change.desk := p_desk;
    v_change.at := p_now;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change,
                                  balance_change, change_id)
        VALUES (p_now, p_kind::text::holdfast.journal_event, p_hold.site_id, p_hold.slot_id,
                p_hold.hold_id, 0, 0, holdfast.keep_change(v_change));
    UPDATE holdfast.holds
       SET arrived = p_count,
           arrived_at = CASE WHEN p_count = 0 THEN NULL ELSE coalesce(arrived_at, p_now) END,
           no_show_at = v_absent_at
     WHERE hold_id = p_hold.hold_id;
    RETURN holdfast.hold_answer(CASE WHEN p_undoes IS NOT NULL THEN 'undone'
                                     WHEN p_kind = 'no_show' THEN 'no_show' ELSE 'arrived' END,
                                p_hold, p_now);
END $$;

-- Why nobody can be checked in for this hold, or be missed; NULL when it is a booking on a slot.
CREATE OR REPLACE FUNCTION holdfast.no_arrival(p_hold holdfast.holds, p_now timestamptz)
RETURNS text LANGUAGE sql STABLE AS $$
    SELECT coalesce(holdfast.inactive(p_hold, p_now),
                    CASE WHEN p_hold.slot_id IS NULL THEN 'not_found'
                         WHEN p_hold.status = 'held' THEN 'hold_held' END)
$$;

-- p_arrived: how many of the party are here now, 0 to all.
-- outcome: arrived | replayed | idempotency_key_reuse | more_than_party (short_left: the party) |
-- too_early (the slot is on a later day at the site) | hold_held (not confirmed) | hold_cancelled |
-- hold_expired | not_found | invalid_request (short_of: key, quantity, desk).
CREATE OR REPLACE FUNCTION api.check_in(
    p_key uuid, p_hold bigint, p_arrived bigint, p_desk text DEFAULT NULL
) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hash bytea := change_hash(ARRAY['arrived', p_hold, p_arrived]::text[]);
    v_hold holds;
    v_party bigint;
    v_is_early boolean;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL OR (p_arrived >= 0) IS NOT TRUE OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request',
            CASE WHEN p_key IS NULL THEN 'key' WHEN (p_arrived >= 0) IS NOT TRUE THEN 'quantity'
                 ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    v_hold := lock_hold(p_hold);
    v_now := holdfast.now();
    v_answer := known_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF no_arrival(v_hold, v_now) IS NOT NULL THEN
        RETURN hold_answer(no_arrival(v_hold, v_now), v_hold, v_now);
    END IF;
    SELECT l.quantity, (p.starts_at AT TIME ZONE s.zone)::date > (v_now AT TIME ZONE s.zone)::date
      INTO v_party, v_is_early
      FROM hold_lines l
      JOIN pools p ON p.pool_id = l.pool_id
      JOIN sites s ON s.site_id = p.site_id
     WHERE l.hold_id = p_hold AND l.pool_id = v_hold.slot_id;
    IF p_arrived > v_party OR v_is_early THEN
        v_answer := hold_answer(CASE WHEN v_is_early THEN 'too_early' ELSE 'more_than_party' END,
                                v_hold, v_now);
        v_answer.short_left := v_party;
        RETURN v_answer;
    END IF;
    RETURN write_arrival(v_hold, p_key, v_hash, 'arrived', p_arrived, p_desk, NULL, v_now);
END $$;

-- Nobody of the party came.
-- outcome: no_show | replayed | idempotency_key_reuse | has_arrived (somebody is here; short_left:
-- how many) | too_early (the slot has not begun) | hold_held | hold_cancelled | hold_expired |
-- not_found | invalid_request (short_of: key, desk).
CREATE OR REPLACE FUNCTION api.mark_no_show(p_key uuid, p_hold bigint, p_desk text DEFAULT NULL)
RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hash bytea := change_hash(ARRAY['no_show', p_hold]::text[]);
    v_hold holds;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request', CASE WHEN p_key IS NULL THEN 'key' ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    v_hold := lock_hold(p_hold);
    v_now := holdfast.now();
    v_answer := known_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF no_arrival(v_hold, v_now) IS NOT NULL THEN
        RETURN hold_answer(no_arrival(v_hold, v_now), v_hold, v_now);
    ELSIF v_hold.arrived > 0 THEN
        v_answer := hold_answer('has_arrived', v_hold, v_now);
        v_answer.short_left := v_hold.arrived;
        RETURN v_answer;
    ELSIF (SELECT p.starts_at > v_now FROM pools p WHERE p.pool_id = v_hold.slot_id) THEN
        RETURN hold_answer('too_early', v_hold, v_now);
    END IF;
    RETURN write_arrival(v_hold, p_key, v_hash, 'no_show', 0, p_desk, NULL, v_now);
END $$;

-- The bookings whose slots begin in [p_from, p_to), in the order of time.
CREATE OR REPLACE FUNCTION api.arrivals(p_site bigint, p_from timestamptz, p_to timestamptz)
RETURNS TABLE (
    hold_id bigint, slot_id bigint, resource_name text, starts_us bigint, ends_us bigint,
    party bigint, arrived bigint, arrived_us bigint, no_show_us bigint, customer_id bigint,
    customer_name text, customer_phone text, note text, extras text, credits text, code text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT h.hold_id, s.pool_id, r.name, us(s.starts_at), us(s.ends_at), l.captured, h.arrived,
           us(h.arrived_at), us(h.no_show_at), c.customer_id, c.name, c.phone, h.note::text,
           extras_of(h.hold_id), CASE WHEN h.with_credits THEN credits_of(h.hold_id) END,
           code_of(h.hold_id)
      FROM pools s
      JOIN resources r ON r.resource_id = s.resource_id
      JOIN hold_lines l ON l.pool_id = s.pool_id AND l.state = 'captured'
      JOIN holds h ON h.hold_id = l.hold_id
      LEFT JOIN people c ON c.named_id = h.customer_id
     WHERE s.kind = 'slot' AND s.site_id = p_site AND s.starts_at >= p_from
       AND s.starts_at < p_to
     ORDER BY s.starts_at, r.position, r.resource_id, c.name_fold, h.hold_id;
END $$;
