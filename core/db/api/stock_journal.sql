-- The journal of a level, newest first: everything that changed it, so that each of its numbers can
-- be explained. on_hand_after is counted back from what is on hand now, in the same snapshot.
-- quantity: how many pieces a row of lost, damaged or consumed is about. other_warehouse: where the
-- pieces of a transfer came from or went. p_before: the entry_id of the last row of the page
-- before.
DROP FUNCTION IF EXISTS api.stock_journal(bigint, bigint, int);
CREATE OR REPLACE FUNCTION api.stock_journal(
    p_pool bigint, p_before bigint DEFAULT NULL, p_limit int DEFAULT 100
) RETURNS TABLE (
    entry_id bigint, at_us bigint, event text, on_hand_change bigint, free_change bigint,
    on_hand_after bigint, hold_id bigint, actor text, note text, quantity bigint,
    other_warehouse text
) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = holdfast, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    WITH start AS MATERIALIZED (
        SELECT n.on_hand
               - CASE WHEN p_before IS NULL THEN 0
                      ELSE (SELECT coalesce(sum(j.balance_change), 0) FROM journal j
                             WHERE j.pool_id = p_pool AND j.entry_id >= p_before) END AS on_hand
          FROM stock_levels v CROSS JOIN LATERAL stock_numbers(v.pool_id, v_now) n
         WHERE v.pool_id = p_pool),
    page AS MATERIALIZED (
        SELECT j.* FROM journal j
         WHERE j.pool_id = p_pool AND (p_before IS NULL OR j.entry_id < p_before)
         ORDER BY j.entry_id DESC LIMIT least(greatest(p_limit, 0), 1000))
    SELECT g.entry_id, us(g.at), g.event::text, g.balance_change, g.free_change,
           (s.on_hand - sum(g.balance_change) OVER (ORDER BY g.entry_id DESC)
            + g.balance_change)::bigint,
           g.hold_id, g.actor, g.note, g.quantity, w.name
      FROM page g CROSS JOIN start s
      LEFT JOIN stock_levels o ON o.pool_id = g.other_pool_id
      LEFT JOIN warehouses w ON w.warehouse_id = o.warehouse_id
     ORDER BY g.entry_id DESC;
END $$;
