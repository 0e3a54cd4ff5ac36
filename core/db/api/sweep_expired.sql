DROP FUNCTION IF EXISTS holdfast.sweep_expired_tx(int);

-- Whether the sweep may be told another time than now: in a test database, and no other.
CREATE OR REPLACE FUNCTION holdfast.may_shift_clock() RETURNS boolean
LANGUAGE sql STABLE AS $$ SELECT current_database() LIKE 'holdfast\_test%' $$;

-- Closes at most p_limit lapsed holds that nobody else is working on. Holds are locked without
-- waiting, then all their pools in ascending order. Bookkeeping: no reader depends on it.
-- p_credits: only holds that have credits among their lines. p_now: see may_shift_clock.
CREATE OR REPLACE FUNCTION holdfast.sweep_expired_tx(
    p_limit int, p_credits boolean DEFAULT false, p_now timestamptz DEFAULT NULL
) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_holds bigint[];
    v_hold bigint;
    v_now timestamptz := CASE WHEN may_shift_clock() THEN p_now END;
BEGIN
    v_now := coalesce(v_now, holdfast.now());
    v_holds := (SELECT array_agg(due.hold_id)
                  FROM (SELECT h.hold_id FROM holds h
                         WHERE h.status = 'held' AND h.expires_at <= v_now
                           AND (NOT p_credits
                                OR EXISTS (SELECT FROM hold_lines l
                                             JOIN wallets w ON w.pool_id = l.pool_id
                                            WHERE l.hold_id = h.hold_id))
                         ORDER BY h.expires_at LIMIT least(greatest(p_limit, 0), 200)
                           FOR NO KEY UPDATE SKIP LOCKED) AS due);
    PERFORM FROM pools
      WHERE pool_id IN (SELECT pool_id FROM hold_lines WHERE hold_id = ANY (v_holds))
      ORDER BY pool_id FOR NO KEY UPDATE;
    FOREACH v_hold IN ARRAY coalesce(v_holds, '{}') LOOP
        PERFORM close_lapsed(v_hold, v_now);
    END LOOP;
    RETURN coalesce(cardinality(v_holds), 0);
END $$;

-- Writes down what is overdue in at most p_limit wallets that nobody else is working on; answers
-- how many there were. What a hold protects is not overdue yet: such a wallet is not found.
CREATE OR REPLACE FUNCTION holdfast.expire_grants_tx(p_limit int) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_now timestamptz := holdfast.now();
    v_wallets bigint[];
BEGIN
    v_wallets := ARRAY(SELECT p.pool_id FROM pools p
                        WHERE p.pool_id IN (SELECT e.pool_id FROM credit_entries e
                                             WHERE e.is_unsettled AND e.expires_at <= v_now)
                          AND overdue_credits(p.pool_id, v_now) > 0
                        ORDER BY p.pool_id LIMIT least(greatest(p_limit, 0), 200)
                          FOR NO KEY UPDATE SKIP LOCKED);
    PERFORM expire_grants(v_wallets);
    RETURN cardinality(v_wallets);
END $$;

-- Closes at most p_limit lapsed holds, in batches that keep a pool locked only for a moment; swept
-- tells how many. Several workers at once share the work. Then credits whose day is over are
-- written off, of as many wallets at most, and waiting lists are kept in order.
CREATE OR REPLACE PROCEDURE api.sweep_expired(p_limit int, INOUT swept bigint DEFAULT NULL)
LANGUAGE plpgsql AS $$
DECLARE
    v_batch bigint;
    v_wallets bigint := 0;
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
    WHILE v_wallets < least(p_limit, 100000) LOOP
        IF current_setting('transaction_isolation') <> 'read committed' THEN
            ROLLBACK;
            SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
        END IF;
        SET LOCAL synchronous_commit = off;
        v_batch := holdfast.expire_grants_tx(least(p_limit - v_wallets, 50)::int);
        COMMIT;
        v_wallets := v_wallets + v_batch;
        EXIT WHEN v_batch = 0;
    END LOOP;
    IF p_limit > 0 THEN
        IF current_setting('transaction_isolation') <> 'read committed' THEN
            ROLLBACK;
            SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
        END IF;
        SET LOCAL synchronous_commit = off;
        PERFORM holdfast.sweep_waiting_tx(200);
        COMMIT;
    END IF;
END $$;

-- Closes at most p_limit lapsed holds that have credits among their lines, in batches of 100, each
-- a transaction of its own; expired tells how many. Each hold is closed at most once, however many
-- do this at the same time, also when its customer has been erased.
--
-- outcome: swept | credit_holds_off (nothing was done, which is in order) | invalid_request (a
-- limit below 0; another time than now outside a test database).
CREATE OR REPLACE PROCEDURE api.expire_credit_holds(
    p_limit int DEFAULT 100, p_now timestamptz DEFAULT NULL, INOUT expired bigint DEFAULT NULL,
    INOUT outcome text DEFAULT NULL
) LANGUAGE plpgsql AS $$
DECLARE
    v_batch bigint;
BEGIN
    expired := 0;
    outcome := (SELECT CASE WHEN p_limit < 0 OR p_limit IS NULL THEN 'invalid_request'
                            WHEN s.value <> 'on' THEN 'credit_holds_off'
                            WHEN p_now IS NOT NULL
                             AND current_database() NOT LIKE 'holdfast\_test%'
                                THEN 'invalid_request'
                            ELSE 'swept' END
                  FROM api.setting('credit_holds') s);
    WHILE outcome = 'swept' AND expired < least(p_limit, 100000) LOOP
        ROLLBACK;
        SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
        SET LOCAL synchronous_commit = off;
        v_batch := holdfast.sweep_expired_tx(least(p_limit - expired, 100)::int, true, p_now);
        COMMIT;
        expired := expired + v_batch;
        EXIT WHEN v_batch = 0;
    END LOOP;
END $$;
