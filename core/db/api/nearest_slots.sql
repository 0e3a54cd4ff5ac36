-- Slots to offer instead of one that refused: open, not past, with room for the party, at the same
-- site, within seven days; nearest in time first, the same resource first among equals. Both
-- directions are walked along an index and end with the last row that is asked for.
CREATE OR REPLACE FUNCTION api.nearest_slots(
    p_slot bigint, p_quantity bigint, p_limit int DEFAULT 3
) RETURNS TABLE (
    slot_id bigint, resource_id bigint, resource_name text, starts_us bigint, ends_us bigint,
    capacity int, available int, title text, price_minor bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
    v_limit int := least(greatest(p_limit, 0), 100);
    v_slot holdfast.slots;
BEGIN
    SELECT * INTO v_slot FROM slots WHERE slot_id = p_slot;
    RETURN QUERY
    WITH later AS (
        SELECT s.slot_id, s.starts_at, a.capacity, a.available
          FROM slots s CROSS JOIN LATERAL pool_numbers(s.slot_id, v_now) AS a
         WHERE s.site_id = v_slot.site_id AND s.starts_at >= v_slot.starts_at
           AND s.starts_at <= v_slot.starts_at + interval '7 days' AND s.slot_id <> p_slot
           AND s.closed_reason IS NULL AND s.ends_at > v_now AND a.available >= p_quantity
         ORDER BY s.starts_at, s.resource_id <> v_slot.resource_id, s.slot_id LIMIT v_limit),
    earlier AS (
        SELECT s.slot_id, s.starts_at, a.capacity, a.available
          FROM slots s CROSS JOIN LATERAL pool_numbers(s.slot_id, v_now) AS a
         WHERE s.site_id = v_slot.site_id AND s.starts_at < v_slot.starts_at
           AND s.starts_at >= v_slot.starts_at - interval '7 days'
           AND s.closed_reason IS NULL AND s.ends_at > v_now AND a.available >= p_quantity
         ORDER BY s.starts_at DESC, s.resource_id <> v_slot.resource_id, s.slot_id LIMIT v_limit),
    near AS (SELECT * FROM later UNION ALL SELECT * FROM earlier)
    SELECT s.slot_id, s.resource_id, r.name, us(s.starts_at), us(s.ends_at), n.capacity::int,
           n.available::int, s.title, s.price_minor
      FROM near n
      JOIN slots s ON s.slot_id = n.slot_id
      JOIN resources r ON r.resource_id = s.resource_id
     ORDER BY abs(extract(epoch FROM s.starts_at - v_slot.starts_at)),
              s.resource_id <> v_slot.resource_id, s.starts_at, s.slot_id
     LIMIT v_limit;
END $$;
