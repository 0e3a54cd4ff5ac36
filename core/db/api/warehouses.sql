-- The warehouses of a site, in the order in which they are asked for pieces.
CREATE OR REPLACE FUNCTION api.warehouses(p_site bigint) RETURNS TABLE (
    warehouse_id bigint, name text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT w.warehouse_id, w.name FROM warehouses w WHERE w.site_id = p_site
     ORDER BY w.position, w.warehouse_id
$$;

-- The warehouse of this name, made when it is new. The caller has locked the site.
CREATE OR REPLACE FUNCTION holdfast.save_warehouse(
    p_site bigint, p_name text, OUT warehouse_id bigint, OUT is_new boolean
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
    INSERT INTO holdfast.warehouses AS w (site_id, name, position)
        VALUES (p_site, p_name,
                (SELECT coalesce(max(o.position), 0) + 1 FROM holdfast.warehouses o
                  WHERE o.site_id = p_site))
        ON CONFLICT (site_id, name) DO NOTHING
        RETURNING w.warehouse_id INTO warehouse_id;
    is_new := FOUND;
    IF NOT is_new THEN
        SELECT w.warehouse_id INTO warehouse_id FROM holdfast.warehouses w
         WHERE w.site_id = p_site AND w.name = p_name;
    END IF;
END $$;

-- outcome: added | exists (carries the id) | not_found (the site) | invalid_name. The name stands
-- behind an @ in the word for a level, and a colon and a number may follow it there.
CREATE OR REPLACE FUNCTION api.add_warehouse(p_site bigint, p_name text)
RETURNS TABLE (outcome text, warehouse_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_name text := btrim(normalize(coalesce(p_name, ''), NFC));
    v_saved record;
BEGIN
    PERFORM be_durable();
    PERFORM FROM sites s WHERE s.site_id = p_site FOR NO KEY UPDATE;
    outcome := CASE
        WHEN NOT FOUND THEN 'not_found'
        WHEN char_length(v_name) NOT BETWEEN 1 AND 60 OR v_name ~ '[@:[:cntrl:]]'
            THEN 'invalid_name'
    END;
    IF outcome IS NULL THEN
        v_saved := save_warehouse(p_site, v_name);
        warehouse_id := v_saved.warehouse_id;
        outcome := CASE WHEN v_saved.is_new THEN 'added' ELSE 'exists' END;
    END IF;
    RETURN NEXT;
END $$;
