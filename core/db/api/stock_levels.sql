-- What there is of each item in each warehouse; of one site, or of all.
CREATE OR REPLACE FUNCTION api.stock_levels(p_site bigint DEFAULT NULL) RETURNS TABLE (
    pool_id bigint, item_id bigint, sku text, name text, warehouse text, is_rental boolean,
    on_hand bigint, reserved bigint, available bigint, "out" bigint, shortfall bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT v.pool_id, v.item_id, i.sku, i.name, w.name, i.is_rental,
           n.on_hand, n.reserved, n.available, n."out", n.shortfall
      FROM stock_levels v
      JOIN stock_items i ON i.item_id = v.item_id
      JOIN warehouses w ON w.warehouse_id = v.warehouse_id
      CROSS JOIN LATERAL stock_numbers(v.pool_id, v_now) n
     WHERE p_site IS NULL OR v.site_id = p_site
     ORDER BY i.sku, w.position, w.warehouse_id, v.pool_id;
END $$;

-- What can be held with places of a slot, by the words that place_hold takes: each item once, with
-- what its first warehouse can give. Numbers only, for a kiosk.
CREATE OR REPLACE FUNCTION api.extras(p_site bigint) RETURNS TABLE (
    sku text, name text, available bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT i.sku, i.name, n.available
      FROM stock_items i
      CROSS JOIN LATERAL stock_numbers(stock_pool(i.site_id, i.sku), v_now) n
     WHERE i.site_id = p_site
     ORDER BY i.sku;
END $$;

-- The pieces of a hold, pool by pool, and how many of them are still out. status is that of the
-- line: open, captured, released, expired, returned.
CREATE OR REPLACE FUNCTION api.stock_of_hold(p_hold bigint) RETURNS TABLE (
    pool_id bigint, sku text, name text, warehouse text, is_rental boolean, status text,
    quantity bigint, captured bigint, returned bigint, written_off bigint, "out" bigint
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT l.pool_id, i.sku, i.name, w.name, i.is_rental, l.state::text, l.quantity, l.captured,
           l.returned, l.written_off,
           CASE l.state WHEN 'captured' THEN l.captured - l.returned - l.written_off ELSE 0 END
      FROM hold_lines l
      JOIN stock_levels v ON v.pool_id = l.pool_id
      JOIN stock_items i ON i.item_id = v.item_id
      JOIN warehouses w ON w.warehouse_id = v.warehouse_id
     WHERE l.hold_id = p_hold
     ORDER BY i.sku, l.pool_id
$$;

-- The claims on a level that what is there does not cover, because a count or a correction found
-- less than was promised. The newest are the ones that go short: first among the holds, for their
-- pieces should lie in the house; then among the bookings whose slot has not begun, and last among
-- the rest, whose pieces have probably been handed out. Each row: its pieces, and how many of them
-- are missing.
CREATE OR REPLACE FUNCTION api.short_bookings(p_pool bigint) RETURNS TABLE (
    hold_id bigint, quantity bigint, short bigint, status text, customer_name text,
    starts_us bigint, created_us bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
    v_missing bigint := (SELECT n.shortfall FROM stock_levels v
                           CROSS JOIN LATERAL stock_numbers(v.pool_id, v_now) n
                          WHERE v.pool_id = p_pool);
BEGIN
    IF v_missing IS NULL OR v_missing = 0 THEN
        RETURN;
    END IF;
    RETURN QUERY
    WITH claim AS (
        SELECT h.hold_id, h.status, h.customer_id, h.created_at, s.starts_at,
               CASE l.state WHEN 'open' THEN l.quantity
                            ELSE l.captured - l.returned - l.written_off END AS quantity
          FROM hold_lines l
          JOIN holds h ON h.hold_id = l.hold_id
          LEFT JOIN slots s ON s.slot_id = h.slot_id
         WHERE l.pool_id = p_pool
           AND (l.state = 'captured' OR l.state = 'open' AND l.expires_at > v_now)),
    listed AS (
        SELECT c.*, row_number() OVER ranks AS place,
               v_missing - sum(c.quantity) OVER ranks + c.quantity AS missing
          FROM claim c
        WINDOW ranks AS (ORDER BY c.status = 'confirmed', coalesce(c.starts_at <= v_now, false),
                                  c.created_at DESC, c.hold_id DESC
                         ROWS UNBOUNDED PRECEDING))
    SELECT l.hold_id, l.quantity, least(l.quantity, l.missing)::bigint, l.status::text, c.name,
           us(l.starts_at), us(l.created_at)
      FROM listed l LEFT JOIN people c ON c.named_id = l.customer_id
     WHERE l.missing > 0
     ORDER BY l.place;
END $$;
