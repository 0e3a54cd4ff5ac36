-- The pool that pieces of an item come from, by the word for it: 'SHOES' is the item in the first
-- warehouse of the site that has a level for it, 'SHOES@Cellar' is the level in that warehouse.
-- NULL when there is none. An item whose name has an @ in it, from before that was a separator, is
-- found by its whole name.
CREATE OR REPLACE FUNCTION holdfast.stock_pool(p_site bigint, p_sku text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_sku text := normalize(p_sku, NFC);
    v_pool bigint;
BEGIN
    SELECT v.pool_id INTO v_pool
      FROM holdfast.stock_items i
      JOIN holdfast.stock_levels v ON v.item_id = i.item_id
      JOIN holdfast.warehouses w ON w.warehouse_id = v.warehouse_id
     WHERE i.site_id = p_site AND i.sku IN (v_sku, p_sku)
     ORDER BY w.position, w.warehouse_id LIMIT 1;
    IF NOT FOUND AND strpos(v_sku, '@') > 0 THEN
        SELECT v.pool_id INTO v_pool
          FROM holdfast.stock_items i
          JOIN holdfast.stock_levels v ON v.item_id = i.item_id
          JOIN holdfast.warehouses w ON w.warehouse_id = v.warehouse_id
         WHERE i.site_id = p_site AND i.sku = split_part(v_sku, '@', 1)
           AND w.name = substr(v_sku, strpos(v_sku, '@') + 1);
    END IF;
    RETURN v_pool;
END $$;

-- The word for a pool of pieces, the shortest that stock_pool takes; NULL for another kind of pool.
CREATE OR REPLACE FUNCTION holdfast.stock_name(p_pool bigint) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN holdfast.stock_pool(v.site_id, i.sku) = p_pool THEN i.sku
                ELSE i.sku || '@' || w.name END
      FROM holdfast.stock_levels v
      JOIN holdfast.stock_items i ON i.item_id = v.item_id
      JOIN holdfast.warehouses w ON w.warehouse_id = v.warehouse_id
     WHERE v.pool_id = p_pool
$$;

-- The numbers of a level, of one moment. "out": captured pieces of rental items that are expected
-- back; what has been sold is not. shortfall: without what lapsed lines will give back.
CREATE OR REPLACE FUNCTION holdfast.stock_numbers(p_pool bigint, p_now timestamptz)
RETURNS TABLE (on_hand bigint, reserved bigint, available bigint, "out" bigint, shortfall bigint)
LANGUAGE sql STABLE AS $$
    SELECT p.free + o.lapsed + o.reserved, o.reserved, greatest(p.free + o.lapsed - p.minimum, 0),
           c.out, greatest(least(p.shortfall, p.minimum - p.free - o.lapsed), 0)
      FROM holdfast.pools p
      CROSS JOIN LATERAL (
          SELECT coalesce(sum(l.quantity) FILTER (WHERE l.expires_at <= p_now), 0)::bigint
                 AS lapsed,
                 coalesce(sum(l.quantity) FILTER (WHERE l.expires_at > p_now), 0)::bigint
                 AS reserved
            FROM holdfast.hold_lines l WHERE l.pool_id = p.pool_id AND l.state = 'open') AS o
      CROSS JOIN LATERAL (
          SELECT coalesce(sum(l.captured - l.returned - l.written_off), 0)::bigint AS out
            FROM holdfast.hold_lines l
           WHERE l.pool_id = p.pool_id AND l.state = 'captured'
             AND EXISTS (SELECT FROM holdfast.stock_levels v
                           JOIN holdfast.stock_items i ON i.item_id = v.item_id
                          WHERE v.pool_id = p.pool_id AND i.is_rental)) AS c
     WHERE p.pool_id = p_pool
$$;

-- The answer about a level: what became of the command, and the numbers after it.
CREATE OR REPLACE FUNCTION holdfast.stock_answer(
    p_outcome text, p_pool bigint, p_now timestamptz, p_short_of text DEFAULT NULL,
    p_short_left bigint DEFAULT NULL
) RETURNS holdfast.stock_answer LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.stock_answer;
BEGIN
    SELECT v.pool_id, i.sku, w.name, n.on_hand, n.reserved, n.available, n."out", n.shortfall
      INTO v_answer.pool_id, v_answer.sku, v_answer.warehouse, v_answer.on_hand,
           v_answer.reserved, v_answer.available, v_answer.out, v_answer.shortfall
      FROM holdfast.stock_levels v
      JOIN holdfast.stock_items i ON i.item_id = v.item_id
      JOIN holdfast.warehouses w ON w.warehouse_id = v.warehouse_id
      CROSS JOIN LATERAL holdfast.stock_numbers(v.pool_id, p_now) n
     WHERE v.pool_id = p_pool;
    v_answer.outcome := p_outcome;
    v_answer.short_of := p_short_of;
    v_answer.short_left := p_short_left;
    RETURN v_answer;
END $$;
