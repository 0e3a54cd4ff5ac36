-- Every slot of the site that overlaps [p_from, p_to), with what can be held now. A slot is at most
-- 48 hours long, so the window is one range of the index pools_window, in the order of the answer.
--
-- available = free + lapsed. Lapsed lines are few while a worker sweeps: then the pools that have
-- any are found through the index of open holds, at a cost that does not grow with the slots shown.
-- When nobody sweeps they may be many and of other days: then each slot shown asks for its own.
--
-- The planner is kept to indexes: its guesses about deadlines are far off, and a day must not cost
-- more because there is a history.
CREATE OR REPLACE FUNCTION api.slot_grid(p_site bigint, p_from timestamptz, p_to timestamptz)
RETURNS TABLE (
    slot_id bigint, resource_id bigint, starts_us bigint, ends_us bigint, capacity int,
    available int, title text, price_minor bigint, closed_reason text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off
SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
    v_due bigint[] := ARRAY(SELECT hold_id FROM holds
                             WHERE status = 'held' AND expires_at <= v_now LIMIT 1001);
    v_many boolean := cardinality(v_due) > 1000;
BEGIN
    RETURN QUERY
    SELECT p.pool_id, p.resource_id, us(p.starts_at), us(p.ends_at), p.capacity::int,
           greatest(p.free - p.minimum + CASE
               WHEN v_many OR p.pool_id IN (SELECT l.pool_id FROM hold_lines l
                                             WHERE l.hold_id = ANY (v_due) AND l.state = 'open')
               THEN (SELECT coalesce(sum(l.quantity), 0)::bigint FROM hold_lines l
                      WHERE l.pool_id = p.pool_id AND l.state = 'open' AND l.expires_at <= v_now)
               ELSE 0 END, 0)::int,
           p.title, p.price_minor, p.closed_reason
      FROM pools p
     WHERE p.kind = 'slot' AND p.site_id = p_site AND p.starts_at < p_to
       AND p.starts_at > p_from - interval '48 hours' AND p.ends_at > p_from
     ORDER BY p.starts_at, p.resource_id;
END $$;
