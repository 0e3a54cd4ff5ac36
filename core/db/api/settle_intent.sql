-- The decision of settle_intent: what became of the request with this key. When it never arrived, a
-- tombstone takes its key (no lines, empty hash), so that a late original is refused. A request
-- that is being written at this moment is waited for. A kiosk learns of its own requests alone.
CREATE OR REPLACE FUNCTION holdfast.settle_intent_tx(p_key uuid) RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_hold holds;
    v_answer answer;
    v_now timestamptz := holdfast.now();
BEGIN
    IF p_key IS NULL THEN
        v_answer.outcome := 'invalid_request';
        v_answer.short_of := 'key';
        RETURN v_answer;
    END IF;
    INSERT INTO holds (idempotency_key, request_hash, status, channel, created_at, expires_at,
                       cancelled_at)
        VALUES (p_key, '', 'cancelled',
                (CASE WHEN is_kiosk() THEN 'kiosk' ELSE 'program' END)::hold_channel,
                v_now, v_now, v_now)
        ON CONFLICT (idempotency_key) DO NOTHING;
    SELECT * INTO v_hold FROM holds WHERE idempotency_key = p_key;
    PERFORM wait_for_disk();
    IF v_hold.request_hash = '' THEN
        v_answer.outcome := 'never_arrived';
        RETURN v_answer;
    END IF;
    IF v_hold.actor <> session_user AND is_kiosk() THEN
        v_answer.outcome := 'found';
        RETURN v_answer;
    END IF;
    RETURN hold_answer('found', v_hold, holdfast.now());
END $$;

-- outcome: found (status tells how it stands) | never_arrived | invalid_request.
CREATE OR REPLACE PROCEDURE api.settle_intent(
    p_key uuid,
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
    v_answer := holdfast.settle_intent_tx(p_key);
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
