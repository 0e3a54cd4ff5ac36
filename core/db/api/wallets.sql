-- Wallets with their numbers, by name of the customer: those of p_customer, those of customers that
-- p_text finds (as find_customers does), or all; at most p_limit. overdue: what its day has taken
-- from available and nothing has written down yet. next_expiry_*: what the next day will take.
CREATE OR REPLACE FUNCTION api.wallets(
    p_customer bigint DEFAULT NULL, p_text text DEFAULT NULL, p_limit int DEFAULT 50
) RETURNS TABLE (
    wallet_id bigint, customer_id bigint, customer_name text, bucket text, balance bigint,
    held bigint, available bigint, minimum bigint, overdraft boolean, debt bigint,
    next_expiry_us bigint, next_expiry_amount bigint, overdue bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
    v_limit int := least(greatest(coalesce(p_limit, 50), 0), 1000);
    v_found bigint[] := CASE WHEN btrim(p_text) <> '' THEN
        ARRAY(SELECT f.customer_id FROM api.find_customers(p_text, 1000) f) END;
BEGIN
    RETURN QUERY
    WITH chosen AS MATERIALIZED (
        SELECT w.pool_id, w.customer_id, w.bucket, c.name, c.name_fold
          FROM wallets w JOIN customers c ON c.customer_id = w.customer_id
         WHERE c.merged_into IS NULL
           AND (p_customer IS NULL OR w.customer_id = person_of(p_customer))
           AND (v_found IS NULL OR w.customer_id = ANY (v_found))
         ORDER BY c.name_fold, w.customer_id, w.bucket LIMIT v_limit)
    SELECT w.pool_id, w.customer_id, w.name, w.bucket::text, n.balance, n.held, n.available,
           p.minimum, p.overdraft, n.debt, us(e.expires_at), e.amount, n.overdue
      FROM chosen w
      JOIN pools p ON p.pool_id = w.pool_id
      CROSS JOIN LATERAL wallet_numbers(w.pool_id, v_now) n
      LEFT JOIN LATERAL (
           SELECT g.expires_at, sum(g.remaining)::bigint AS amount FROM credit_entries g
            WHERE g.pool_id = w.pool_id AND g.is_unsettled AND g.expires_at > v_now
            GROUP BY g.expires_at ORDER BY g.expires_at LIMIT 1) AS e ON true
     ORDER BY w.name_fold, w.customer_id, w.bucket;
END $$;

-- The entries of a wallet, newest first: at most p_limit of those before the entry p_before.
-- remaining: what is left of a grant; NULL for entries of other kinds.
CREATE OR REPLACE FUNCTION api.wallet_entries(
    p_wallet bigint, p_before bigint DEFAULT NULL, p_limit int DEFAULT 100
) RETURNS TABLE (
    entry_id bigint, at_us bigint, kind text, amount bigint, balance_after bigint, hold_id bigint,
    reverses bigint, reversed_by bigint, description text, meta text, actor text,
    expires_us bigint, remaining bigint
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT e.entry_id, us(e.at), e.kind::text, e.amount, e.balance_after, e.hold_id, e.reverses,
           r.entry_id, e.description::text, e.meta::text, e.actor, us(e.expires_at),
           CASE e.kind WHEN 'granted' THEN e.remaining END
      FROM credit_entries e LEFT JOIN credit_entries r ON r.reverses = e.entry_id
     WHERE e.pool_id = p_wallet AND e.entry_id < coalesce(p_before, 9223372036854775807)
     ORDER BY e.entry_id DESC LIMIT least(greatest(coalesce(p_limit, 100), 0), 1000)
$$;

-- The holds that reserve credits of a wallet now, the one that ends first before the others.
CREATE OR REPLACE FUNCTION api.wallet_holds(p_wallet bigint) RETURNS TABLE (
    hold_id bigint, amount bigint, expires_us bigint, remaining_ms bigint, description text,
    meta text, actor text, is_mixed boolean
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT h.hold_id, l.quantity, us(l.expires_at), ms_left(l.expires_at, v_now), h.note::text,
           h.meta::text, h.actor,
           EXISTS (SELECT FROM hold_lines o WHERE o.hold_id = h.hold_id AND o.pool_id <> p_wallet)
      FROM hold_lines l JOIN holds h ON h.hold_id = l.hold_id
     WHERE l.pool_id = p_wallet AND l.state = 'open' AND l.expires_at > v_now
       AND EXISTS (SELECT FROM wallets w WHERE w.pool_id = p_wallet)
     ORDER BY l.expires_at, h.hold_id;
END $$;

-- Which grants paid this entry, or which entries this grant paid, oldest use first. A negative
-- amount was given back. at_us and description are those of the use.
CREATE OR REPLACE FUNCTION api.entry_uses(p_entry bigint) RETURNS TABLE (
    use_entry bigint, grant_entry bigint, amount bigint, at_us bigint, description text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT u.use_entry, u.grant_entry, u.amount, us(e.at), e.description::text
      FROM credit_uses u JOIN credit_entries e ON e.entry_id = u.use_entry
     WHERE u.use_entry = p_entry OR u.grant_entry = p_entry
     ORDER BY u.use_entry, u.grant_entry LIMIT 1000
$$;
