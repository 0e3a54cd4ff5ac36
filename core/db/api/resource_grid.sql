-- The slots of one resource that overlap [p_from, p_to), in the shape of slot_grid: its week. Found
-- by the index slots_resource, so the cost does not grow with the other resources of the site.
CREATE OR REPLACE FUNCTION api.resource_grid(
    p_resource bigint, p_from timestamptz, p_to timestamptz
) RETURNS TABLE (
    slot_id bigint, resource_id bigint, starts_us bigint, ends_us bigint, capacity int,
    available int, title text, price_minor bigint, closed_reason text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off
SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT s.slot_id, s.resource_id, us(s.starts_at), us(s.ends_at), p.capacity::int,
           greatest(p.free - p.minimum
                    + (SELECT coalesce(sum(l.quantity), 0)::bigint FROM hold_lines l
                        WHERE l.pool_id = s.slot_id AND l.state = 'open'
                          AND l.expires_at <= v_now), 0)::int,
           s.title, s.price_minor, s.closed_reason
      FROM slots s JOIN pools p ON p.pool_id = s.slot_id
     WHERE s.resource_id = p_resource AND s.starts_at < p_to
       AND s.starts_at > p_from - interval '48 hours' AND s.ends_at > p_from
     ORDER BY s.starts_at, s.slot_id;
END $$;
