DROP FUNCTION IF EXISTS api.add_stock_item(bigint, text, text, bigint);

-- A new item, or the level of a known one in another warehouse; then the name and whether it is
-- rented out stay as they are. Without p_warehouse: the first of the site, made as 'Main' when it
-- has none.
-- outcome: added | exists (carries the id) | not_found (the site, or the warehouse) | invalid_sku |
-- invalid_name | invalid_quantity.
CREATE OR REPLACE FUNCTION api.add_stock_item(
    p_site bigint, p_sku text, p_name text, p_quantity bigint, p_warehouse text DEFAULT NULL,
    p_is_rental boolean DEFAULT true
) RETURNS TABLE (outcome text, pool_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
#variable_conflict use_column
DECLARE
    v_sku text := btrim(normalize(coalesce(p_sku, ''), NFC));
    v_name text := btrim(normalize(coalesce(p_name, ''), NFC));
    v_place text := btrim(normalize(p_warehouse, NFC));
    v_warehouse bigint;
    v_item bigint;
BEGIN
    PERFORM be_durable();
    PERFORM FROM sites WHERE site_id = p_site FOR NO KEY UPDATE;   -- one writer of this list
    outcome := CASE
        WHEN NOT FOUND THEN 'not_found'
        WHEN char_length(v_sku) NOT BETWEEN 1 AND 60 OR v_sku ~ '[\s:@[:cntrl:]]'
            THEN 'invalid_sku'
        WHEN char_length(v_name) NOT BETWEEN 1 AND 120 THEN 'invalid_name'
        WHEN (p_quantity BETWEEN 0 AND 1000000000) IS NOT TRUE THEN 'invalid_quantity'
    END;
    IF outcome IS NULL THEN
        v_warehouse := (SELECT w.warehouse_id FROM warehouses w
                         WHERE w.site_id = p_site AND (v_place IS NULL OR w.name = v_place)
                         ORDER BY w.position, w.warehouse_id LIMIT 1);
        v_item := (SELECT i.item_id FROM stock_items i
                    WHERE i.site_id = p_site AND i.sku = v_sku);
        pool_id := CASE WHEN v_place IS NULL THEN stock_pool(p_site, v_sku)
                        ELSE (SELECT v.pool_id FROM stock_levels v
                               WHERE v.item_id = v_item AND v.warehouse_id = v_warehouse) END;
        outcome := CASE WHEN v_place IS NOT NULL AND v_warehouse IS NULL THEN 'not_found'
                        WHEN pool_id IS NOT NULL THEN 'exists' END;
    END IF;
    IF outcome IS NULL THEN
        v_warehouse := coalesce(v_warehouse, (save_warehouse(p_site, 'Main')).warehouse_id);
        IF v_item IS NULL THEN
            INSERT INTO stock_items AS i (site_id, sku, name, is_rental)
                VALUES (p_site, v_sku, v_name, coalesce(p_is_rental, true))
                RETURNING i.item_id INTO v_item;
        END IF;
        INSERT INTO pools AS p (site_id, kind, free) VALUES (p_site, 'stock', p_quantity)
            RETURNING p.pool_id INTO pool_id;
        INSERT INTO stock_levels (pool_id, site_id, item_id, warehouse_id)
            VALUES (add_stock_item.pool_id, p_site, v_item, v_warehouse);
        INSERT INTO journal (at, event, site_id, pool_id, free_change, balance_change)
            VALUES (holdfast.now(), 'opened', p_site, add_stock_item.pool_id, p_quantity,
                    p_quantity);
        outcome := 'added';
    END IF;
    RETURN NEXT;
END $$;
