-- Every slot of the site that overlaps [p_from, p_to), with what can be held now. A slot is at most
-- 48 hours long, so the window is one range of (site_id, starts_at).
--
-- available = free + lapsed. Lapsed lines are few while a worker sweeps: then they are found through
-- the index of open holds, at a cost that does not grow with the slots shown. When nobody sweeps they
-- may be many and of other days: then each slot shown asks for its own.
CREATE OR REPLACE FUNCTION api.slot_grid(p_site bigint, p_from timestamptz, p_to timestamptz)
RETURNS TABLE (
    slot_id bigint, resource_id bigint, starts_us bigint, ends_us bigint, capacity int,
    available int, title text, price_minor bigint, closed_reason text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
    v_few boolean := (SELECT count(*) <= 1000
                        FROM (SELECT FROM holds WHERE status = 'held' AND expires_at <= v_now
                               LIMIT 1001) AS due);
BEGIN
    IF v_few THEN
        RETURN QUERY
        WITH lapsed AS MATERIALIZED (
            SELECT l.pool_id, sum(l.quantity)::bigint AS quantity
              FROM holds h JOIN hold_lines l ON l.hold_id = h.hold_id
             WHERE h.status = 'held' AND h.expires_at <= v_now AND l.state = 'open'
             GROUP BY l.pool_id)
        SELECT s.slot_id, s.resource_id, us(s.starts_at), us(s.ends_at), p.capacity::int,
               greatest(p.free - p.minimum + coalesce(l.quantity, 0), 0)::int, s.title,
               s.price_minor, s.closed_reason
          FROM slots s
          JOIN pools p ON p.pool_id = s.slot_id
          LEFT JOIN lapsed l ON l.pool_id = s.slot_id
         WHERE s.site_id = p_site AND s.starts_at < p_to AND s.ends_at > p_from
           AND s.starts_at > p_from - interval '48 hours'
         ORDER BY s.starts_at, s.resource_id;
    ELSE
        RETURN QUERY
        SELECT s.slot_id, s.resource_id, us(s.starts_at), us(s.ends_at), p.capacity::int,
               greatest(p.free - p.minimum
                        + (SELECT coalesce(sum(l.quantity), 0)::bigint FROM hold_lines l
                            WHERE l.pool_id = s.slot_id AND l.state = 'open'
                              AND l.expires_at <= v_now), 0)::int, s.title,
               s.price_minor, s.closed_reason
          FROM slots s
          JOIN pools p ON p.pool_id = s.slot_id
         WHERE s.site_id = p_site AND s.starts_at < p_to AND s.ends_at > p_from
           AND s.starts_at > p_from - interval '48 hours'
         ORDER BY s.starts_at, s.resource_id;
    END IF;
END $$;
