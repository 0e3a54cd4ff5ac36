-- Opening hours of kiosks are the settings kiosk_opens and kiosk_closes, local times of the wall at
-- the site; kiosk_opens.7 and kiosk_closes.7 are those of site 7 alone. Empty: always open.

-- A time of the wall, "08:00" to "24:00"; NULL when the setting is missing or empty.
CREATE OR REPLACE FUNCTION holdfast.kiosk_wall_time(p_name text, p_site bigint) RETURNS time
LANGUAGE sql STABLE AS $$
    SELECT nullif(coalesce(
        (SELECT value FROM holdfast.settings WHERE name = p_name || '.' || p_site),
        (SELECT value FROM holdfast.settings WHERE name = p_name)), '')::time
$$;

-- Whether kiosks of the site are open by their hours, and when they open next if not. Each local
-- day gives one range of instants, so that a day of 23 or 25 hours begins and ends when its clocks
-- say so: a comparison of local times would be wrong twice a year. Ranges may end on the next day.
-- NULL in opens_at: open, or no hours.
CREATE OR REPLACE FUNCTION holdfast.kiosk_hours(
    p_site bigint, p_now timestamptz, OUT is_open boolean, OUT opens_at timestamptz
) LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_opens time := holdfast.kiosk_wall_time('kiosk_opens', p_site);
    v_closes time := holdfast.kiosk_wall_time('kiosk_closes', p_site);
    v_zone text := (SELECT zone FROM holdfast.sites WHERE site_id = p_site);
    v_today date := (p_now AT TIME ZONE v_zone)::date;
BEGIN
    is_open := true;
    IF v_opens IS NULL OR v_closes IS NULL OR v_opens = v_closes THEN
        RETURN;
    END IF;
    SELECT coalesce(bool_or(r.opens <= p_now AND p_now < r.closes), false),
           min(r.opens) FILTER (WHERE r.opens > p_now AND r.opens < r.closes)
      INTO is_open, opens_at
      FROM (SELECT (d.day + v_opens) AT TIME ZONE v_zone AS opens,
                   (d.day + (v_closes < v_opens)::int + v_closes) AT TIME ZONE v_zone AS closes
              FROM (SELECT v_today + n AS day FROM generate_series(-1, 2) AS n) AS d) AS r;
    IF is_open THEN
        opens_at := NULL;
    END IF;
END $$;

-- NULL when no setting of kiosks has this name, else whether it may have this value.
CREATE OR REPLACE FUNCTION holdfast.is_kiosk_time(p_name text, p_value text) RETURNS boolean
LANGUAGE sql STABLE AS $$
    SELECT coalesce(p_value, '') ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)?$'
     WHERE p_name ~ '^kiosk_(opens|closes)$'
        OR p_name ~ '^kiosk_(opens|closes)\.[1-9][0-9]{0,17}$'
           AND EXISTS (SELECT FROM holdfast.sites
                        WHERE site_id = split_part(p_name, '.', 2)::bigint)
$$;
