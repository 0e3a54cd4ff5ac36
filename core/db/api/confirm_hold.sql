-- Signatures of before.
DROP PROCEDURE IF EXISTS api.confirm_hold(bigint, text, bigint, bigint, text, bigint, bigint,
    bigint, bigint, text, bigint);
DROP FUNCTION IF EXISTS holdfast.confirm_hold_tx(bigint);
DROP FUNCTION IF EXISTS holdfast.not_confirmed(bigint);
DROP FUNCTION IF EXISTS holdfast.capture_wallets(bigint, text, jsonb, timestamptz);

-- What is wrong about the amounts that a confirm asks for; outcome NULL when nothing is.
-- invalid_request: captures (two arrays of one length, each bucket once) or amount (not from 1 to
-- what is held); not_found: the bucket, of which this hold has no credits.
CREATE OR REPLACE FUNCTION holdfast.refused_captures(
    p_hold bigint, p_buckets text[], p_amounts bigint[], OUT outcome text, OUT short_of text
) LANGUAGE plpgsql STABLE AS $$
BEGIN
    IF (cardinality(p_buckets) = cardinality(p_amounts) AND cardinality(p_buckets) <= 20
        AND array_ndims(p_buckets) IS DISTINCT FROM 2 AND array_ndims(p_amounts) IS DISTINCT FROM 2
        AND array_position(p_buckets, NULL) IS NULL AND array_position(p_amounts, NULL) IS NULL
        AND cardinality(p_buckets) = (SELECT count(DISTINCT u.bucket)
                                        FROM unnest(p_buckets) AS u(bucket))) IS NOT TRUE THEN
        outcome := 'invalid_request';
        short_of := 'captures';
        RETURN;
    END IF;
    SELECT CASE WHEN h.pool_id IS NULL THEN 'not_found' ELSE 'invalid_request' END,
           CASE WHEN h.pool_id IS NULL THEN u.bucket ELSE 'amount' END
      INTO outcome, short_of
      FROM unnest(p_buckets, p_amounts) WITH ORDINALITY AS u(bucket, amount, place)
      LEFT JOIN (SELECT l.pool_id, l.quantity, w.bucket
                   FROM holdfast.hold_lines l JOIN holdfast.wallets w ON w.pool_id = l.pool_id
                  WHERE l.hold_id = p_hold) AS h ON h.bucket = u.bucket
     WHERE (u.amount BETWEEN 1 AND h.quantity) IS NOT TRUE
     ORDER BY h.pool_id IS NOT NULL, u.place LIMIT 1;
END $$;

-- Whether a booking captured what this confirm asks for: where it names no amount, it asks for
-- nothing that could be otherwise.
CREATE OR REPLACE FUNCTION holdfast.has_captured(
    p_hold bigint, p_buckets text[], p_amounts bigint[]
) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN NOT EXISTS (
        SELECT FROM unnest(p_buckets, p_amounts) AS u(bucket, amount)
         WHERE NOT EXISTS (SELECT FROM holdfast.hold_lines l
                             JOIN holdfast.wallets w ON w.pool_id = l.pool_id
                            WHERE l.hold_id = p_hold AND w.bucket = u.bucket
                              AND l.captured = u.amount));
END $$;

-- The answer about a hold that could not be confirmed, or that is confirmed already.
CREATE OR REPLACE FUNCTION holdfast.not_confirmed(
    p_hold bigint, p_buckets text[], p_amounts bigint[]
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_hold holdfast.holds := holdfast.lock_hold(p_hold);
    v_refusal record;
BEGIN
    IF v_hold.hold_id IS NULL THEN
        RETURN holdfast.short_answer('not_found', NULL);
    END IF;
    IF v_hold.status = 'held' AND v_hold.expires_at > holdfast.now()
       AND num_nonnulls(p_buckets, p_amounts) > 0 THEN
        v_refusal := holdfast.refused_captures(p_hold, p_buckets, p_amounts);
        IF v_refusal.outcome IS NOT NULL THEN
            RETURN holdfast.short_answer(v_refusal.outcome, v_refusal.short_of);
        END IF;
    END IF;
    IF v_hold.status = 'held' THEN
        v_hold.status := 'expired';
    END IF;
    PERFORM holdfast.wait_for_disk();
    RETURN holdfast.hold_answer(CASE v_hold.status
        WHEN 'confirmed' THEN CASE WHEN holdfast.has_captured(p_hold, p_buckets, p_amounts)
                                   THEN 'confirmed' ELSE 'hold_confirmed' END
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

-- Captures the lines of a hold on wallets, whole or as p_buckets and p_amounts say, and says
-- whether that could be: false, with nothing written, when a line of the hold has lapsed or one of
-- the amounts cannot be. Locks those wallets, then all lines. The caller has locked the hold.
CREATE OR REPLACE FUNCTION holdfast.capture_wallets(
    p_hold bigint, p_note text, p_meta jsonb, p_now timestamptz, p_buckets text[],
    p_amounts bigint[]
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
    IF num_nonnulls(p_buckets, p_amounts) > 0
       AND (holdfast.refused_captures(p_hold, p_buckets, p_amounts)).outcome IS NOT NULL THEN
        RETURN false;
    END IF;
    FOR v_line IN SELECT l.pool_id, l.quantity, l.site_id,
                         coalesce(p_amounts[array_position(p_buckets, w.bucket::text)], l.quantity)
                         AS captured
                    FROM holdfast.hold_lines l JOIN holdfast.wallets w ON w.pool_id = l.pool_id
                   WHERE l.hold_id = p_hold ORDER BY l.pool_id LOOP
        PERFORM holdfast.capture_credit_line(p_hold, v_line.pool_id, v_line.quantity,
                    v_line.captured, v_line.site_id, p_note, p_meta, p_now);
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
CREATE OR REPLACE FUNCTION holdfast.confirm_hold_tx(
    p_hold bigint, p_buckets text[] DEFAULT NULL, p_amounts bigint[] DEFAULT NULL
) RETURNS holdfast.answer LANGUAGE plpgsql SECURITY DEFINER
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
        RETURN not_confirmed(p_hold, p_buckets, p_amounts);
    END IF;
    IF v_hold.expires_at <= v_hold.now
       OR (v_hold.with_credits OR num_nonnulls(p_buckets, p_amounts) > 0)
          AND NOT capture_wallets(p_hold, v_hold.note, v_hold.meta, v_hold.now, p_buckets,
                                  p_amounts) THEN
        PERFORM unconfirm_hold(p_hold);
        RETURN not_confirmed(p_hold, p_buckets, p_amounts);
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
        RETURN not_confirmed(p_hold, NULL, NULL);
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

-- outcome: confirmed | hold_expired | hold_cancelled | not_found; with amounts also hold_confirmed
-- (other amounts were captured), not_found (short_of: a bucket of which the hold has no credits)
-- and invalid_request (short_of: captures, amount). Again is confirmed again.
--
-- p_buckets and p_amounts: how much of the credits of a bucket to capture, from 1 to what is held;
-- the rest is released at once. A bucket that is not named is captured whole.
CREATE OR REPLACE PROCEDURE api.confirm_hold(
    p_hold bigint, p_buckets text[] DEFAULT NULL, p_amounts bigint[] DEFAULT NULL,
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
    v_answer := holdfast.confirm_hold_tx(p_hold, p_buckets, p_amounts);
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
