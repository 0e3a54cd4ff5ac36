-- Looks at the pools without a lock: sold out is answered here and writes nothing.
-- outcome: NULL when all can be taken | reap (enough, but only with lapsed lines) | a refusal.
-- site_id, available, capacity and lapsed are those of p_slot, when the look came to it.
CREATE OR REPLACE FUNCTION holdfast.look_at_pools(
    p_pools bigint[], p_quantities bigint[], p_slot bigint, p_now timestamptz,
    OUT outcome text, OUT site_id bigint, OUT available bigint, OUT capacity bigint,
    OUT lapsed bigint, OUT short_of text, OUT short_left bigint
) LANGUAGE plpgsql AS $$
DECLARE
    v_pool record;
BEGIN
    FOR i IN 1 .. cardinality(p_pools) LOOP
        SELECT p.kind, p.site_id, p.capacity, p.closed, p.ends_at, p.overdraft,
               p.free - p.minimum AS free,
               (SELECT coalesce(sum(l.quantity), 0)::bigint FROM holdfast.hold_lines l
                 WHERE l.pool_id = p.pool_id AND l.state = 'open' AND l.expires_at <= p_now)
               AS lapsed
          INTO v_pool FROM holdfast.pools p WHERE p.pool_id = p_pools[i];
        IF NOT FOUND OR v_pool.kind = 'credit' OR p_pools[i] = p_slot AND v_pool.kind <> 'slot' THEN
            outcome := 'not_found';
            RETURN;
        END IF;
        IF p_pools[i] = p_slot THEN
            site_id := v_pool.site_id;
            capacity := v_pool.capacity;
            lapsed := v_pool.lapsed;
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
            outcome := 'capacity_exhausted';
            short_left := greatest(v_pool.free + v_pool.lapsed, 0);
            short_of := (SELECT s.sku FROM holdfast.stock_items s WHERE s.pool_id = p_pools[i]);
            RETURN;
        END IF;
    END LOOP;
END $$;

-- Takes from the pools in ascending order; taken tells how many could be. The conditions stand in
-- the UPDATE, on the row version that it locks: close_slot cannot slip in between look and take, and
-- whoever waited behind it for the row takes nothing.
CREATE OR REPLACE FUNCTION holdfast.take_pools(
    p_pools bigint[], p_quantities bigint[], p_slot bigint, OUT taken int, OUT slot_free bigint
) LANGUAGE plpgsql AS $$
DECLARE
    v_pool bigint;
    v_quantity bigint;
    v_free bigint;
BEGIN
    taken := 0;
    FOR i IN 1 .. cardinality(p_pools) LOOP
        v_pool := p_pools[i];
        v_quantity := p_quantities[i];
        UPDATE holdfast.pools p SET free = p.free - v_quantity
         WHERE p.pool_id = v_pool AND NOT p.closed
           AND (p.ends_at IS NULL OR p.ends_at > holdfast.now())
           AND (p.overdraft OR p.free - v_quantity >= p.minimum)
        RETURNING p.free - p.minimum INTO v_free;
        EXIT WHEN NOT FOUND;
        taken := i;
        IF v_pool = p_slot THEN
            slot_free := v_free;
        END IF;
    END LOOP;
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
