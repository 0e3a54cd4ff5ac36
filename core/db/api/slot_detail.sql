-- One slot and its numbers; no row when there is no such slot. held: open and not lapsed.
CREATE OR REPLACE FUNCTION api.slot_detail(p_slot bigint) RETURNS TABLE (
    slot_id bigint, resource_id bigint, resource_name text, site_id bigint, starts_us bigint,
    ends_us bigint, capacity int, available int, confirmed int, held int, title text,
    price_minor bigint, closed_reason text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT s.slot_id, s.resource_id, r.name, s.site_id, us(s.starts_at), us(s.ends_at),
           p.capacity::int, greatest(p.free - p.minimum + o.lapsed, 0)::int,
           (p.capacity - p.free - o.lapsed - o.held)::int, o.held::int, s.title, s.price_minor,
           s.closed_reason
      FROM slots s
      JOIN pools p ON p.pool_id = s.slot_id
      JOIN resources r ON r.resource_id = s.resource_id
      CROSS JOIN LATERAL (
          SELECT coalesce(sum(l.quantity) FILTER (WHERE l.expires_at <= v_now), 0) AS lapsed,
                 coalesce(sum(l.quantity) FILTER (WHERE l.expires_at > v_now), 0) AS held
            FROM hold_lines l WHERE l.pool_id = s.slot_id AND l.state = 'open') AS o
     WHERE s.slot_id = p_slot;
END $$;
