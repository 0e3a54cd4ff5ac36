-- Cancels a hold that the caller has locked and may cancel: gives back what it still has, places of
-- a confirmed hold too; of its pieces, those that are still out. One whose time is over is closed
-- as expired. Locks its pools in ascending order, then reads the clock.
CREATE OR REPLACE FUNCTION holdfast.cancel_locked(p_hold holdfast.holds, p_reason text)
RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_now timestamptz;
BEGIN
    IF p_hold.status IN ('cancelled', 'expired') THEN
        RETURN holdfast.hold_answer(CASE p_hold.status WHEN 'cancelled' THEN 'cancelled'
                                         ELSE 'hold_expired' END, p_hold, holdfast.now());
    END IF;
    PERFORM FROM holdfast.pools
     WHERE pool_id IN (SELECT l.pool_id FROM holdfast.hold_lines l
                        WHERE l.hold_id = p_hold.hold_id)
      ORDER BY pool_id FOR NO KEY UPDATE;
    v_now := holdfast.now();
    IF p_hold.status = 'held' AND (p_hold.expires_at <= v_now
       OR EXISTS (SELECT FROM holdfast.hold_lines
                   WHERE hold_id = p_hold.hold_id AND state = 'expired')) THEN
        PERFORM holdfast.close_lapsed(p_hold.hold_id, v_now);
        p_hold.status := 'expired';
        RETURN holdfast.hold_answer('hold_expired', p_hold, v_now);
    END IF;
    PERFORM holdfast.give_back(p_hold.hold_id, 'released', v_now);
    IF p_hold.status = 'confirmed' THEN
        PERFORM holdfast.return_credits(p_hold.hold_id, holdfast.tidy(p_reason), v_now);
    END IF;
    UPDATE holdfast.holds SET status = 'cancelled', cancelled_at = v_now,
                     cancel_reason = nullif(btrim(p_reason), '')
     WHERE hold_id = p_hold.hold_id;
    p_hold.status := 'cancelled';
    RETURN holdfast.hold_answer('cancelled', p_hold, v_now);
END $$;

-- The decision of cancel_hold. Again is cancelled again.
CREATE OR REPLACE FUNCTION holdfast.cancel_hold_tx(p_hold bigint, p_reason text)
RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hold holds;
    v_answer answer;
BEGIN
    IF char_length(p_reason) > 400 THEN
        v_answer.outcome := 'invalid_request';
        v_answer.short_of := 'reason';
        RETURN v_answer;
    END IF;
    v_hold := lock_hold(p_hold);
    IF v_hold.hold_id IS NULL THEN
        v_answer.outcome := 'not_found';
        RETURN v_answer;
    END IF;
    RETURN cancel_locked(v_hold, p_reason);
END $$;

-- outcome: cancelled | hold_expired | not_found | invalid_request. Again is cancelled again. The
-- pools are free before the disk is waited for, as in place_hold.
CREATE OR REPLACE PROCEDURE api.cancel_hold(
    p_hold bigint, p_reason text DEFAULT NULL,
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
    SET LOCAL synchronous_commit = off;
    v_answer := holdfast.cancel_hold_tx(p_hold, p_reason);
    COMMIT;
    IF v_answer.hold_id IS NOT NULL THEN
        PERFORM holdfast.wait_for_disk();
        COMMIT;
    END IF;
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
