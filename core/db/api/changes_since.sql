-- The journal as a feed, by transaction: sequences are handed out before commit, so "id greater
-- than the last one seen" loses rows that commit late. A row is asked for again until its
-- transaction is older than every running one; repeats are harmless, because a reader reads the
-- pool anew. Lapsing writes nothing, so pools with a deadline in (p_since_us, now] are changed
-- pools as well.
--
-- One statement, so that rows and next cursor are of one snapshot. A transaction number that lies
-- ahead of the snapshot comes from a restored copy and is no news; a cursor that does is of another
-- server, and the answer is the cursor alone.
--
-- p_kind: pools of this kind alone; NULL: of every kind.
DROP FUNCTION IF EXISTS holdfast.changed_slots(bigint, timestamptz, timestamptz);
CREATE OR REPLACE FUNCTION holdfast.changed_pools(
    p_cursor bigint, p_since timestamptz, p_now timestamptz, p_kind holdfast.pool_kind
) RETURNS TABLE (next_cursor bigint, site_id bigint, pool_id bigint, kind holdfast.pool_kind,
                 starts_at timestamptz, ends_at timestamptz)
LANGUAGE sql STABLE AS $$
    WITH snapshot AS MATERIALIZED (
        SELECT pg_snapshot_xmin(pg_current_snapshot()) AS oldest,
               pg_snapshot_xmax(pg_current_snapshot()) AS next),
    changed AS (
        SELECT j.pool_id FROM holdfast.journal j
         WHERE j.xid >= p_cursor::text::xid8
           AND j.xid < (SELECT next FROM snapshot)
        UNION
        SELECT l.pool_id FROM holdfast.holds h
          JOIN holdfast.hold_lines l ON l.hold_id = h.hold_id
         WHERE p_cursor IS NOT NULL AND h.status = 'held' AND h.expires_at > p_since
           AND h.expires_at <= p_now)
    SELECT snapshot.oldest::text::bigint, p.site_id, p.pool_id, p.kind, p.starts_at, p.ends_at
      FROM snapshot
      LEFT JOIN (changed c JOIN holdfast.pools p ON p.pool_id = c.pool_id
                                                AND (p_kind IS NULL OR p.kind = p_kind)) ON true
$$;

-- At least one row; slot_id is NULL in the only row when nothing changed. Without p_cursor: where
-- to start from now.
CREATE OR REPLACE FUNCTION api.changes_since(p_cursor bigint, p_since_us bigint DEFAULT NULL)
RETURNS TABLE (next_cursor bigint, next_us bigint, site_id bigint, slot_id bigint, starts_us bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT c.next_cursor, us(v_now), c.site_id, c.pool_id, us(c.starts_at)
      FROM changed_pools(p_cursor, from_us(p_since_us), v_now, 'slot') c;
END $$;
