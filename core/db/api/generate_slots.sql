-- The instants at which the clock of a zone shows p_wall: none inside the gap of spring, two when
-- the hour comes twice in autumn.
CREATE OR REPLACE FUNCTION holdfast.instants_of(p_wall timestamp, p_zone text)
RETURNS SETOF timestamptz LANGUAGE sql STABLE AS $$
    SELECT DISTINCT t.instant
      FROM unnest(ARRAY[interval '0', '-2 hours', '-1 hour', '-30 minutes', '-20 minutes',
                        '20 minutes', '30 minutes', '1 hour', '2 hours']) AS shift,
           LATERAL (SELECT (p_wall AT TIME ZONE p_zone) + shift) AS t(instant)
     WHERE t.instant AT TIME ZONE p_zone = p_wall
$$;

-- Slots of p_minutes each from p_open to p_close on every date from p_from to p_to, in wall time of
-- the site; p_close at or before p_open is on the next day. What overlaps a slot that is there is
-- skipped.
-- outcome: added (with how many) | not_found (the resource) | invalid_range | invalid_capacity |
-- invalid_title | invalid_price. At most 20,000 slots a call.
CREATE OR REPLACE FUNCTION api.generate_slots(
    p_resource bigint, p_from date, p_to date, p_open time, p_close time, p_minutes int,
    p_capacity int, p_title text, p_price_minor bigint
) RETURNS TABLE (outcome text, added int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_resource holdfast.resources;
    v_step interval := make_interval(mins => p_minutes);
    v_open_for interval := CASE WHEN p_close > p_open THEN p_close - p_open
                                ELSE p_close - p_open + interval '24 hours' END;
    v_per_day int := floor(extract(epoch FROM v_open_for) / nullif(p_minutes * 60, 0));
    v_starts timestamptz[];
    v_free timestamptz[] := '{}';
    v_start timestamptz;
    v_last_end timestamptz := '-infinity';
BEGIN
    PERFORM be_durable();
    added := 0;
    SELECT * INTO v_resource FROM resources r WHERE r.resource_id = p_resource FOR NO KEY UPDATE;
    outcome := CASE
        WHEN v_resource.resource_id IS NULL THEN 'not_found'
        WHEN (p_minutes BETWEEN 1 AND 2880) IS NOT TRUE OR p_from IS NULL OR p_to IS NULL
          OR NOT isfinite(p_from) OR NOT isfinite(p_to) OR v_open_for IS NULL OR p_to < p_from
          OR p_to - p_from > 20000 OR v_per_day < 1
          OR (p_to - p_from + 1)::bigint * v_per_day > 20000 THEN 'invalid_range'
        WHEN (p_capacity BETWEEN 1 AND 10000000) IS NOT TRUE THEN 'invalid_capacity'
        WHEN char_length(p_title) > 200 THEN 'invalid_title'
        WHEN p_price_minor < 0 THEN 'invalid_price'
    END;
    IF outcome IS NULL THEN
        v_starts := (
            SELECT array_agg(i ORDER BY i)
              FROM sites s, generate_series(0, p_to - p_from) AS day,
                   generate_series(0, v_per_day - 1) AS step,
                   LATERAL instants_of(p_from + day + p_open + step * v_step, s.zone) AS i
             WHERE s.site_id = v_resource.site_id
               AND NOT (v_resource.overlap_forbidden AND EXISTS (
                   SELECT FROM slots o
                    WHERE o.resource_id = p_resource AND o.starts_at < i + v_step
                      AND o.ends_at > i AND o.starts_at > i - interval '48 hours')));
        FOREACH v_start IN ARRAY coalesce(v_starts, '{}') LOOP
            CONTINUE WHEN v_resource.overlap_forbidden AND v_start < v_last_end;
            v_free := v_free || v_start;
            v_last_end := v_start + v_step;
        END LOOP;
        added := (SELECT count(*)
                    FROM write_slots(
                             v_resource, v_free,
                             (SELECT array_agg(f + v_step ORDER BY f) FROM unnest(v_free) AS f),
                             p_capacity, coalesce(p_title, ''), coalesce(p_price_minor, 0)));
        outcome := 'added';
    END IF;
    RETURN NEXT;
END $$;
