-- Sets the counters that differ from their journal to what the journal says, each with a journal
-- row that tells what it was. One row per pool that was repaired; none when all agree. The journal
-- is the truth: rows are added to it and never changed, a counter is only its sum.
--
-- Looks without a lock first, then locks one pool after the other, in ascending order, and looks
-- again: who writes a journal row that changes free changes the pool in the same transaction.
CREATE OR REPLACE FUNCTION api.repair_counters()
RETURNS TABLE (pool_id bigint, kind text, was bigint, is_now bigint)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
#variable_conflict use_column
DECLARE
    v_pool pools;
    v_id bigint;
    v_free bigint;
BEGIN
    PERFORM be_durable();
    FOR v_id IN
        SELECT p.pool_id FROM pools p
         WHERE p.free <> (SELECT coalesce(sum(j.free_change), 0) FROM journal j
                           WHERE j.pool_id = p.pool_id)
         ORDER BY p.pool_id
    LOOP
        SELECT * INTO v_pool FROM pools p WHERE p.pool_id = v_id FOR NO KEY UPDATE;
        v_free := (SELECT coalesce(sum(j.free_change), 0)::bigint FROM journal j
                    WHERE j.pool_id = v_id);
        CONTINUE WHEN v_free = v_pool.free;
        UPDATE pools p
           SET free = v_free,
               shortfall = CASE WHEN p.overdraft THEN 0 ELSE greatest(p.minimum - v_free, 0) END
         WHERE p.pool_id = v_id;
        INSERT INTO journal (at, event, site_id, pool_id, free_change, balance_change, note)
            VALUES (holdfast.now(), 'adjusted', v_pool.site_id, v_id, 0, 0,
                    format('the counter was %s, the journal says %s', v_pool.free, v_free));
        pool_id := v_id;
        kind := v_pool.kind;
        was := v_pool.free;
        is_now := v_free;
        RETURN NEXT;
    END LOOP;
END $$;
