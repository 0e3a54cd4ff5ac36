-- capacity: of its newest slot, 0 when it has none.
CREATE OR REPLACE FUNCTION api.resources(p_site bigint) RETURNS TABLE (
    resource_id bigint, name text, capacity int
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT r.resource_id, r.name,
           coalesce((SELECT p.capacity FROM slots s JOIN pools p ON p.pool_id = s.slot_id
                      WHERE s.resource_id = r.resource_id
                      ORDER BY s.starts_at DESC LIMIT 1), 0)::int
      FROM resources r
     WHERE r.site_id = p_site
     ORDER BY r.position, r.resource_id
$$;

-- The resource of this name at this site, made when it is new; NULL for a site that is not there.
CREATE OR REPLACE FUNCTION holdfast.save_resource(
    p_site bigint, p_name text, OUT resource_id bigint, OUT is_new boolean
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
    INSERT INTO holdfast.resources AS r (site_id, name, position)
        SELECT s.site_id, p_name,
               (SELECT coalesce(max(o.position), 0) + 1 FROM holdfast.resources o
                 WHERE o.site_id = p_site)
          FROM holdfast.sites s WHERE s.site_id = p_site
        ON CONFLICT (site_id, name) DO NOTHING
        RETURNING r.resource_id INTO resource_id;
    is_new := FOUND;
    IF NOT is_new THEN
        SELECT r.resource_id INTO resource_id FROM holdfast.resources r
         WHERE r.site_id = p_site AND r.name = p_name;
    END IF;
END $$;

-- outcome: added | exists | not_found (the site) | invalid_name. exists carries the id.
CREATE OR REPLACE FUNCTION api.add_resource(p_site bigint, p_name text)
RETURNS TABLE (outcome text, resource_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_name text := btrim(normalize(coalesce(p_name, ''), NFC));
    v_saved record;
BEGIN
    PERFORM be_durable();
    IF char_length(v_name) NOT BETWEEN 1 AND 120 THEN
        outcome := 'invalid_name';
    ELSE
        v_saved := save_resource(p_site, v_name);
        resource_id := v_saved.resource_id;
        outcome := CASE WHEN resource_id IS NULL THEN 'not_found'
                        WHEN v_saved.is_new THEN 'added' ELSE 'exists' END;
    END IF;
    RETURN NEXT;
END $$;
