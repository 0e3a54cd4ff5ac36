-- The balance of a wallet; exact for whoever has locked its pool. 0 for one that is not there.
CREATE OR REPLACE FUNCTION holdfast.balance_of(p_pool bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN coalesce((SELECT e.balance_after FROM holdfast.credit_entries e
                      WHERE e.pool_id = p_pool ORDER BY e.entry_id DESC LIMIT 1), 0);
END $$;

-- Pays at most p_amount of a use from the grants of its wallet and answers how much there was:
-- first p_prefer, then what was good when the credits were taken (when p_hold was placed, or
-- p_now), the earliest end first, then the oldest; last what was not, which only a wallet that may
-- go below zero ever comes to.
CREATE OR REPLACE FUNCTION holdfast.pay_use(
    p_use bigint, p_amount bigint, p_pool bigint, p_now timestamptz, p_hold bigint DEFAULT NULL,
    p_prefer bigint DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    v_grant record;
    v_left bigint := p_amount;
    v_part bigint;
BEGIN
    -- Most wallets have one grant with something left: that is one statement.
    WITH taken AS (
        UPDATE holdfast.credit_entries e
           SET remaining = e.remaining - p_amount, is_unsettled = e.remaining > p_amount
         WHERE p_prefer IS NULL AND e.remaining >= p_amount
           AND e.entry_id = (SELECT CASE WHEN count(*) = 1 THEN min(o.entry_id) END
                               FROM (SELECT i.entry_id FROM holdfast.credit_entries i
                                      WHERE i.pool_id = p_pool AND i.is_unsettled
                                        AND i.remaining > 0 LIMIT 2) AS o)
        RETURNING e.entry_id)
    INSERT INTO holdfast.credit_uses AS u SELECT p_use, entry_id, p_amount FROM taken
        ON CONFLICT (use_entry, grant_entry) DO UPDATE SET amount = u.amount + excluded.amount;
    IF FOUND THEN
        RETURN p_amount;
    END IF;
    FOR v_grant IN
        SELECT e.entry_id, e.remaining FROM holdfast.credit_entries e
         WHERE e.pool_id = p_pool AND e.is_unsettled AND e.remaining > 0
         ORDER BY (e.entry_id = p_prefer) IS TRUE DESC,
                  (e.expires_at <= coalesce((SELECT h.created_at FROM holdfast.holds h
                                              WHERE h.hold_id = p_hold), p_now)) IS TRUE,
                  e.expires_at NULLS LAST, e.entry_id
    LOOP
        v_part := least(v_grant.remaining, v_left);
        UPDATE holdfast.credit_entries
           SET remaining = remaining - v_part, is_unsettled = remaining > v_part
         WHERE entry_id = v_grant.entry_id;
        INSERT INTO holdfast.credit_uses AS u VALUES (p_use, v_grant.entry_id, v_part)
            ON CONFLICT (use_entry, grant_entry) DO UPDATE SET amount = u.amount + excluded.amount;
        v_left := v_left - v_part;
        EXIT WHEN v_left = 0;
    END LOOP;
    RETURN p_amount - v_left;
END $$;

-- Writes one change of the balance of a wallet: its entry, its pool row, its journal row. Answers
-- the entry, or NULL when p_key is known: then nothing is written. What is taken off is paid from
-- the grants, p_prefer first; an expiry names its grant itself. The caller has locked the pool.
-- p_free_change NULL: pool and journal have been written already (give_back). p_site: of the hold.
--
-- shortfall is always exactly how far free is below the minimum; with overdraft there is none.
CREATE OR REPLACE FUNCTION holdfast.write_credit(
    p_pool bigint, p_kind holdfast.credit_kind, p_amount bigint, p_free_change bigint,
    p_now timestamptz, p_key uuid DEFAULT NULL, p_hash bytea DEFAULT NULL,
    p_hold bigint DEFAULT NULL, p_reverses bigint DEFAULT NULL, p_description text DEFAULT NULL,
    p_meta jsonb DEFAULT NULL, p_expires_at timestamptz DEFAULT NULL, p_site bigint DEFAULT NULL,
    p_prefer bigint DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    v_before bigint := holdfast.balance_of(p_pool);
    v_covered bigint := least(-p_amount, greatest(v_before, 0));
    v_entry bigint;
BEGIN
    WITH entered AS (
        INSERT INTO holdfast.credit_entries AS e
            (idempotency_key, request_hash, pool_id, site_id, kind, amount, balance_after, hold_id,
             reverses, description, meta, at, expires_at, remaining, unpaid, is_unsettled)
        SELECT p_key, p_hash, p_pool, w.site_id, p_kind, p_amount, v_before + p_amount, p_hold,
               p_reverses, p_description, p_meta, p_now, p_expires_at,
               CASE p_kind WHEN 'granted' THEN p_amount ELSE 0 END,
               CASE WHEN p_amount < 0 THEN -p_amount - v_covered ELSE 0 END,
               p_kind = 'granted' OR -p_amount > v_covered
          FROM holdfast.wallets w
         WHERE w.pool_id = p_pool
           AND CASE WHEN p_key IS NULL THEN true ELSE holdfast.take_entry_key(p_key) END
        RETURNING e.entry_id, e.site_id),
    changed AS (
        UPDATE holdfast.pools p
           SET free = p.free + p_free_change,
               shortfall = CASE WHEN p.overdraft THEN 0
                           ELSE greatest(p.minimum - (p.free + p_free_change), 0) END
          FROM entered
         WHERE p.pool_id = p_pool AND p_free_change IS NOT NULL),
    noted AS (
        INSERT INTO holdfast.journal
            (at, event, site_id, pool_id, hold_id, free_change, balance_change, note)
        SELECT p_now,
               (CASE p_kind WHEN 'expired' THEN 'credits_expired' ELSE p_kind::text END)
               ::holdfast.journal_event,
               coalesce(p_site, site_id), p_pool, p_hold, p_free_change, p_amount, p_description
          FROM entered WHERE p_free_change IS NOT NULL)
    SELECT entry_id INTO v_entry FROM entered;
    IF v_entry IS NULL OR p_free_change IS NULL THEN
        RETURN v_entry;
    END IF;
    IF v_covered > 0 AND p_kind <> 'expired'
       AND holdfast.pay_use(v_entry, v_covered, p_pool, p_now, p_hold, p_prefer) <> v_covered THEN
        RAISE data_corrupted USING MESSAGE = 'the grants of a wallet do not make up its balance';
    END IF;
    RETURN v_entry;
END $$;

-- After credits came in: pays what earlier uses still owe, the oldest first.
CREATE OR REPLACE FUNCTION holdfast.pay_debts(p_pool bigint, p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_use record;
    v_paid bigint;
BEGIN
    FOR v_use IN
        SELECT e.entry_id, e.unpaid FROM holdfast.credit_entries e
         WHERE e.pool_id = p_pool AND e.is_unsettled AND e.unpaid > 0 ORDER BY e.entry_id
    LOOP
        v_paid := holdfast.pay_use(v_use.entry_id, v_use.unpaid, p_pool, p_now);
        UPDATE holdfast.credit_entries
           SET unpaid = unpaid - v_paid, is_unsettled = unpaid > v_paid
         WHERE entry_id = v_use.entry_id AND v_paid > 0;
        EXIT WHEN v_paid < v_use.unpaid;
    END LOOP;
END $$;

-- Undoes what a use took, for p_reversal: its grants have it again, and what it still owed is owed
-- no more.
CREATE OR REPLACE FUNCTION holdfast.return_use(
    p_use bigint, p_reversal bigint, p_pool bigint, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    UPDATE holdfast.credit_entries SET unpaid = 0, is_unsettled = false
     WHERE entry_id = p_use AND unpaid > 0;
    WITH back AS (
        INSERT INTO holdfast.credit_uses (use_entry, grant_entry, amount)
        SELECT p_reversal, u.grant_entry, -u.amount
          FROM holdfast.credit_uses u WHERE u.use_entry = p_use
        RETURNING grant_entry, amount)
    UPDATE holdfast.credit_entries e
       SET remaining = e.remaining - back.amount, is_unsettled = e.remaining > back.amount
      FROM back WHERE e.entry_id = back.grant_entry;
    PERFORM holdfast.pay_debts(p_pool, p_now);
END $$;
