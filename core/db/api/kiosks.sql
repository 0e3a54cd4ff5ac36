-- The kiosks of a site, or of all; removed ones are left out. is_open is what people decided,
-- is_within_hours what the clock says. No row of it tells who a visitor is.
CREATE OR REPLACE FUNCTION api.kiosks(p_site bigint DEFAULT NULL) RETURNS TABLE (
    kiosk_id bigint, site_id bigint, name text, login text, is_open boolean, closed_reason text,
    is_within_hours boolean, opens_us bigint, last_seen_us bigint, health text, help_us bigint,
    help_hold_id bigint, enrolled_us bigint, server_us bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT k.kiosk_id, k.site_id, k.name::text, k.login, k.is_open, k.closed_reason::text,
           h.is_open, us(h.opens_at), us(k.last_seen_at), k.health::text, us(k.help_asked_at),
           k.help_hold_id, us(k.enrolled_at), us(v_now)
      FROM kiosks k, LATERAL kiosk_hours(k.site_id, v_now) AS h
     WHERE k.removed_at IS NULL AND (p_site IS NULL OR k.site_id = p_site)
     ORDER BY k.site_id, k.name, k.kiosk_id;
END $$;

-- Writes down what happened to a kiosk, for the audit trail and for desks that look on.
CREATE OR REPLACE FUNCTION holdfast.note_kiosk(
    p_kiosk bigint, p_event holdfast.kiosk_event, p_hold bigint, p_note text
) RETURNS void LANGUAGE sql AS $$
    INSERT INTO holdfast.kiosk_events (kiosk_id, at, event, hold_id, note)
    VALUES (p_kiosk, holdfast.now(), p_event, p_hold, p_note)
$$;

-- Opens and closes a kiosk from afar. For staff and not for managers alone: who sees at eight in
-- the evening that a printer burns must not look for a manager first.
--
-- outcome: opened | closed | not_found | invalid_reason. Again is no second event.
CREATE OR REPLACE FUNCTION holdfast.set_kiosk_open(p_kiosk bigint, p_reason text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    v_kiosk holdfast.kiosks;
    v_reason text := btrim(normalize(p_reason, NFC));
    v_word text := CASE WHEN p_reason IS NULL THEN 'opened' ELSE 'closed' END;
BEGIN
    PERFORM holdfast.be_durable();
    IF char_length(v_reason) NOT BETWEEN 1 AND 200 THEN
        RETURN 'invalid_reason';
    END IF;
    SELECT * INTO v_kiosk FROM holdfast.kiosks
     WHERE kiosk_id = p_kiosk AND removed_at IS NULL FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RETURN 'not_found';
    END IF;
    IF v_kiosk.closed_reason IS DISTINCT FROM v_reason THEN
        UPDATE holdfast.kiosks SET is_open = v_reason IS NULL, closed_reason = v_reason
         WHERE kiosk_id = p_kiosk;
        PERFORM holdfast.note_kiosk(p_kiosk, v_word::holdfast.kiosk_event, NULL, v_reason);
    END IF;
    RETURN v_word;
END $$;

CREATE OR REPLACE FUNCTION api.open_kiosk(p_kiosk bigint) RETURNS TABLE (outcome text)
LANGUAGE sql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
    SELECT set_kiosk_open(p_kiosk, NULL)
$$;

CREATE OR REPLACE FUNCTION api.close_kiosk(p_kiosk bigint, p_reason text)
RETURNS TABLE (outcome text)
LANGUAGE sql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
    SELECT set_kiosk_open(p_kiosk, coalesce(p_reason, ''))
$$;

-- Somebody goes to the kiosk. outcome: answered | nobody_called | not_found
CREATE OR REPLACE FUNCTION api.answer_call(p_kiosk bigint) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_kiosk kiosks;
BEGIN
    PERFORM be_durable();
    SELECT * INTO v_kiosk FROM kiosks
     WHERE kiosk_id = p_kiosk AND removed_at IS NULL FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        outcome := 'not_found';
    ELSIF v_kiosk.help_asked_at IS NULL THEN
        outcome := 'nobody_called';
    ELSE
        UPDATE kiosks SET help_asked_at = NULL, help_hold_id = NULL WHERE kiosk_id = p_kiosk;
        PERFORM note_kiosk(p_kiosk, 'help_answered', v_kiosk.help_hold_id, NULL);
        outcome := 'answered';
    END IF;
    RETURN NEXT;
END $$;
