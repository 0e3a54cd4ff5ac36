-- Makes one line of a hold on a wallet final: p_captured of its p_quantity are debited and the rest
-- goes back to the wallet. Answers the entry. The caller has locked the hold and the pool, and the
-- line is open. Never refused: the hold took the credits when it was placed.
CREATE OR REPLACE FUNCTION holdfast.capture_credit_line(
    p_hold bigint, p_pool bigint, p_quantity bigint, p_captured bigint, p_site bigint,
    p_description text, p_meta jsonb, p_now timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
    UPDATE holdfast.hold_lines SET state = 'captured', captured = p_captured
     WHERE hold_id = p_hold AND pool_id = p_pool;
    RETURN holdfast.write_credit(p_pool, 'captured', -p_captured, p_quantity - p_captured, p_now,
                                 p_hold => p_hold, p_site => p_site,
                                 p_description => p_description, p_meta => p_meta);
END $$;

-- After give_back has returned the lines of a hold that was confirmed: the entries of its wallets.
-- The caller has locked the hold and its pools.
CREATE OR REPLACE FUNCTION holdfast.return_credits(
    p_hold bigint, p_reason text, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_use record;
    v_entry bigint;
BEGIN
    FOR v_use IN
        SELECT e.entry_id, e.pool_id, e.amount FROM holdfast.credit_entries e
         WHERE e.hold_id = p_hold AND e.kind = 'captured'
           AND NOT EXISTS (SELECT FROM holdfast.credit_entries r WHERE r.reverses = e.entry_id)
         ORDER BY e.pool_id
    LOOP
        v_entry := holdfast.write_credit(v_use.pool_id, 'reversed', -v_use.amount, NULL, p_now,
                                         p_hold => p_hold, p_reverses => v_use.entry_id,
                                         p_description => p_reason);
        PERFORM holdfast.return_use(v_use.entry_id, v_entry, v_use.pool_id, p_now);
        PERFORM holdfast.forward_credits(v_use.pool_id, p_now);
    END LOOP;
END $$;

-- Locks a hold of credits alone and its wallet, and finds out whether it can be resolved. outcome:
-- NULL (it can) | hold_not_active | foreign_hold | mixed_hold | not_found. state is held, captured,
-- released or expired, by the clock.
CREATE OR REPLACE FUNCTION holdfast.claim_credit_hold(
    p_hold bigint, p_customer bigint,
    OUT outcome text, OUT state text, OUT pool_id bigint, OUT quantity bigint, OUT site_id bigint,
    OUT note text, OUT meta jsonb, OUT now timestamptz
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    v_hold holdfast.holds := holdfast.lock_hold(p_hold);
    v_lines record;
    v_line record;
BEGIN
    SELECT count(*) AS total, count(w.pool_id) AS wallets, min(w.pool_id) AS wallet,
           count(*) FILTER (WHERE w.customer_id <> p_customer
                              AND holdfast.person_of(w.customer_id)
                                  IS DISTINCT FROM holdfast.person_of(p_customer))
           AS foreign_wallets
      INTO v_lines
      FROM holdfast.hold_lines l LEFT JOIN holdfast.wallets w ON w.pool_id = l.pool_id
     WHERE l.hold_id = v_hold.hold_id;
    outcome := CASE WHEN v_lines.wallets = 0 THEN 'not_found'
                    WHEN v_lines.foreign_wallets > 0 THEN 'foreign_hold'
                    WHEN v_lines.total > 1 THEN 'mixed_hold' END;
    IF outcome IS NOT NULL THEN
        RETURN;
    END IF;
    pool_id := v_lines.wallet;
    -- Locks the pool, then the line, and answers the line as it is after the wait.
    SELECT l.state, l.quantity, l.site_id INTO v_line
      FROM holdfast.pools p
      JOIN holdfast.hold_lines l ON l.hold_id = p_hold AND l.pool_id = p.pool_id
     WHERE p.pool_id = v_lines.wallet FOR NO KEY UPDATE OF p, l;
    now := holdfast.now();
    quantity := v_line.quantity;
    site_id := v_line.site_id;
    note := v_hold.note;
    meta := v_hold.meta;
    state := CASE WHEN v_hold.status = 'confirmed' THEN 'captured'
                  WHEN v_hold.status = 'cancelled' THEN 'released'
                  WHEN v_hold.status = 'held' AND v_hold.expires_at > now
                       AND v_line.state = 'open' THEN 'held'
                  ELSE 'expired' END;
    outcome := CASE WHEN state <> 'held' THEN 'hold_not_active' END;
END $$;

-- The answer about a hold that was not resolved now. Waits for the disk: the state that it reports
-- may not be on it yet.
CREATE OR REPLACE FUNCTION holdfast.unclaimed_answer(
    p_outcome text, p_state text, p_hold bigint, p_pool bigint
) RETURNS holdfast.credit_answer LANGUAGE plpgsql AS $$
DECLARE
    v_entry record;
BEGIN
    SELECT entry_id, -amount AS amount INTO v_entry
      FROM holdfast.credit_entries
     WHERE hold_id = p_hold AND pool_id = p_pool AND kind = 'captured';
    PERFORM holdfast.wait_for_disk();
    RETURN holdfast.credit_answer(p_outcome, p_pool, v_entry.entry_id, v_entry.amount,
                                  CASE p_outcome WHEN 'not_found' THEN 'hold' ELSE p_state END);
END $$;

-- outcome: captured | hold_not_active (short_of: the state that it was found in: captured, released
-- or expired, also when only its time is over) | foreign_hold (not of p_customer) | mixed_hold (it
-- has other lines: confirm it as a whole) | not_found | invalid_request (short_of: amount,
-- description, meta).
--
-- p_amount from 1 to what is held, all of it when NULL; the rest is released at once. Description
-- and meta are those of the hold when none are given.
CREATE OR REPLACE FUNCTION api.capture_credits(
    p_hold bigint, p_amount bigint DEFAULT NULL, p_customer bigint DEFAULT NULL,
    p_description text DEFAULT NULL, p_meta jsonb DEFAULT NULL
) RETURNS holdfast.credit_answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    v_hold record;
    v_entry bigint;
BEGIN
    IF invalid_credit_field(gen_random_uuid(), coalesce(p_amount, 1), p_description, p_meta)
       IS NOT NULL THEN
        RETURN credit_answer('invalid_request', NULL, NULL, NULL,
                             invalid_credit_field(gen_random_uuid(), coalesce(p_amount, 1),
                                                  p_description, p_meta));
    END IF;
    v_hold := claim_credit_hold(p_hold, p_customer);
    IF v_hold.outcome IS NOT NULL THEN
        RETURN unclaimed_answer(v_hold.outcome, v_hold.state, p_hold, v_hold.pool_id);
    END IF;
    IF p_amount > v_hold.quantity THEN
        RETURN credit_answer('invalid_request', v_hold.pool_id, NULL, NULL, 'amount');
    END IF;
    PERFORM be_durable();
    v_entry := capture_credit_line(p_hold, v_hold.pool_id, v_hold.quantity,
                                   coalesce(p_amount, v_hold.quantity), v_hold.site_id,
                                   coalesce(tidy(p_description), v_hold.note),
                                   coalesce(p_meta, v_hold.meta), v_hold.now);
    UPDATE holds SET status = 'confirmed', confirmed_at = v_hold.now WHERE hold_id = p_hold;
    RETURN credit_answer('captured', v_hold.pool_id, v_entry, coalesce(p_amount, v_hold.quantity),
                         NULL);
END $$;

-- outcome: released | hold_not_active | foreign_hold | mixed_hold | not_found, as in
-- capture_credits | invalid_request (short_of: reason). Writes no entry: the balance was never
-- touched.
CREATE OR REPLACE FUNCTION api.release_credits(
    p_hold bigint, p_customer bigint DEFAULT NULL, p_reason text DEFAULT NULL
) RETURNS holdfast.credit_answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    v_hold record;
BEGIN
    IF char_length(p_reason) > 400 THEN
        RETURN credit_answer('invalid_request', NULL, NULL, NULL, 'reason');
    END IF;
    v_hold := claim_credit_hold(p_hold, p_customer);
    IF v_hold.outcome IS NOT NULL THEN
        RETURN unclaimed_answer(v_hold.outcome, v_hold.state, p_hold, v_hold.pool_id);
    END IF;
    PERFORM be_durable();
    PERFORM give_back(p_hold, 'released', v_hold.now);
    UPDATE holds SET status = 'cancelled', cancelled_at = v_hold.now,
                     cancel_reason = tidy(p_reason)
     WHERE hold_id = p_hold;
    RETURN credit_answer('released', v_hold.pool_id, NULL, v_hold.quantity, NULL);
END $$;
