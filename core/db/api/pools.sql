-- Looks at the pools one by one, without a lock, and says why a request cannot be written now.
-- outcome: a refusal | reap (enough, but only with lapsed lines) | raced (by now it can be).
-- available and capacity are those of p_slot, when the look came to it.
CREATE OR REPLACE FUNCTION holdfast.look_closer(
    p_pools bigint[], p_quantities bigint[], p_slot bigint, p_now timestamptz,
    OUT outcome text, OUT available bigint, OUT capacity bigint, OUT short_of text,
    OUT short_left bigint
) LANGUAGE plpgsql AS $$
DECLARE
    v_pool record;
BEGIN
    outcome := 'raced';
    FOR i IN 1 .. cardinality(p_pools) LOOP
        SELECT p.kind, p.capacity, p.closed, p.ends_at, p.overdraft, p.free - p.minimum AS free,
               (SELECT coalesce(sum(l.quantity), 0)::bigint FROM holdfast.hold_lines l
                 WHERE l.pool_id = p.pool_id AND l.state = 'open' AND l.expires_at <= p_now)
               AS lapsed
          INTO v_pool FROM holdfast.pools p WHERE p.pool_id = p_pools[i];
        IF NOT FOUND OR p_pools[i] = p_slot AND v_pool.kind <> 'slot' THEN
            outcome := 'not_found';
            RETURN;
        END IF;
        IF p_pools[i] = p_slot THEN
            capacity := v_pool.capacity;
            available := greatest(v_pool.free + v_pool.lapsed, 0);
        END IF;
        IF v_pool.closed THEN
            outcome := 'slot_closed';
            short_of := (SELECT s.closed_reason FROM holdfast.slots s WHERE s.slot_id = p_pools[i]);
            RETURN;
        ELSIF v_pool.ends_at <= p_now THEN
            outcome := 'slot_past';
            RETURN;
        ELSIF v_pool.overdraft OR v_pool.free >= p_quantities[i] THEN
            CONTINUE;
        ELSIF v_pool.free + v_pool.lapsed >= p_quantities[i] THEN
            outcome := 'reap';
        ELSE
            outcome := CASE v_pool.kind WHEN 'credit' THEN 'insufficient_credits'
                                        ELSE 'capacity_exhausted' END;
            short_left := greatest(v_pool.free + v_pool.lapsed, 0);
            short_of := CASE v_pool.kind
                WHEN 'credit' THEN (SELECT w.bucket FROM holdfast.wallets w
                                     WHERE w.pool_id = p_pools[i])
                WHEN 'stock' THEN holdfast.stock_name(p_pools[i]) END;
            RETURN;
        END IF;
    END LOOP;
END $$;

-- Whether every one of these pools can give what is asked of it, without a lock.
CREATE OR REPLACE FUNCTION holdfast.all_fit(
    p_pools bigint[], p_quantities bigint[], p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    RETURN cardinality(p_pools) = (
        SELECT count(*) FROM unnest(p_pools, p_quantities) AS u(pool_id, quantity)
          JOIN holdfast.pools p ON p.pool_id = u.pool_id
         WHERE NOT p.closed AND (p.ends_at > p_now OR p.ends_at IS NULL)
           AND (p.overdraft OR p.free - p.minimum >= u.quantity));
END $$;

-- Takes a hold back that this transaction has just written, because a pool could not be taken. The
-- procedure rolls back as well; this is for a caller that commits by itself: what it commits must
-- be nothing. p_taken: how many of the pools had been taken.
CREATE OR REPLACE FUNCTION holdfast.unwrite_hold(
    p_hold bigint, p_pools bigint[], p_quantities bigint[], p_taken int
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    FOR i IN 1 .. p_taken LOOP
        UPDATE holdfast.pools SET free = free + p_quantities[i] WHERE pool_id = p_pools[i];
    END LOOP;
    DELETE FROM holdfast.journal WHERE xid = pg_current_xact_id() AND hold_id = p_hold;
    DELETE FROM holdfast.hold_lines WHERE hold_id = p_hold;
    DELETE FROM holdfast.holds WHERE hold_id = p_hold;
END $$;
