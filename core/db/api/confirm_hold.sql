-- The answer about a hold that could not be confirmed, or that is confirmed already.
CREATE OR REPLACE FUNCTION holdfast.not_confirmed(p_hold bigint) RETURNS holdfast.answer
LANGUAGE plpgsql AS $$
DECLARE
    v_hold holdfast.holds := holdfast.lock_hold(p_hold);
BEGIN
    IF v_hold.hold_id IS NULL THEN
        RETURN holdfast.short_answer('not_found', NULL);
    END IF;
    IF v_hold.status = 'held' THEN
        v_hold.status := 'expired';
    END IF;
    PERFORM holdfast.wait_for_disk();
    RETURN holdfast.hold_answer(CASE v_hold.status WHEN 'confirmed' THEN 'confirmed'
        WHEN 'cancelled' THEN 'hold_cancelled' ELSE 'hold_expired' END, v_hold, holdfast.now());
END $$;

-- Takes back what confirm_hold_tx has just written.
CREATE OR REPLACE FUNCTION holdfast.unconfirm_hold(p_hold bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM holdfast.journal WHERE xid = pg_current_xact_id() AND hold_id = p_hold;
    UPDATE holdfast.hold_lines SET state = 'open', captured = 0
     WHERE hold_id = p_hold AND state = 'captured';
    UPDATE holdfast.holds SET status = 'held', confirmed_at = NULL WHERE hold_id = p_hold;
END $$;

-- Captures the lines of a hold on wallets, whole, and says whether that could be: false, with
-- nothing written, when a line of the hold has lapsed. Locks those wallets, then all lines. The
-- caller has locked the hold.
CREATE OR REPLACE FUNCTION holdfast.capture_wallets(
    p_hold bigint, p_note text, p_meta jsonb, p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    v_line record;
BEGIN
    PERFORM FROM holdfast.pools
      WHERE kind = 'credit'
        AND pool_id IN (SELECT pool_id FROM holdfast.hold_lines WHERE hold_id = p_hold)
      ORDER BY pool_id FOR NO KEY UPDATE;
    IF EXISTS (SELECT FROM (SELECT state FROM holdfast.hold_lines WHERE hold_id = p_hold
                             ORDER BY pool_id FOR NO KEY UPDATE) AS l
                WHERE l.state <> 'open') THEN
        RETURN false;
    END IF;
    FOR v_line IN SELECT l.pool_id, l.quantity, l.site_id
                    FROM holdfast.hold_lines l JOIN holdfast.wallets w ON w.pool_id = l.pool_id
                   WHERE l.hold_id = p_hold ORDER BY l.pool_id LOOP
        PERFORM holdfast.capture_credit_line(p_hold, v_line.pool_id, v_line.quantity,
                    v_line.quantity, v_line.site_id, p_note, p_meta, p_now);
    END LOOP;
    RETURN true;
END $$;

-- The decision of confirm_hold. The first UPDATE decides, on the row version that it locks and with
-- the clock of the moment after: the condition alone would be of the moment before a wait for the
-- lock. Then every line must still be open when it is locked; what cannot be is taken back. Touches
-- no pool of places or pieces, so it never waits for other customers, and cannot fail for lack of
-- room: the room was taken by place. A wallet is locked: it is one customer's own.
--
-- It writes to the disk with its own commit, also when there is nothing to change: the answer
-- acknowledges a row that another transaction may have committed without waiting.
--
-- enable_bitmapscan: lines are locked in the order of their primary key, pool by pool.
CREATE OR REPLACE FUNCTION holdfast.confirm_hold_tx(p_hold bigint) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off
SET enable_bitmapscan = off AS $$
DECLARE
    v_answer answer;
    v_hold record;
    v_is_whole boolean;
BEGIN
    UPDATE holds SET status = 'confirmed', confirmed_at = holdfast.now()
     WHERE hold_id = p_hold AND status = 'held' AND expires_at > holdfast.now()
       AND (actor = session_user OR NOT is_kiosk())
    RETURNING slot_id, expires_at, with_credits, note, meta, holdfast.now() AS now INTO v_hold;
    IF NOT FOUND THEN
        RETURN not_confirmed(p_hold);
    END IF;
    IF v_hold.expires_at <= v_hold.now OR v_hold.with_credits
       AND NOT capture_wallets(p_hold, v_hold.note, v_hold.meta, v_hold.now) THEN
        PERFORM unconfirm_hold(p_hold);
        RETURN not_confirmed(p_hold);
    END IF;
    PERFORM be_durable();
    WITH took AS (
        UPDATE hold_lines SET state = 'captured', captured = quantity
         WHERE hold_id = p_hold AND state = 'open'
        RETURNING pool_id, site_id, quantity),
    noted AS (
        INSERT INTO journal (at, event, site_id, pool_id, hold_id, free_change, balance_change)
        SELECT v_hold.now, 'captured', site_id, pool_id, p_hold, 0, -quantity FROM took)
    SELECT v_hold.with_credits
           OR count(*) = (SELECT count(*) FROM hold_lines WHERE hold_id = p_hold)
      INTO v_is_whole FROM took;
    IF NOT v_is_whole THEN
        PERFORM unconfirm_hold(p_hold);
        RETURN not_confirmed(p_hold);
    END IF;
    v_answer.outcome := 'confirmed';
    v_answer.hold_id := p_hold;
    v_answer.slot_id := v_hold.slot_id;
    v_answer.status := 'confirmed';
    v_answer.expires_us := us(v_hold.expires_at);
    v_answer.remaining_ms := 0;
    SELECT n.available, n.capacity INTO v_answer.available, v_answer.capacity
      FROM pool_numbers(v_hold.slot_id, v_hold.now) n;
    RETURN v_answer;
END $$;

-- outcome: confirmed | hold_expired | hold_cancelled | not_found. Again is confirmed again.
CREATE OR REPLACE PROCEDURE api.confirm_hold(
    p_hold bigint,
    INOUT outcome text DEFAULT NULL, INOUT hold_id bigint DEFAULT NULL,
    INOUT slot_id bigint DEFAULT NULL, INOUT status text DEFAULT NULL,
    INOUT expires_us bigint DEFAULT NULL, INOUT remaining_ms bigint DEFAULT NULL,
    INOUT available bigint DEFAULT NULL, INOUT capacity bigint DEFAULT NULL,
    INOUT short_of text DEFAULT NULL, INOUT short_left bigint DEFAULT NULL
) LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer;
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        ROLLBACK;
        SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    END IF;
    v_answer := holdfast.confirm_hold_tx(p_hold);
    COMMIT;
    outcome := v_answer.outcome;
    hold_id := v_answer.hold_id;
    slot_id := v_answer.slot_id;
    status := v_answer.status;
    expires_us := v_answer.expires_us;
    remaining_ms := v_answer.remaining_ms;
    available := v_answer.available;
    capacity := v_answer.capacity;
    short_of := v_answer.short_of;
    short_left := v_answer.short_left;
END $$;
