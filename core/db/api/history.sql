-- What happened, newest first, at most p_limit rows: to a hold, on a slot, or to a person (with its
-- newest 50 holds). What does not narrow is NULL. quantity: places, pieces or credits, signed as
-- the change of what is free; of an arrival, how many. subject: what the pool is: slot, stock,
-- credit.
-- from_* and to_* are told of what was moved or resized.
CREATE OR REPLACE FUNCTION api.history(
    p_hold bigint DEFAULT NULL, p_slot bigint DEFAULT NULL, p_customer bigint DEFAULT NULL,
    p_limit int DEFAULT 100
) RETURNS TABLE (
    entry_id bigint, at_us bigint, actor text, desk text, event text, subject text, item text,
    quantity bigint, hold_id bigint, customer_name text, is_undo boolean,
    from_starts_us bigint, from_resource text, to_starts_us bigint, to_resource text,
    from_count bigint, to_count bigint, why text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
    v_limit int := least(greatest(coalesce(p_limit, 100), 0), 500);
    v_names bigint[] := names_of(person_of(p_customer));
    v_holds bigint[] := CASE
        WHEN p_hold IS NOT NULL THEN ARRAY[p_hold]
        WHEN p_customer IS NOT NULL THEN
            ARRAY(SELECT n.hold_id FROM unnest(v_names) AS named(customer_id)
                   CROSS JOIN LATERAL (SELECT h.hold_id FROM holds h
                                        WHERE h.customer_id = named.customer_id
                                        ORDER BY h.hold_id DESC LIMIT 50) AS n
                   ORDER BY n.hold_id DESC LIMIT 50) END;
BEGIN
    RETURN QUERY
    WITH entry AS (
        SELECT j.* FROM (
            (SELECT o.* FROM journal o WHERE o.pool_id = p_slot
              ORDER BY o.entry_id DESC LIMIT v_limit)
            UNION ALL
            (SELECT o.* FROM unnest(v_holds) AS of(hold_id)
              CROSS JOIN LATERAL (SELECT i.* FROM journal i WHERE i.hold_id = of.hold_id
                                   ORDER BY i.entry_id DESC LIMIT v_limit) AS o)
            UNION ALL
            (SELECT o.* FROM unnest(v_names) AS named(customer_id)
              CROSS JOIN LATERAL (SELECT i.* FROM journal i
                                   WHERE i.customer_id = named.customer_id
                                   ORDER BY i.entry_id DESC LIMIT v_limit) AS o
              WHERE p_customer IS NOT NULL)) AS j
         ORDER BY j.entry_id DESC LIMIT v_limit)
    SELECT e.entry_id, us(e.at), e.actor,
           coalesce(g.desk, CASE WHEN e.event = 'held' THEN h.desk END, e.desk)::text,
           e.event::text, p.kind::text, coalesce(i.name, w.bucket::text),
           coalesce(e.quantity, CASE e.event WHEN 'captured' THEN l.captured END, e.free_change),
           e.hold_id, c.name, g.undoes IS NOT NULL,
           us(f.starts_at), fr.name, us(t.starts_at), tr.name, g.from_count, g.to_count,
           CASE WHEN e.event IN ('released', 'returned') AND p.kind = 'slot' AND e.note IS NULL
                THEN h.cancel_reason::text ELSE e.note END
      FROM entry e
      LEFT JOIN pools p ON p.pool_id = e.pool_id
      LEFT JOIN stock_levels v ON v.pool_id = e.pool_id
      LEFT JOIN stock_items i ON i.item_id = v.item_id
      LEFT JOIN wallets w ON w.pool_id = e.pool_id
      LEFT JOIN holds h ON h.hold_id = e.hold_id
      LEFT JOIN hold_lines l ON l.hold_id = e.hold_id AND l.pool_id = e.pool_id
      LEFT JOIN people c ON c.named_id = coalesce(h.customer_id, e.customer_id)
      LEFT JOIN hold_changes g ON g.change_id = e.change_id
      LEFT JOIN slots f ON f.slot_id = g.from_slot
      LEFT JOIN resources fr ON fr.resource_id = f.resource_id
      LEFT JOIN slots t ON t.slot_id = g.to_slot
      LEFT JOIN resources tr ON tr.resource_id = t.resource_id
     ORDER BY e.entry_id DESC;
END $$;
