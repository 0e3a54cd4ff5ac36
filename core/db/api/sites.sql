CREATE OR REPLACE FUNCTION api.sites() RETURNS TABLE (
    site_id bigint, name text, zone text, currency text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT s.site_id, s.name, s.zone, s.currency FROM sites s ORDER BY s.site_id
$$;

-- outcome: added | exists | invalid_name | invalid_zone | invalid_currency. exists carries the id.
CREATE OR REPLACE FUNCTION api.add_site(p_name text, p_zone text, p_currency text)
RETURNS TABLE (outcome text, site_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
#variable_conflict use_column
DECLARE
    v_name text := btrim(normalize(coalesce(p_name, ''), NFC));
BEGIN
    PERFORM be_durable();
    IF char_length(v_name) NOT BETWEEN 1 AND 120 THEN
        outcome := 'invalid_name';
    ELSIF NOT is_zone(p_zone) THEN
        outcome := 'invalid_zone';
    ELSIF (p_currency ~ '^[A-Z]{3}$') IS NOT TRUE THEN
        outcome := 'invalid_currency';
    ELSE
        INSERT INTO sites AS s (name, zone, currency) VALUES (v_name, p_zone, p_currency)
            ON CONFLICT (name) DO NOTHING RETURNING s.site_id INTO site_id;
        outcome := CASE WHEN FOUND THEN 'added' ELSE 'exists' END;
        IF outcome = 'exists' THEN
            SELECT s.site_id INTO site_id FROM sites s WHERE s.name = v_name;
        END IF;
    END IF;
    RETURN NEXT;
END $$;

-- A full IANA id, as pg_timezone_names lists it: "Europe/Prague", and not a fixed offset like
-- "CET5".
CREATE OR REPLACE FUNCTION holdfast.is_zone(p_zone text) RETURNS boolean
LANGUAGE sql STABLE AS $$
    SELECT p_zone IS NOT NULL
           AND (p_zone = 'UTC' OR EXISTS (SELECT FROM pg_catalog.pg_timezone_names
                                           WHERE name = p_zone AND name !~ '^(posix|right)/'))
$$;
