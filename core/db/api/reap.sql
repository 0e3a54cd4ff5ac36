-- Gives lapsed lines of these pools back, at most 500 of each pool, so that a pool is not locked
-- for long; whoever needs more asks again. Locks the pools in ascending order, then lines pool by
-- pool. A transaction of its own: a pool is never held while waiting for a key. p_wait false: when
-- the places are not needed, and a pool is in use, leave it to whoever comes next.
CREATE OR REPLACE FUNCTION holdfast.reap(p_pools bigint[], p_wait boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_pool bigint;
    v_has_waiting boolean;
    v_now timestamptz;
BEGIN
    IF p_wait THEN
        PERFORM FROM holdfast.pools WHERE pool_id = ANY (p_pools)
          ORDER BY pool_id FOR NO KEY UPDATE;
    ELSE
        p_pools := ARRAY(SELECT pool_id FROM holdfast.pools WHERE pool_id = ANY (p_pools)
                          ORDER BY pool_id FOR NO KEY UPDATE SKIP LOCKED);
    END IF;
    v_now := holdfast.now();
    FOR v_pool IN SELECT DISTINCT pool FROM unnest(p_pools) AS u(pool) ORDER BY pool LOOP
        WITH due AS MATERIALIZED (
            SELECT hold_id FROM holdfast.hold_lines
             WHERE pool_id = v_pool AND state = 'open' AND expires_at <= v_now
             ORDER BY expires_at LIMIT 500),
        gone AS (
            UPDATE holdfast.hold_lines l SET state = 'expired' FROM due
             WHERE l.hold_id = due.hold_id AND l.pool_id = v_pool AND l.state = 'open'
               AND l.expires_at <= v_now
            RETURNING l.hold_id, l.site_id, l.quantity),
        noted AS (
            INSERT INTO holdfast.journal
                (at, event, site_id, pool_id, hold_id, free_change, balance_change)
            SELECT v_now, 'expired', site_id, v_pool, hold_id, quantity, 0 FROM gone)
        UPDATE holdfast.pools p
           SET free = p.free + g.quantity,
               shortfall = greatest(0, least(p.shortfall, p.minimum - (p.free + g.quantity)))
          FROM (SELECT sum(quantity)::bigint AS quantity FROM gone) AS g
         WHERE p.pool_id = v_pool AND g.quantity > 0
        RETURNING p.has_waiting INTO v_has_waiting;
        IF v_has_waiting THEN
            PERFORM holdfast.offer_waiting(v_pool, v_now);
        END IF;
    END LOOP;
END $$;
