-- The numbers of a wallet, of one moment and by the clock. available is what a hold or a debit can
-- still take, debt what is missing instead: below the minimum (unless it may overdraw) or below
-- zero. With holds switched off in the settings, debits do not look at them.
CREATE OR REPLACE FUNCTION holdfast.wallet_numbers(p_pool bigint, p_now timestamptz)
RETURNS TABLE (balance bigint, held bigint, available bigint, debt bigint, overdue bigint)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT p.free + l.open, l.open - l.lapsed, greatest(u.usable - p.minimum, 0),
           greatest(CASE WHEN NOT p.overdraft THEN p.minimum - u.usable END, -(p.free + l.open), 0),
           o.overdue
      FROM holdfast.pools p,
           LATERAL (SELECT coalesce(sum(i.quantity), 0)::bigint AS open,
                           coalesce(sum(i.quantity) FILTER (WHERE i.expires_at <= p_now), 0)::bigint
                           AS lapsed
                      FROM holdfast.hold_lines i
                     WHERE i.pool_id = p.pool_id AND i.state = 'open') AS l,
           LATERAL (SELECT CASE WHEN EXISTS (SELECT FROM holdfast.credit_entries e
                                              WHERE e.pool_id = p.pool_id AND e.is_unsettled
                                                AND e.expires_at <= p_now)
                                THEN holdfast.overdue_credits(p.pool_id, p_now) ELSE 0 END
                           AS overdue) AS o,
           LATERAL (SELECT p.free - o.overdue
                           + CASE WHEN l.open = l.lapsed OR holdfast.has_credit_holds()
                                  THEN l.lapsed ELSE l.open END AS usable) AS u
     WHERE p.pool_id = p_pool;
END $$;

-- What a command on credits answers, with the numbers of the wallet after it.
CREATE OR REPLACE FUNCTION holdfast.credit_answer(
    p_outcome text, p_pool bigint, p_entry bigint, p_amount bigint, p_short_of text
) RETURNS holdfast.credit_answer LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.credit_answer;
BEGIN
    SELECT p_outcome, p_entry, w.pool_id, w.customer_id, w.bucket, p_amount, n.balance, n.held,
           n.available, n.debt, p_short_of
      INTO v_answer
      FROM holdfast.wallets w, holdfast.wallet_numbers(w.pool_id, holdfast.now()) n
     WHERE w.pool_id = p_pool;
    IF NOT FOUND THEN
        v_answer.outcome := p_outcome;
        v_answer.amount := p_amount;
        v_answer.short_of := p_short_of;
    END IF;
    RETURN v_answer;
END $$;
