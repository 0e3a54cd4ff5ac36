-- Slots of a site that can take a party now: open, not over, with room, by start and then resource.
-- Walks the index pools_window and ends with the last row that is asked for.
--
-- p_from, p_to: the slots that overlap this window; NULL: from now on. What is over never counts.
-- p_after: only what stands behind this slot in the order above, so that a walk goes on from it.
-- p_resource: of this one only; NULL: of all.
--
-- Lapsed holds count as room. Their pools are found as slot_grid finds them.
CREATE OR REPLACE FUNCTION api.free_slots(
    p_site bigint, p_party bigint, p_from timestamptz, p_to timestamptz, p_limit int DEFAULT 1,
    p_after bigint DEFAULT NULL, p_resource bigint DEFAULT NULL
) RETURNS TABLE (
    slot_id bigint, resource_id bigint, starts_us bigint, ends_us bigint, capacity int,
    available int, title text, price_minor bigint, closed_reason text, resource_name text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off
SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
    v_from timestamptz := greatest(p_from, v_now);
    v_party bigint := greatest(p_party, 1);
    v_last holdfast.pools;
    v_floor timestamptz := v_from - interval '48 hours';
    v_due bigint[] := ARRAY(SELECT hold_id FROM holds
                             WHERE status = 'held' AND expires_at <= v_now LIMIT 1001);
    v_many boolean := cardinality(v_due) > 1000;
    v_lapsing bigint[] := CASE WHEN v_many THEN '{}' ELSE
        ARRAY(SELECT DISTINCT l.pool_id FROM hold_lines l
               WHERE l.hold_id = ANY (v_due) AND l.state = 'open') END;
BEGIN
    SELECT * INTO v_last FROM pools p WHERE p.pool_id = p_after AND p.kind = 'slot';
    v_floor := greatest(v_floor, v_last.starts_at);
    RETURN QUERY
    WITH fitting AS (
        SELECT p.pool_id, p.resource_id, p.starts_at, p.ends_at, p.capacity,
               p.free - p.minimum + o.lapsed AS available, p.title, p.price_minor
          FROM pools p
          CROSS JOIN LATERAL (
              SELECT CASE WHEN v_many OR p.pool_id = ANY (v_lapsing) THEN
                  (SELECT coalesce(sum(l.quantity), 0)::bigint FROM hold_lines l
                    WHERE l.pool_id = p.pool_id AND l.state = 'open' AND l.expires_at <= v_now)
                  ELSE 0 END AS lapsed) AS o
         WHERE p.kind = 'slot' AND p.site_id = p_site AND p.starts_at >= v_floor
           AND (p.starts_at < p_to OR p_to IS NULL) AND p.ends_at > v_from AND NOT p.closed
           AND (p.resource_id = p_resource OR p_resource IS NULL)
           AND (v_last.pool_id IS NULL OR (p.starts_at, p.resource_id, p.pool_id)
                > (v_last.starts_at, v_last.resource_id, v_last.pool_id))
           AND p.free - p.minimum + o.lapsed >= v_party
         ORDER BY p.starts_at, p.resource_id, p.pool_id
         LIMIT least(greatest(p_limit, 0), 1000))
    SELECT f.pool_id, f.resource_id, us(f.starts_at), us(f.ends_at), f.capacity::int,
           f.available::int, f.title, f.price_minor, NULL::text, r.name
      FROM fitting f JOIN resources r ON r.resource_id = f.resource_id
     ORDER BY f.starts_at, f.resource_id, f.pool_id;
END $$;
