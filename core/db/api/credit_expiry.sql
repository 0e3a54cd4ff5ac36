-- The first instant of a day in a zone. A day that begins twice, because the clock is set back at
-- one o'clock, begins the first time; one whose midnight is skipped begins when its clock does.
CREATE OR REPLACE FUNCTION holdfast.start_of_day(p_day date, p_zone text) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
    SELECT min(i.instant)
      FROM (SELECT (p_day::timestamp AT TIME ZONE p_zone) - back.gap AS instant
              FROM (VALUES (interval '0'), (interval '30 minutes'), (interval '1 hour'),
                           (interval '2 hours')) AS back(gap)) AS i
     WHERE i.instant AT TIME ZONE p_zone >= p_day::timestamp
$$;

-- What is left of grants of this wallet whose day is over, and what of it no hold protects. A hold
-- that was placed while a grant was good protects it until the hold is resolved; the grants that
-- end first are protected first. What a hold protects it may also use, and nobody else: see
-- pay_use.
CREATE OR REPLACE FUNCTION holdfast.overdue_grants(p_pool bigint, p_now timestamptz)
RETURNS TABLE (entry_id bigint, amount bigint) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
    v_grant record;
    v_held numeric;
    v_kept numeric := 0;
    v_keep bigint;
BEGIN
    FOR v_grant IN
        SELECT e.entry_id, e.remaining, e.expires_at FROM holdfast.credit_entries e
         WHERE e.pool_id = p_pool AND e.is_unsettled AND e.remaining > 0 AND e.expires_at <= p_now
         ORDER BY e.expires_at, e.entry_id
    LOOP
        v_held := (SELECT coalesce(sum(l.quantity), 0)
                     FROM holdfast.hold_lines l JOIN holdfast.holds h ON h.hold_id = l.hold_id
                    WHERE l.pool_id = p_pool AND l.state = 'open' AND l.expires_at > p_now
                      AND h.created_at < v_grant.expires_at);
        v_keep := least(v_grant.remaining, v_held - v_kept);
        v_kept := v_kept + v_keep;
        IF v_grant.remaining > v_keep THEN
            entry_id := v_grant.entry_id;
            amount := v_grant.remaining - v_keep;
            RETURN NEXT;
        END IF;
    END LOOP;
END $$;

-- How much of this wallet cannot be held or debited any more, although its balance has it: 0 for
-- pools of every other kind.
CREATE OR REPLACE FUNCTION holdfast.overdue_credits(p_pool bigint, p_now timestamptz)
RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
    IF EXISTS (SELECT FROM holdfast.credit_entries e
                WHERE e.pool_id = p_pool AND e.is_unsettled AND e.expires_at <= p_now) THEN
        RETURN (SELECT coalesce(sum(o.amount), 0)::bigint
                  FROM holdfast.overdue_grants(p_pool, p_now) o);
    END IF;
    RETURN 0;
END $$;

-- Whether any of these pools is a wallet with credits that expire_grants would take.
CREATE OR REPLACE FUNCTION holdfast.any_overdue(p_pools bigint[], p_now timestamptz)
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN EXISTS (SELECT FROM unnest(p_pools) AS u(pool_id)
                    WHERE holdfast.overdue_credits(u.pool_id, p_now) > 0);
END $$;

-- Writes down what is overdue in the wallets among these pools. Locks them in ascending order and
-- gives their lapsed lines back first: those protect nothing. Whoever takes from a wallet calls
-- this before it looks at free.
CREATE OR REPLACE FUNCTION holdfast.expire_grants(p_pools bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_now timestamptz;
    v_pool bigint;
    v_due record;
BEGIN
    p_pools := ARRAY(SELECT pool_id FROM holdfast.pools
                      WHERE pool_id = ANY (p_pools) AND kind = 'credit'
                      ORDER BY pool_id FOR NO KEY UPDATE);
    v_now := holdfast.now();
    FOREACH v_pool IN ARRAY p_pools LOOP
        IF EXISTS (SELECT FROM holdfast.hold_lines l WHERE l.pool_id = v_pool AND l.state = 'open'
                      AND l.expires_at <= v_now) THEN
            PERFORM holdfast.reap(ARRAY[v_pool], true);
        END IF;
        CONTINUE WHEN NOT EXISTS (SELECT FROM holdfast.credit_entries e WHERE e.pool_id = v_pool
                                     AND e.is_unsettled AND e.expires_at <= v_now);
        FOR v_due IN SELECT * FROM holdfast.overdue_grants(v_pool, v_now) LOOP
            PERFORM holdfast.expire_grant(v_pool, v_due.entry_id, v_due.amount, v_now);
        END LOOP;
    END LOOP;
END $$;

-- Expires this much of one grant. The caller has locked the pool.
CREATE OR REPLACE FUNCTION holdfast.expire_grant(
    p_pool bigint, p_grant bigint, p_amount bigint, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_entry bigint;
BEGIN
    v_entry := holdfast.write_credit(p_pool, 'expired', -p_amount, -p_amount, p_now);
    UPDATE holdfast.credit_entries
       SET remaining = remaining - p_amount, is_unsettled = remaining > p_amount
     WHERE entry_id = p_grant;
    INSERT INTO holdfast.credit_uses VALUES (v_entry, p_grant, p_amount);
END $$;
