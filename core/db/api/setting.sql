-- The value of a setting as a number; NULL when it is not known.
CREATE OR REPLACE FUNCTION holdfast.setting_number(p_name text) RETURNS int
LANGUAGE sql STABLE AS $$ SELECT value::int FROM holdfast.settings WHERE name = p_name $$;

-- Whether credits can be held, and debits respect what is held.
CREATE OR REPLACE FUNCTION holdfast.has_credit_holds() RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT s.value = 'on' FROM holdfast.settings s WHERE s.name = 'credit_holds');
END $$;

-- The value of a setting; no row when there is none of this name.
CREATE OR REPLACE FUNCTION api.setting(p_name text) RETURNS TABLE (value text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT s.value FROM settings s WHERE s.name = p_name
$$;

-- outcome: changed | not_found | invalid_value
CREATE OR REPLACE FUNCTION api.set_setting(p_name text, p_value text) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_limits int8range := CASE p_name WHEN 'hold_seconds' THEN int8range(1, 86400, '[]')
                                      WHEN 'credit_hold_seconds' THEN int8range(1, 86400, '[]')
                                      WHEN 'offer_seconds' THEN int8range(1, 86400, '[]')
                                      WHEN 'kiosk_calls_max' THEN int8range(0, 1000, '[]')
                                      WHEN 'credit_minor' THEN int8range(0, 1000000, '[]')
                                      WHEN 'check_in_minutes' THEN int8range(0, 1440, '[]')
                                      WHEN 'kiosk_extensions_max' THEN int8range(0, 1000, '[]') END;
    v_is_kiosk_time boolean := is_kiosk_time(p_name, p_value);
    v_is_valid boolean := CASE
        WHEN v_is_kiosk_time IS NOT NULL THEN v_is_kiosk_time
        WHEN p_name = 'credit_holds' THEN p_value IN ('on', 'off')
        WHEN p_value ~ '^[0-9]{1,9}$' THEN v_limits @> p_value::bigint
        ELSE false END;
BEGIN
    PERFORM be_durable();
    IF v_limits IS NULL AND v_is_kiosk_time IS NULL AND p_name IS DISTINCT FROM 'credit_holds' THEN
        outcome := 'not_found';
    ELSIF v_is_valid IS NOT TRUE THEN
        outcome := 'invalid_value';
    ELSE
        INSERT INTO settings AS s (name, value) VALUES (p_name, coalesce(p_value, ''))
            ON CONFLICT (name) DO UPDATE
            SET value = excluded.value, changed_at = clock_timestamp(), changed_by = session_user;
        outcome := 'changed';
    END IF;
    RETURN NEXT;
END $$;
