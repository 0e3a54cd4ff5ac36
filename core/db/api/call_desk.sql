-- "I need help" at a kiosk: shown at the desks of its site until somebody answers. The kiosk's own
-- open hold gets its usual time again, for who waits for staff must not lose the place by that. It
-- counts as no extension, and happens at most kiosk_calls_max times for one hold. Help itself is
-- never refused: a hold that is over, or is another's, is only not named.
--
-- outcome: called | no_kiosk (no kiosk was enrolled for this login). The rest is about the hold;
-- NULL when no hold of this kiosk is open. has_more_time: this call has given it time.
CREATE OR REPLACE FUNCTION api.call_desk(p_hold bigint DEFAULT NULL) RETURNS TABLE (
    outcome text, hold_id bigint, expires_us bigint, remaining_ms bigint, has_more_time boolean
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_hold holds;
    v_kiosk kiosks;
    v_all_open boolean;
    v_until timestamptz;
    v_now timestamptz;
BEGIN
    PERFORM be_durable();
    has_more_time := false;
    IF p_hold IS NOT NULL THEN
        v_hold := lock_hold(p_hold);
        v_all_open := (SELECT bool_and(l.state = 'open')
                         FROM (SELECT state FROM hold_lines hl WHERE hl.hold_id = v_hold.hold_id
                                ORDER BY pool_id FOR NO KEY UPDATE) AS l);
    END IF;
    SELECT * INTO v_kiosk FROM kiosks k
     WHERE k.login = session_user AND k.removed_at IS NULL FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        outcome := 'no_kiosk';
        RETURN NEXT;
        RETURN;
    END IF;
    v_now := holdfast.now();
    IF v_hold.actor = session_user AND v_hold.status = 'held' AND v_hold.expires_at > v_now
       AND v_all_open THEN
        hold_id := v_hold.hold_id;
        v_until := greatest(v_hold.expires_at,
                            v_now + make_interval(secs => setting_number('hold_seconds')));
        IF v_until > v_hold.expires_at
           AND (SELECT count(*) FROM kiosk_events e
                 WHERE e.hold_id = v_hold.hold_id AND e.event = 'help_asked')
               < setting_number('kiosk_calls_max') THEN
            UPDATE hold_lines l SET expires_at = v_until WHERE l.hold_id = v_hold.hold_id;
            INSERT INTO journal (at, event, site_id, pool_id, hold_id, free_change, balance_change,
                                 note)
            SELECT v_now, 'extended', l.site_id, l.pool_id, l.hold_id, 0, 0, 'help'
              FROM hold_lines l WHERE l.hold_id = v_hold.hold_id;
            UPDATE holds h SET expires_at = v_until WHERE h.hold_id = v_hold.hold_id;
            v_hold.expires_at := v_until;
            has_more_time := true;
        END IF;
        expires_us := us(v_hold.expires_at);
        remaining_ms := ms_left(v_hold.expires_at, v_now);
    END IF;
    IF v_kiosk.help_asked_at IS NULL OR v_kiosk.help_hold_id IS DISTINCT FROM hold_id THEN
        UPDATE kiosks k SET help_asked_at = coalesce(k.help_asked_at, v_now), help_hold_id = hold_id
         WHERE k.kiosk_id = v_kiosk.kiosk_id;
    END IF;
    -- Pressing again while nobody has come is no news, unless it gave time: else a finger on the
    -- button would fill the table.
    IF v_kiosk.help_asked_at IS NULL OR has_more_time THEN
        PERFORM note_kiosk(v_kiosk.kiosk_id, 'help_asked', hold_id, NULL);
    END IF;
    outcome := 'called';
    RETURN NEXT;
END $$;
