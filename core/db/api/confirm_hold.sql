-- The decision of confirm_hold. Locks the hold and its lines, reads the clock after that, decides
-- once, then writes: nothing can lapse between the check and the change. Touches no pool, so it
-- never waits for other customers, and cannot fail for lack of room: the room was taken by place.
--
-- It writes to the disk with its own commit, also when there is nothing to change: the answer
-- acknowledges a row that another transaction may have committed without waiting.
CREATE OR REPLACE FUNCTION holdfast.confirm_hold_tx(p_hold bigint) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hold holds := lock_hold(p_hold);
    v_answer answer;
    v_all_open boolean;
    v_now timestamptz;
BEGIN
    IF v_hold.hold_id IS NULL THEN
        v_answer.outcome := 'not_found';
        RETURN v_answer;
    END IF;
    IF v_hold.status <> 'held' THEN
        PERFORM wait_for_disk();
        RETURN hold_answer(CASE v_hold.status WHEN 'confirmed' THEN 'confirmed'
                                WHEN 'cancelled' THEN 'hold_cancelled'
                                ELSE 'hold_expired' END, v_hold, holdfast.now());
    END IF;
    v_all_open := (SELECT bool_and(l.state = 'open')
                     FROM (SELECT state FROM hold_lines WHERE hold_id = p_hold
                            ORDER BY pool_id FOR NO KEY UPDATE) AS l);
    v_now := holdfast.now();
    IF v_hold.expires_at <= v_now OR v_all_open IS NOT TRUE THEN
        v_answer := hold_answer('hold_expired', v_hold, v_now);
        v_answer.status := 'expired';
        v_answer.remaining_ms := 0;
        RETURN v_answer;
    END IF;
    PERFORM be_durable();
    WITH took AS (
        UPDATE hold_lines SET state = 'captured', captured = quantity WHERE hold_id = p_hold
        RETURNING pool_id, site_id, quantity),
    noted AS (
        INSERT INTO journal (at, event, site_id, pool_id, hold_id, free_change, balance_change)
        SELECT v_now, 'captured', site_id, pool_id, p_hold, 0, -quantity FROM took)
    UPDATE holds SET status = 'confirmed', confirmed_at = v_now WHERE hold_id = p_hold;
    v_hold.status := 'confirmed';
    RETURN hold_answer('confirmed', v_hold, v_now);
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
