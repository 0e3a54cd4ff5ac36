-- Every invariant of the database, one row per thing that breaks one; no row when all is well. One
-- snapshot: the checks are functions that read only, called by one statement.

-- Pools: counters against the journal and against the lines; slots and stock levels against pools.
CREATE OR REPLACE FUNCTION holdfast.doctor_pools()
RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE AS $$
    WITH noted AS (
        SELECT j.pool_id, sum(j.free_change) AS free, sum(j.balance_change) AS balance,
               sum(j.balance_change) FILTER (WHERE j.event IN ('adjusted', 'counted',
                                                               'transferred'))
               AS corrected
          FROM holdfast.journal j WHERE j.pool_id IS NOT NULL GROUP BY j.pool_id),
    lined AS (
        SELECT l.pool_id, coalesce(sum(l.quantity) FILTER (WHERE l.state = 'open'), 0) AS open,
               coalesce(sum(l.captured) FILTER (WHERE l.state = 'captured'), 0) AS captured
          FROM holdfast.hold_lines l WHERE l.state IN ('open', 'captured') GROUP BY l.pool_id),
    pool AS MATERIALIZED (
        SELECT coalesce(p.pool_id, n.pool_id, l.pool_id) AS pool_id,
               p.pool_id IS NULL AS is_missing,
               p.kind, p.capacity, p.free, p.minimum, p.shortfall, p.overdraft, p.closed,
               p.starts_at, p.ends_at,
               p.site_id, p.resource_id, p.title, p.price_minor, p.closed_reason,
               coalesce(n.free, 0) AS noted_free, coalesce(n.balance, 0) AS noted_balance,
               coalesce(n.corrected, 0) AS corrected,
               coalesce(l.open, 0) AS open, coalesce(l.captured, 0) AS captured
          FROM holdfast.pools p
          FULL JOIN noted n ON n.pool_id = p.pool_id
          FULL JOIN lined l ON l.pool_id = coalesce(p.pool_id, n.pool_id)),
    broken AS (
        SELECT 'pool exists' AS invariant, pool_id, 'lines or journal without a pool' AS detail
          FROM pool WHERE is_missing
        UNION ALL
        SELECT 'free = sum(journal.free_change)', pool_id, format('%s <> %s', free, noted_free)
          FROM pool WHERE free <> noted_free
        UNION ALL
        SELECT 'free + open = sum(journal.balance_change)', pool_id,
               format('%s + %s <> %s', free, open, noted_balance)
          FROM pool WHERE free + open <> noted_balance
        UNION ALL
        SELECT 'capacity = free + open + captured', pool_id,
               format('%s <> %s + %s + %s', capacity, free, open, captured)
          FROM pool WHERE kind = 'slot' AND capacity IS DISTINCT FROM free + open + captured
        UNION ALL
        SELECT '0 <= remaining <= capacity', pool_id, format('remaining %s of %s', free + open,
                                                             capacity)
          FROM pool WHERE kind = 'slot' AND (free + open + shortfall < 0 OR free + open > capacity)
        UNION ALL
        SELECT 'free >= minimum - shortfall', pool_id, format('%s < %s', free, minimum - shortfall)
          FROM pool WHERE NOT overdraft AND free < minimum - shortfall
        UNION ALL
        SELECT 'a slot and its pool agree', coalesce(pool.pool_id, s.slot_id),
               CASE WHEN s.slot_id IS NULL THEN 'pool of kind slot without a slot'
                    ELSE 'a column that both have differs' END
          FROM pool FULL JOIN holdfast.slots s ON s.slot_id = pool.pool_id
         WHERE (kind = 'slot') IS DISTINCT FROM (s.slot_id IS NOT NULL) AND NOT is_missing
            OR s.slot_id IS NOT NULL
               AND (pool.site_id, pool.resource_id, pool.starts_at, pool.ends_at, pool.title,
                    pool.price_minor, pool.closed_reason, pool.closed)
                   IS DISTINCT FROM
                   (s.site_id, s.resource_id, s.starts_at, s.ends_at, s.title, s.price_minor,
                    s.closed_reason, s.closed_reason IS NOT NULL)
        UNION ALL
        SELECT 'a stock level and its pool agree', coalesce(pool.pool_id, v.pool_id),
               'one of them is missing, or is of another site'
          FROM pool FULL JOIN holdfast.stock_levels v ON v.pool_id = pool.pool_id
         WHERE (kind = 'stock') IS DISTINCT FROM (v.pool_id IS NOT NULL) AND NOT is_missing
            OR v.pool_id IS NOT NULL AND pool.site_id IS DISTINCT FROM v.site_id
        UNION ALL
        SELECT 'shortfall = what free is below minimum', pool_id,
               format('%s, free %s, minimum %s', shortfall, free, minimum)
          FROM pool WHERE kind IN ('slot', 'stock') AND shortfall <> greatest(minimum - free, 0)
        UNION ALL
        SELECT 'corrections of stock and their journal agree', pool_id,
               format('%s <> %s', corrected, coalesce(e.change, 0))
          FROM pool
          LEFT JOIN (SELECT d.pool_id, sum(d.change) AS change
                       FROM (SELECT s.pool_id, s.change FROM holdfast.stock_entries s
                              WHERE s.kind IN ('adjusted', 'counted', 'transferred')
                             UNION ALL
                             SELECT s.to_pool_id, -s.change FROM holdfast.stock_entries s
                              WHERE s.kind = 'transferred') AS d
                      GROUP BY d.pool_id) AS e USING (pool_id)
         WHERE kind = 'stock' AND corrected <> coalesce(e.change, 0))
    SELECT b.invariant, 'pool ' || b.pool_id, b.detail FROM broken b
$$;

-- Holds: each against its lines, and each line against its journal rows. The journal rows of a line
-- are summed to four numbers: what they did to the pool and how many pieces were written off (as
-- doubles, far cheaper than the numeric that sum(bigint) is, and exact: one line moves less than
-- 2^53), and which of the events that come once there are, one decimal digit for each. A hold that
-- was moved leaves rows behind on its old pool, which sum to nothing; such holds, revived
-- ones, and those whose extras a visitor changed have events that come more than once.
CREATE OR REPLACE FUNCTION holdfast.doctor_holds()
RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE AS $$
    WITH noted AS (
        SELECT j.hold_id, j.pool_id, sum(j.free_change::float8) AS free,
               sum(j.balance_change::float8) AS balance,
               sum(j.quantity::float8) AS written_off,
               sum(CASE j.event WHEN 'held' THEN 1 WHEN 'captured' THEN 10 WHEN 'released' THEN 100
                                WHEN 'expired' THEN 1000 WHEN 'returned' THEN 0
                                WHEN 'lost' THEN 0 WHEN 'damaged' THEN 0 WHEN 'consumed' THEN 0
                                WHEN 'reversed' THEN 0 WHEN 'moved' THEN 0
                                WHEN 'resized' THEN 0 WHEN 'arrived' THEN 0
                                WHEN 'no_show' THEN 0 WHEN 'taken_over' THEN 0
                                ELSE 10000 END) AS events
          FROM holdfast.journal j
         WHERE j.hold_id IS NOT NULL
           AND j.event NOT IN ('hold_expired', 'extended', 'printed', 'offered')
         GROUP BY j.hold_id, j.pool_id),
    rewritten AS (
        SELECT c.hold_id FROM holdfast.hold_changes c
         WHERE c.kind IN ('moved', 'swapped', 'revived')
        UNION
        SELECT c.other_hold FROM holdfast.hold_changes c WHERE c.kind = 'swapped'
        UNION
        SELECT v.hold_id FROM holdfast.visitor_changes v WHERE v.kind = 'extras'),
    broken AS (
        SELECT 'a line and its journal agree' AS invariant,
               coalesce(l.hold_id, n.hold_id) AS hold_id,
               format('pool %s, %s', coalesce(l.pool_id, n.pool_id),
                      coalesce(l.state::text, 'no line')) AS detail
          FROM holdfast.hold_lines l
          FULL JOIN noted n ON n.hold_id = l.hold_id AND n.pool_id = l.pool_id
         WHERE n.events IS DISTINCT FROM CASE l.state
                   WHEN 'open' THEN 1 WHEN 'captured' THEN 11 WHEN 'released' THEN 101
                   WHEN 'expired' THEN 1001 WHEN 'returned' THEN 11 END
               AND coalesce(l.hold_id, n.hold_id) NOT IN (SELECT hold_id FROM rewritten)
            OR l.hold_id IS NULL AND (n.free <> 0 OR n.balance <> 0)
            OR n.free <> CASE l.state WHEN 'open' THEN -l.quantity
                                      WHEN 'captured' THEN l.returned - l.captured
                                      ELSE -l.written_off END
            OR n.balance <> CASE l.state WHEN 'captured' THEN l.returned - l.captured
                                         ELSE -l.written_off END
            OR coalesce(n.written_off, 0) <> l.written_off
        UNION ALL
        SELECT 'what came back or was lost had been captured', l.hold_id,
               format('pool %s, %s: %s captured, %s returned, %s written off', l.pool_id, l.state,
                      l.captured, l.returned, l.written_off)
          FROM holdfast.hold_lines l
         WHERE l.returned < 0 OR l.written_off < 0
            OR l.returned + l.written_off > l.captured - (l.state = 'captured')::int
        UNION ALL
        SELECT 'of a party no more than all are here', h.hold_id,
               format('%s, %s of %s%s', h.status, h.arrived, l.quantity,
                      CASE WHEN h.no_show_at IS NOT NULL THEN ', not come' END)
          FROM holdfast.holds h
          LEFT JOIN holdfast.hold_lines l ON l.hold_id = h.hold_id AND l.pool_id = h.slot_id
         WHERE h.arrived <> 0 AND h.arrived BETWEEN 1 AND l.quantity IS NOT TRUE
            OR (h.arrived > 0) <> (h.arrived_at IS NOT NULL)
            OR h.arrived > 0 AND h.no_show_at IS NOT NULL
        UNION ALL
        SELECT 'a hold has its slot among its lines', h.hold_id, h.status::text
          FROM holdfast.holds h
          LEFT JOIN holdfast.hold_lines l ON l.hold_id = h.hold_id AND l.pool_id = h.slot_id
         WHERE l.hold_id IS NULL AND h.request_hash <> ''
           AND (h.slot_id IS NOT NULL
                OR NOT EXISTS (SELECT FROM holdfast.hold_lines o WHERE o.hold_id = h.hold_id))
        UNION ALL
        SELECT CASE WHEN h.hold_id IS NULL OR h.request_hash = '' THEN 'a line belongs to a hold'
                    WHEN l.expires_at <> h.expires_at THEN 'lines end with their hold'
                    WHEN l.state = 'open' THEN 'no line is open in a hold that is over'
                    ELSE 'the lines of a hold are as its status says' END,
               l.hold_id, format('%s, pool %s %s', h.status, l.pool_id, l.state)
          FROM holdfast.hold_lines l LEFT JOIN holdfast.holds h ON h.hold_id = l.hold_id
         WHERE h.hold_id IS NULL OR h.request_hash = '' OR l.expires_at <> h.expires_at
            OR NOT CASE h.status
                   WHEN 'held' THEN l.state = 'open'
                       OR l.state = 'expired' AND l.expires_at <= (SELECT holdfast.now())
                   WHEN 'confirmed' THEN l.state = 'captured'
                       OR l.state = 'returned' AND l.returned + l.written_off = l.captured
                   WHEN 'cancelled' THEN l.state IN ('released', 'returned')
                   ELSE l.state = 'expired' END)
    SELECT b.invariant, 'hold ' || b.hold_id, b.detail FROM broken b
$$;

-- The waiting list: each pool knows whether anybody waits for it, and an offer is for its party.
CREATE OR REPLACE FUNCTION holdfast.doctor_waiting()
RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE AS $$
    SELECT 'a pool knows who waits for it', 'pool ' || p.pool_id,
           CASE WHEN p.has_waiting THEN 'nobody waits' ELSE 'somebody waits' END
      FROM holdfast.pools p
     WHERE p.has_waiting <> (p.pool_id IN (SELECT w.slot_id FROM holdfast.waiting w
                                            WHERE w.state = 'waiting'))
    UNION ALL
    SELECT 'an offer is a hold of the one who waited', 'waiting ' || w.waiting_id,
           format('hold %s', w.hold_id)
      FROM holdfast.waiting w LEFT JOIN holdfast.holds h ON h.hold_id = w.hold_id
     WHERE w.state = 'offered' AND h.customer_id IS DISTINCT FROM w.customer_id
$$;

-- The database itself: constraints and indexes hold, the clock is the real one, and nobody has a
-- right beyond the list of harden.sql.
CREATE OR REPLACE FUNCTION holdfast.doctor_schema()
RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE AS $$
    WITH ours AS (SELECT oid, nspname FROM pg_namespace WHERE nspname IN ('holdfast', 'api')),
    client AS (SELECT rolname, oid FROM pg_roles
                WHERE rolname IN ('holdfast_kiosk', 'holdfast_staff', 'holdfast_manager',
                                  'holdfast_worker')),
    routine AS (SELECT p.*, o.nspname, p.oid::regprocedure::text AS signature
                  FROM pg_proc p JOIN ours o ON o.oid = p.pronamespace)
    SELECT 'constraints are validated', c.conrelid::regclass::text, c.conname::text
      FROM pg_constraint c JOIN ours o ON o.oid = c.connamespace WHERE NOT c.convalidated
    UNION ALL
    SELECT 'indexes are valid', i.indexrelid::regclass::text, ''
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN ours o ON o.oid = c.relnamespace
     WHERE NOT i.indisvalid
    UNION ALL
    SELECT 'the clock is the clock of the server', 'holdfast.now()', prosrc FROM routine
     WHERE nspname = 'holdfast' AND proname = 'now'
       AND btrim(prosrc) <> 'SELECT pg_catalog.clock_timestamp()'
       AND current_database() NOT LIKE 'holdfast\_test%'
    UNION ALL
    SELECT 'functions belong to the owner', signature, proowner::regrole::text FROM routine
     WHERE proowner <> 'holdfast_owner'::regrole
    UNION ALL
    SELECT 'definer functions pin search_path', signature, array_to_string(proconfig, ' ')
      FROM routine
     WHERE prosecdef
       AND NOT coalesce('search_path=holdfast, pg_temp' = ANY (proconfig), false)
    UNION ALL
    SELECT 'PUBLIC may execute nothing', signature, '' FROM routine
     WHERE EXISTS (SELECT FROM aclexplode(coalesce(proacl, acldefault('f', proowner))) a
                    WHERE a.grantee = 0)
    UNION ALL
    SELECT 'clients execute api and *_tx only', signature, client.rolname
      FROM routine, client
     WHERE nspname = 'holdfast' AND proname !~ '_tx$' AND proname <> 'wait_for_disk'
       AND has_function_privilege(client.oid, routine.oid, 'EXECUTE')
    UNION ALL
    SELECT 'clients have no right on tables', c.oid::regclass::text, client.rolname
      FROM pg_class c JOIN ours o ON o.oid = c.relnamespace, client
     WHERE c.relkind IN ('r', 'p', 'v', 'm')
       AND has_table_privilege(client.oid, c.oid,
                               'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
$$;

CREATE OR REPLACE FUNCTION api.doctor() RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp SET work_mem = '64MB' AS $$
    SELECT * FROM doctor_pools()
    UNION ALL SELECT * FROM doctor_holds()
    UNION ALL SELECT * FROM doctor_credits()
    UNION ALL SELECT * FROM doctor_waiting()
    UNION ALL SELECT * FROM doctor_kiosks()
    UNION ALL SELECT * FROM doctor_entry_keys()
    UNION ALL SELECT * FROM doctor_schema()
$$;
