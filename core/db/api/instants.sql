-- How instants and time left cross the border. Bodies of one expression that are not marked more
-- stable than it is, so that callers inline them: a SQL function that is called is parsed each
-- time.

-- Microseconds since 1970. By way of a double, which is exact to the microsecond for two centuries
-- to come and five times as fast as extract() with its numeric.
CREATE OR REPLACE FUNCTION holdfast.us(p_instant timestamptz) RETURNS bigint
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT (date_part('epoch', p_instant) * 1e6)::bigint $$;

CREATE OR REPLACE FUNCTION holdfast.from_us(p_us bigint) RETURNS timestamptz
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT timestamptz '1970-01-01 00:00:00+00' + p_us * interval '1 microsecond' $$;

-- Whole milliseconds from p_now until p_until: never negative, never more than there are.
CREATE OR REPLACE FUNCTION holdfast.ms_left(p_until timestamptz, p_now timestamptz) RETURNS bigint
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT floor(greatest(round(date_part('epoch', p_until - p_now) * 1e6), 0) / 1000)::bigint $$;

-- Where a hold stands by the clock: a lapsed hold reads as expired before anything has noticed.
CREATE OR REPLACE FUNCTION holdfast.status_at(
    p_status holdfast.hold_status, p_expires_at timestamptz, p_now timestamptz
) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN p_status = 'held' AND p_expires_at <= p_now THEN 'expired'
                ELSE p_status::text END
$$;
