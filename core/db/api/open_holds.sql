DROP FUNCTION IF EXISTS api.open_holds(bigint, timestamptz, timestamptz);

-- The holds on the slots that overlap [p_from, p_to) that are neither closed nor lapsed; with
-- p_resource only those on slots of that resource.
CREATE OR REPLACE FUNCTION api.open_holds(
    p_site bigint, p_from timestamptz, p_to timestamptz, p_resource bigint DEFAULT NULL
) RETURNS TABLE (
    hold_id bigint, slot_id bigint, quantity bigint, expires_us bigint, remaining_ms bigint,
    actor text, is_own boolean, desk text, channel text, customer_name text, note text,
    created_us bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT h.hold_id, l.pool_id, l.quantity, us(h.expires_at), ms_left(h.expires_at, v_now),
           h.actor, h.actor = session_user, h.desk::text, h.channel::text, c.name, h.note::text,
           us(h.created_at)
      FROM slots s
      JOIN hold_lines l ON l.pool_id = s.slot_id AND l.state = 'open' AND l.expires_at > v_now
      JOIN holds h ON h.hold_id = l.hold_id AND h.status = 'held'
      LEFT JOIN people c ON c.named_id = h.customer_id
     WHERE s.site_id = p_site AND s.starts_at < p_to AND s.ends_at > p_from
       AND s.starts_at > p_from - interval '48 hours'
       AND (s.resource_id = p_resource OR p_resource IS NULL)
     ORDER BY h.hold_id, l.pool_id;
END $$;
