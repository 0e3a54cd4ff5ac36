-- New names. Nothing but the words changes: levels, holds and bookings are pools, and a request
-- that is repeated with the words of before hears of the hold that it made. Each level that is
-- called by the name gets a journal row with the words of before. Locks the site: one writer of the
-- lists of items and warehouses.

-- outcome: renamed | exists (another item of the site has this number) | not_found | invalid_sku |
-- invalid_name. NULL leaves what is there. Again is renamed again.
CREATE OR REPLACE FUNCTION api.rename_stock_item(p_item bigint, p_sku text, p_name text)
RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_sku text := btrim(normalize(p_sku, NFC));
    v_name text := btrim(normalize(p_name, NFC));
    v_item stock_items;
BEGIN
    PERFORM be_durable();
    PERFORM FROM sites s
      WHERE s.site_id = (SELECT i.site_id FROM stock_items i WHERE i.item_id = p_item)
        FOR NO KEY UPDATE;
    SELECT * INTO v_item FROM stock_items i WHERE i.item_id = p_item FOR UPDATE;
    outcome := CASE
        WHEN v_item.item_id IS NULL THEN 'not_found'
        WHEN char_length(v_sku) NOT BETWEEN 1 AND 60 OR v_sku ~ '[\s:@[:cntrl:]]'
            THEN 'invalid_sku'
        WHEN char_length(v_name) NOT BETWEEN 1 AND 120 THEN 'invalid_name'
        WHEN EXISTS (SELECT FROM stock_items o WHERE o.site_id = v_item.site_id AND o.sku = v_sku
                        AND o.item_id <> p_item) THEN 'exists'
        ELSE 'renamed' END;
    IF outcome = 'renamed' AND (coalesce(v_sku, v_item.sku), coalesce(v_name, v_item.name))
                               <> (v_item.sku, v_item.name) THEN
        UPDATE stock_items SET sku = coalesce(v_sku, sku), name = coalesce(v_name, name)
         WHERE item_id = p_item;
        INSERT INTO journal (at, event, site_id, pool_id, free_change, balance_change, note)
            SELECT holdfast.now(), 'renamed', v.site_id, v.pool_id, 0, 0,
                   concat(v_item.sku, ', ', v_item.name)
              FROM stock_levels v WHERE v.item_id = p_item ORDER BY v.pool_id;
    END IF;
    RETURN NEXT;
EXCEPTION WHEN unique_violation THEN
    outcome := 'exists'; -- by somebody whom a snapshot of REPEATABLE READ does not show
    RETURN NEXT;
END $$;

-- outcome: renamed | exists (another one of the site is called so) | not_found | invalid_name.
-- Again is renamed again.
CREATE OR REPLACE FUNCTION api.rename_warehouse(p_warehouse bigint, p_name text)
RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_name text := btrim(normalize(coalesce(p_name, ''), NFC));
    v_warehouse warehouses;
BEGIN
    PERFORM be_durable();
    PERFORM FROM sites s
      WHERE s.site_id = (SELECT w.site_id FROM warehouses w WHERE w.warehouse_id = p_warehouse)
        FOR NO KEY UPDATE;
    SELECT * INTO v_warehouse FROM warehouses w WHERE w.warehouse_id = p_warehouse FOR UPDATE;
    outcome := CASE
        WHEN v_warehouse.warehouse_id IS NULL THEN 'not_found'
        WHEN char_length(v_name) NOT BETWEEN 1 AND 60 OR v_name ~ '[@:[:cntrl:]]'
            THEN 'invalid_name'
        WHEN EXISTS (SELECT FROM warehouses o WHERE o.site_id = v_warehouse.site_id
                        AND o.name = v_name AND o.warehouse_id <> p_warehouse) THEN 'exists'
        ELSE 'renamed' END;
    IF outcome = 'renamed' AND v_name <> v_warehouse.name THEN
        UPDATE warehouses SET name = v_name WHERE warehouse_id = p_warehouse;
        INSERT INTO journal (at, event, site_id, pool_id, free_change, balance_change, note)
            SELECT holdfast.now(), 'renamed', v.site_id, v.pool_id, 0, 0, v_warehouse.name
              FROM stock_levels v WHERE v.warehouse_id = p_warehouse ORDER BY v.pool_id;
    END IF;
    RETURN NEXT;
EXCEPTION WHEN unique_violation THEN
    outcome := 'exists';
    RETURN NEXT;
END $$;
