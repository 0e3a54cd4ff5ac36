-- outcome: added | exists (carries the id) | not_found (the site) | invalid_sku | invalid_name |
-- invalid_quantity.
CREATE OR REPLACE FUNCTION api.add_stock_item(
    p_site bigint, p_sku text, p_name text, p_quantity bigint
) RETURNS TABLE (outcome text, pool_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
#variable_conflict use_column
DECLARE
    v_sku text := btrim(coalesce(p_sku, ''));
    v_name text := btrim(normalize(coalesce(p_name, ''), NFC));
BEGIN
    PERFORM be_durable();
    PERFORM FROM sites WHERE site_id = p_site FOR NO KEY UPDATE;   -- one writer of this list
    outcome := CASE
        WHEN NOT FOUND THEN 'not_found'
        WHEN char_length(v_sku) NOT BETWEEN 1 AND 60 OR v_sku ~ '[\s:]' THEN 'invalid_sku'
        WHEN char_length(v_name) NOT BETWEEN 1 AND 120 THEN 'invalid_name'
        WHEN (p_quantity BETWEEN 0 AND 1000000000) IS NOT TRUE THEN 'invalid_quantity'
    END;
    IF outcome IS NULL THEN
        pool_id := (SELECT s.pool_id FROM stock_items s WHERE s.site_id = p_site AND s.sku = v_sku);
        outcome := CASE WHEN pool_id IS NOT NULL THEN 'exists' END;
    END IF;
    IF outcome IS NULL THEN
        INSERT INTO pools AS p (site_id, kind, free) VALUES (p_site, 'stock', p_quantity)
            RETURNING p.pool_id INTO pool_id;
        INSERT INTO stock_items (pool_id, site_id, sku, name)
            VALUES (add_stock_item.pool_id, p_site, v_sku, v_name);
        INSERT INTO journal (at, event, site_id, pool_id, free_change, balance_change)
            VALUES (holdfast.now(), 'opened', p_site, add_stock_item.pool_id, p_quantity,
                    p_quantity);
        outcome := 'added';
    END IF;
    RETURN NEXT;
END $$;
