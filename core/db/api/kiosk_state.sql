-- What the kiosk that asks is and may do now; also its sign of life. p_health is what the device
-- reports of itself, an object of at most 8 kB. Written at most every 30 seconds, or when it says
-- something else: forty kiosks that ask each second must not write forty rows a second.
--
-- A login that no kiosk was enrolled for is shown as a kiosk without a name at the first site, so
-- that a desk can try one. A removed kiosk whose session has not ended yet is closed.
--
-- closed_reason: what people typed; 'removed'; NULL when open, or closed by the hours. opens_us:
-- NULL when it is not known. No row: there is no site yet.
CREATE OR REPLACE FUNCTION api.kiosk_state(p_health jsonb DEFAULT NULL) RETURNS TABLE (
    kiosk_id bigint, name text, site_id bigint, site_name text, zone text, is_open boolean,
    closed_reason text, opens_us bigint, server_us bigint
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
    v_kiosk kiosks;
    v_health jsonb := CASE WHEN jsonb_typeof(p_health) = 'object'
                            AND length(p_health::text) <= 8192 THEN p_health END;
BEGIN
    SELECT * INTO v_kiosk FROM kiosks k WHERE k.login = session_user;
    IF v_kiosk.removed_at IS NULL AND v_kiosk.kiosk_id IS NOT NULL
       AND (v_kiosk.last_seen_at IS NULL OR v_kiosk.last_seen_at > v_now
            OR v_kiosk.last_seen_at <= v_now - interval '30 seconds'
            OR v_health <> coalesce(v_kiosk.health, 'null')
               AND v_kiosk.last_seen_at <= v_now - interval '1 second') THEN
        UPDATE kiosks k SET last_seen_at = v_now, health = coalesce(v_health, k.health)
         WHERE k.kiosk_id = v_kiosk.kiosk_id;
    END IF;
    RETURN QUERY
    SELECT v_kiosk.kiosk_id, coalesce(v_kiosk.name, '')::text, s.site_id, s.name, s.zone,
           v_kiosk.removed_at IS NULL AND v_kiosk.is_open IS NOT FALSE AND h.is_open,
           CASE WHEN v_kiosk.removed_at IS NOT NULL THEN 'removed'
                ELSE v_kiosk.closed_reason END::text,
           CASE WHEN v_kiosk.removed_at IS NULL AND v_kiosk.is_open IS NOT FALSE
                THEN us(h.opens_at) END,
           us(v_now)
      FROM sites s, LATERAL kiosk_hours(s.site_id, v_now) AS h
     WHERE s.site_id = coalesce(v_kiosk.site_id, (SELECT min(site_id) FROM sites));
END $$;
