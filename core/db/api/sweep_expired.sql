-- Closes at most p_limit lapsed holds that nobody else is working on. Holds are locked without
-- waiting, then all their pools in ascending order. Bookkeeping: no reader depends on it.
CREATE OR REPLACE FUNCTION holdfast.sweep_expired_tx(p_limit int) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_holds bigint[];
    v_hold bigint;
    v_now timestamptz := holdfast.now();
BEGIN
    v_holds := (SELECT array_agg(due.hold_id)
                  FROM (SELECT hold_id FROM holds WHERE status = 'held' AND expires_at <= v_now
                         ORDER BY expires_at LIMIT least(greatest(p_limit, 0), 200)
                           FOR NO KEY UPDATE SKIP LOCKED) AS due);
    PERFORM FROM pools
      WHERE pool_id IN (SELECT pool_id FROM hold_lines WHERE hold_id = ANY (v_holds))
      ORDER BY pool_id FOR NO KEY UPDATE;
    FOREACH v_hold IN ARRAY coalesce(v_holds, '{}') LOOP
        PERFORM close_lapsed(v_hold, v_now);
    END LOOP;
    RETURN coalesce(cardinality(v_holds), 0);
END $$;

-- Closes at most p_limit lapsed holds, in batches that keep a pool locked only for a moment; swept
-- tells how many. Several workers at once share the work.
CREATE OR REPLACE PROCEDURE api.sweep_expired(p_limit int, INOUT swept bigint DEFAULT NULL)
LANGUAGE plpgsql AS $$
DECLARE
    v_batch bigint;
BEGIN
    swept := 0;
    WHILE swept < least(p_limit, 100000) LOOP
        IF current_setting('transaction_isolation') <> 'read committed' THEN
            ROLLBACK;
            SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
        END IF;
        SET LOCAL synchronous_commit = off;
        v_batch := holdfast.sweep_expired_tx(least(p_limit - swept, 50)::int);
        COMMIT;
        swept := swept + v_batch;
        EXIT WHEN v_batch = 0;
    END LOOP;
END $$;
