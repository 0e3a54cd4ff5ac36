-- Wallets: the entries against pool and journal, the counters of the entries against the uses, and
-- the captures against the lines of their holds.
CREATE OR REPLACE FUNCTION holdfast.doctor_credits()
RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE AS $$
    WITH entered AS (
        SELECT e.pool_id, sum(e.amount) AS balance, sum(e.remaining) AS remaining,
               sum(e.unpaid) AS unpaid, count(*) AS entries,
               count(*) FILTER (WHERE e.kind = 'expired') AS expiries
          FROM holdfast.credit_entries e GROUP BY e.pool_id),
    noted AS (
        SELECT j.pool_id, sum(j.balance_change) AS balance,
               count(*) FILTER (WHERE j.balance_change <> 0) AS entries,
               count(*) FILTER (WHERE j.event = 'credits_expired') AS expiries
          FROM holdfast.journal j
          JOIN holdfast.pools p ON p.pool_id = j.pool_id AND p.kind = 'credit'
         GROUP BY j.pool_id),
    wallet AS MATERIALIZED (
        SELECT coalesce(p.pool_id, w.pool_id, e.pool_id) AS pool_id, p.kind, p.free, p.minimum,
               p.shortfall, p.overdraft, w.pool_id AS wallet_id, p.site_id = w.site_id AS same_site,
               p.capacity IS NULL AND NOT p.closed AS is_plain,
               coalesce(e.balance, 0) AS balance, coalesce(e.remaining, 0) AS remaining,
               coalesce(e.unpaid, 0) AS unpaid, coalesce(n.balance, 0) AS noted,
               coalesce(e.entries, 0) = coalesce(n.entries, 0)
               AND coalesce(e.expiries, 0) = coalesce(n.expiries, 0) AS one_each
          FROM (SELECT * FROM holdfast.pools WHERE kind = 'credit') AS p
          FULL JOIN holdfast.wallets w ON w.pool_id = p.pool_id
          FULL JOIN entered e ON e.pool_id = coalesce(p.pool_id, w.pool_id)
          LEFT JOIN noted n ON n.pool_id = p.pool_id),
    chained AS (
        SELECT e.entry_id, e.balance_after <> e.amount
               + coalesce(lag(e.balance_after) OVER (PARTITION BY e.pool_id ORDER BY e.entry_id), 0)
               AS is_broken
          FROM holdfast.credit_entries e),
    used AS (SELECT u.use_entry, sum(u.amount) AS amount FROM holdfast.credit_uses u GROUP BY 1),
    spent AS (SELECT u.grant_entry, sum(u.amount) AS amount FROM holdfast.credit_uses u GROUP BY 1),
    entry AS (
        SELECT e.*, coalesce(u.amount, 0) AS used, coalesce(s.amount, 0) AS spent,
               r.entry_id AS reversed_by, coalesce(ru.amount, 0) AS given_back, r.amount AS back,
               r.pool_id AS back_pool
          FROM holdfast.credit_entries e
          LEFT JOIN used u ON u.use_entry = e.entry_id
          LEFT JOIN spent s ON s.grant_entry = e.entry_id
          LEFT JOIN holdfast.credit_entries r ON r.reverses = e.entry_id
          LEFT JOIN used ru ON ru.use_entry = r.entry_id),
    captured AS (
        SELECT l.hold_id, l.pool_id, l.captured, l.state
          FROM holdfast.hold_lines l JOIN holdfast.wallets w ON w.pool_id = l.pool_id
         WHERE l.state IN ('captured', 'returned')),
    broken AS (
        SELECT 'a wallet and its pool agree' AS invariant, 'pool ' || pool_id AS subject,
               'one of them is missing, or a column that both have differs' AS detail
          FROM wallet WHERE (kind IS NOT NULL AND wallet_id IS NOT NULL AND same_site AND is_plain)
                            IS NOT TRUE
        UNION ALL
        SELECT 'balance = sum(credit_entries.amount)', 'pool ' || pool_id,
               format('%s <> %s', noted, balance) FROM wallet WHERE noted <> balance
        UNION ALL
        SELECT 'an entry for each change of a balance', 'pool ' || pool_id, '' FROM wallet
         WHERE NOT one_each
        UNION ALL
        SELECT 'remaining grants - unpaid uses = balance', 'pool ' || pool_id,
               format('%s - %s, balance %s', remaining, unpaid, balance) FROM wallet
         WHERE remaining <> greatest(balance, 0) OR unpaid <> greatest(-balance, 0)
        UNION ALL
        SELECT 'shortfall = minimum - free', 'pool ' || pool_id,
               format('%s, %s - %s', shortfall, minimum, free) FROM wallet
         WHERE shortfall <> CASE WHEN overdraft THEN 0 ELSE greatest(minimum - free, 0) END
        UNION ALL
        SELECT 'balance_after is a running sum', 'entry ' || entry_id, '' FROM chained
         WHERE is_broken
        UNION ALL
        SELECT 'what is left of a grant', 'entry ' || entry_id,
               format('%s of %s, %s used', remaining, amount, spent) FROM entry
         WHERE CASE WHEN kind = 'granted'
                        THEN remaining <> amount - spent OR amount <= 0 OR unpaid > 0
                    ELSE remaining <> 0 OR spent <> 0 OR expires_at IS NOT NULL END
            OR remaining < 0 OR unpaid < 0 OR is_unsettled <> (remaining > 0 OR unpaid > 0)
        UNION ALL
        SELECT 'a use is paid by grants', 'entry ' || entry_id,
               format('%s, paid %s, unpaid %s', amount, used, unpaid) FROM entry
         WHERE amount < 0 AND CASE WHEN reversed_by IS NULL THEN used <> -amount - unpaid
                                   ELSE unpaid <> 0 OR used + given_back <> 0 END
            OR amount > 0 AND kind <> 'reversed' AND used <> 0
        UNION ALL
        SELECT 'a reversal is the opposite', 'entry ' || entry_id, format('%s and %s', amount, back)
          FROM entry
         WHERE reversed_by IS NOT NULL
           AND (back_pool <> pool_id OR kind NOT IN ('granted', 'debited', 'captured')
                OR CASE kind WHEN 'granted' THEN NOT back BETWEEN -amount AND -1
                             ELSE back <> -amount END)
            OR (kind = 'reversed') <> (reverses IS NOT NULL)
        UNION ALL
        SELECT 'a capture has its line', format('hold %s', coalesce(c.hold_id, e.hold_id)),
               format('line %s %s, entry %s', c.captured, c.state, e.amount)
          FROM captured c
          FULL JOIN (SELECT DISTINCT ON (hold_id, pool_id) * FROM entry
                      WHERE kind = 'captured'
                        AND (reversed_by IS NULL
                             OR NOT EXISTS (SELECT FROM holdfast.hold_lines l
                                             WHERE l.hold_id = entry.hold_id
                                               AND l.pool_id = entry.pool_id
                                               AND l.state NOT IN ('captured', 'returned')))
                      ORDER BY hold_id, pool_id, reversed_by IS NOT NULL, entry_id DESC) AS e
            ON e.hold_id = c.hold_id AND e.pool_id = c.pool_id
         WHERE (c.captured = -e.amount
                AND (c.state = 'returned') = (e.reversed_by IS NOT NULL))
               IS NOT TRUE)
    SELECT b.invariant, b.subject, b.detail FROM broken b
$$;

-- The keys of commands on credits, stock and the waiting list, and of changes of holds. A key
-- without an entry is in order: it was asked for before its command had arrived.
CREATE OR REPLACE FUNCTION holdfast.doctor_entry_keys()
RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE AS $$
    WITH keyed AS (
        SELECT e.idempotency_key, 'entry ' || e.entry_id AS subject FROM holdfast.credit_entries e
         WHERE e.idempotency_key IS NOT NULL
        UNION ALL
        SELECT s.idempotency_key, 'stock entry ' || s.entry_id FROM holdfast.stock_entries s
        UNION ALL
        SELECT c.idempotency_key, 'change ' || c.change_id FROM holdfast.hold_changes c
        UNION ALL
        SELECT w.idempotency_key, 'waiting ' || w.waiting_id FROM holdfast.waiting w)
    SELECT 'the key of an entry is taken', k.subject, k.idempotency_key::text
      FROM keyed k
     WHERE NOT EXISTS (SELECT FROM holdfast.entry_keys t
                        WHERE t.idempotency_key = k.idempotency_key)
    UNION ALL
    SELECT 'one key, one entry', string_agg(k.subject, ', ' ORDER BY k.subject),
           k.idempotency_key::text
      FROM keyed k GROUP BY k.idempotency_key HAVING count(*) > 1
$$;
