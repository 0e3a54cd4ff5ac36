-- The decision of extend_hold: a new deadline of greatest(the old one, now + seconds), so that
-- pressing twice gives no more than once. A kiosk extends its own hold, by no more than the usual
-- time and only so often.
CREATE OR REPLACE FUNCTION holdfast.extend_hold_tx(p_hold bigint, p_seconds int)
RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hold holds;
    v_answer answer;
    v_kiosk boolean := is_kiosk();
    v_seconds int := coalesce(p_seconds, setting_number('hold_seconds'));
    v_all_open boolean;
    v_now timestamptz;
BEGIN
    IF NOT v_seconds BETWEEN 1 AND 86400
       OR v_kiosk AND v_seconds > setting_number('hold_seconds') THEN
        v_answer.outcome := 'invalid_request';
        v_answer.short_of := 'seconds';
        RETURN v_answer;
    END IF;
    v_hold := lock_hold(p_hold);
    IF v_hold.hold_id IS NULL THEN
        v_answer.outcome := 'not_found';
        RETURN v_answer;
    END IF;
    v_all_open := (SELECT bool_and(l.state = 'open')
                     FROM (SELECT state FROM hold_lines WHERE hold_id = p_hold
                            ORDER BY pool_id FOR NO KEY UPDATE) AS l);
    v_now := holdfast.now();
    IF v_hold.status = 'held' AND (v_hold.expires_at <= v_now OR v_all_open IS NOT TRUE) THEN
        v_hold.status := 'expired';
    END IF;
    IF v_hold.status <> 'held' THEN
        PERFORM wait_for_disk();
        RETURN hold_answer('hold_' || v_hold.status, v_hold, v_now);
    END IF;
    IF v_kiosk AND v_hold.extensions >= setting_number('kiosk_extensions_max') THEN
        RETURN hold_answer('extension_refused', v_hold, v_now);
    END IF;
    v_hold.expires_at := greatest(v_hold.expires_at, v_now + make_interval(secs => v_seconds));
    PERFORM be_durable();
    WITH longer AS (
        UPDATE hold_lines SET expires_at = v_hold.expires_at WHERE hold_id = p_hold
        RETURNING pool_id, site_id),
    noted AS (
        INSERT INTO journal (at, event, site_id, pool_id, hold_id, free_change, balance_change)
        SELECT v_now, 'extended', site_id, pool_id, p_hold, 0, 0 FROM longer)
    UPDATE holds SET expires_at = v_hold.expires_at, extensions = extensions + 1
     WHERE hold_id = p_hold;
    RETURN hold_answer('extended', v_hold, v_now);
END $$;

-- outcome: extended | hold_expired | hold_cancelled | hold_confirmed | extension_refused |
-- not_found | invalid_request.
CREATE OR REPLACE PROCEDURE api.extend_hold(
    p_hold bigint, p_seconds int DEFAULT NULL,
    INOUT outcome text DEFAULT NULL, INOUT hold_id bigint DEFAULT NULL,
    INOUT slot_id bigint DEFAULT NULL, INOUT status text DEFAULT NULL,
    INOUT expires_us bigint DEFAULT NULL, INOUT remaining_ms bigint DEFAULT NULL,
    INOUT available bigint DEFAULT NULL, INOUT capacity bigint DEFAULT NULL,
    INOUT short_of text DEFAULT NULL, INOUT short_left bigint DEFAULT NULL
) LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer;
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        ROLLBACK;
        SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    END IF;
    v_answer := holdfast.extend_hold_tx(p_hold, p_seconds);
    COMMIT;
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
