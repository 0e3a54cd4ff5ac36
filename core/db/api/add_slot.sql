-- Writes slots of one resource with one capacity: the pools, what they are, and their first journal
-- row. The caller has checked the arguments and locked the resource.
CREATE OR REPLACE FUNCTION holdfast.write_slots(
    p_resource holdfast.resources, p_starts timestamptz[], p_ends timestamptz[], p_capacity bigint,
    p_title text, p_price_minor bigint
) RETURNS SETOF bigint LANGUAGE sql AS $$
    WITH wanted AS MATERIALIZED (
        SELECT nextval('holdfast.pools_pool_id_seq') AS pool_id, w.starts_at, w.ends_at
          FROM unnest(p_starts, p_ends) AS w(starts_at, ends_at)),
    pooled AS (
        INSERT INTO holdfast.pools (pool_id, site_id, kind, capacity, free, starts_at, ends_at,
                                    resource_id, title, price_minor)
        OVERRIDING SYSTEM VALUE
        SELECT pool_id, p_resource.site_id, 'slot', p_capacity, p_capacity, starts_at, ends_at,
               p_resource.resource_id, p_title, p_price_minor
          FROM wanted),
    noted AS (
        INSERT INTO holdfast.journal (at, event, site_id, pool_id, free_change, balance_change)
        SELECT holdfast.now(), 'opened', p_resource.site_id, pool_id, p_capacity, p_capacity
          FROM wanted)
    INSERT INTO holdfast.slots
        (slot_id, site_id, resource_id, starts_at, ends_at, title, price_minor, overlap_forbidden)
    SELECT pool_id, p_resource.site_id, p_resource.resource_id, starts_at, ends_at, p_title,
           p_price_minor, p_resource.overlap_forbidden
      FROM wanted
    RETURNING slot_id
$$;

-- Adds one slot. p_site NULL: the first site, which is made as 'Main' in p_zone when there is none.
-- A resource name that is new makes the resource.
-- outcome: added | overlap | invalid_range | invalid_capacity | invalid_name | invalid_zone |
-- not_found (the site).
CREATE OR REPLACE FUNCTION api.add_slot(
    p_site bigint, p_zone text, p_resource text, p_start timestamptz, p_end timestamptz,
    p_capacity bigint
) RETURNS TABLE (outcome text, slot_id bigint, resource_id bigint, starts_us bigint, ends_us bigint,
                 capacity int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
#variable_conflict use_column
DECLARE
    v_name text := btrim(normalize(coalesce(p_resource, ''), NFC));
    v_site bigint := coalesce(p_site, (SELECT min(s.site_id) FROM sites s));
    v_resource holdfast.resources;
BEGIN
    PERFORM be_durable();
    outcome := CASE
        WHEN char_length(v_name) NOT BETWEEN 1 AND 120 THEN 'invalid_name'
        WHEN p_start IS NULL OR p_end IS NULL OR NOT isfinite(p_start) OR NOT isfinite(p_end)
          OR p_end <= p_start OR p_end - p_start > interval '48 hours' THEN 'invalid_range'
        WHEN (p_capacity BETWEEN 1 AND 10000000) IS NOT TRUE THEN 'invalid_capacity'
        WHEN v_site IS NULL AND NOT is_zone(p_zone) THEN 'invalid_zone'
        WHEN v_site IS NOT NULL AND NOT EXISTS (SELECT FROM sites s WHERE s.site_id = v_site)
            THEN 'not_found'
    END;
    IF outcome IS NOT NULL THEN
        RETURN NEXT;
        RETURN;
    END IF;
    IF v_site IS NULL THEN
        v_site := (SELECT a.site_id FROM api.add_site('Main', p_zone, 'EUR') a);
    END IF;
    resource_id := (save_resource(v_site, v_name)).resource_id;
    SELECT * INTO v_resource FROM resources r WHERE r.resource_id = add_slot.resource_id
       FOR NO KEY UPDATE;
    IF v_resource.overlap_forbidden AND EXISTS (
        SELECT FROM slots s
         WHERE s.resource_id = v_resource.resource_id AND s.starts_at < p_end
           AND s.ends_at > p_start AND s.starts_at > p_start - interval '48 hours') THEN
        outcome := 'overlap';
    ELSE
        slot_id := write_slots(v_resource, ARRAY[p_start], ARRAY[p_end], p_capacity, '', 0);
        outcome := 'added';
        starts_us := us(p_start);
        ends_us := us(p_end);
        capacity := p_capacity;
    END IF;
    RETURN NEXT;
END $$;
