-- Takes a key for the entry that is about to be written; false when it is taken. Somebody who is
-- taking it at this moment is waited for.
CREATE OR REPLACE FUNCTION holdfast.take_entry_key(p_key uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO holdfast.entry_keys (idempotency_key) VALUES (p_key)
        ON CONFLICT (idempotency_key) DO NOTHING;
    RETURN FOUND;
END $$;

-- What became of a command on credits, stock or the waiting list, or of a change of a hold, with
-- this key. outcome:
-- found | never_arrived | invalid_request. When it never arrived its key is closed, so that a late
-- original is refused with idempotency_key_reuse.
CREATE OR REPLACE FUNCTION api.settle_entry(p_key uuid) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
BEGIN
    IF p_key IS NULL THEN
        outcome := 'invalid_request';
        RETURN NEXT;
        RETURN;
    END IF;
    PERFORM be_durable();
    outcome := 'never_arrived';
    -- The look is a statement of its own, begun after whoever was waited for has committed.
    IF NOT take_entry_key(p_key) THEN
        IF EXISTS (SELECT FROM credit_entries WHERE idempotency_key = p_key)
           OR EXISTS (SELECT FROM stock_entries WHERE idempotency_key = p_key)
           OR EXISTS (SELECT FROM hold_changes WHERE idempotency_key = p_key)
           OR EXISTS (SELECT FROM visitor_changes WHERE idempotency_key = p_key)
           OR EXISTS (SELECT FROM waiting WHERE idempotency_key = p_key) THEN
            PERFORM wait_for_disk();
            outcome := 'found';
        END IF;
    END IF;
    RETURN NEXT;
END $$;
