-- Places in lines of this pool that nobody has closed although their time is over: they can be
-- held.
CREATE OR REPLACE FUNCTION holdfast.lapsed(p_pool bigint, p_now timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(quantity), 0)::bigint
      FROM holdfast.hold_lines
     WHERE pool_id = p_pool AND state = 'open' AND expires_at <= p_now
$$;
