-- The bookings that have pieces of a level out, the oldest first: what of it should come back. Of
-- an item that is sold nothing is expected back. At most 200.
CREATE OR REPLACE FUNCTION api.stock_out(p_pool bigint) RETURNS TABLE (
    hold_id bigint, captured bigint, "out" bigint, customer_name text, starts_us bigint,
    confirmed_us bigint
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT h.hold_id, l.captured, l.captured - l.returned - l.written_off, c.name::text,
           us(s.starts_at), us(h.confirmed_at)
      FROM hold_lines l
      JOIN holds h ON h.hold_id = l.hold_id
      LEFT JOIN people c ON c.named_id = h.customer_id
      LEFT JOIN slots s ON s.slot_id = h.slot_id
     WHERE l.pool_id = p_pool AND l.state = 'captured'
       AND EXISTS (SELECT FROM stock_levels v JOIN stock_items i ON i.item_id = v.item_id
                    WHERE v.pool_id = p_pool AND i.is_rental)
     ORDER BY h.confirmed_at, h.hold_id LIMIT 200
$$;
