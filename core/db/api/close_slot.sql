-- Closes a slot for new holds, or opens it again; what is booked stays. Both lock the pool, on
-- which place_hold tests the flag in the UPDATE that takes places: after the commit of close_slot
-- nothing more is placed, also by a call that was on its way.

-- Writes the reason (NULL: open) and its journal row; false when there is no such slot.
CREATE OR REPLACE FUNCTION holdfast.set_closed(p_slot bigint, p_reason text) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    v_site bigint;
BEGIN
    SELECT p.site_id INTO v_site
      FROM holdfast.pools p JOIN holdfast.slots s ON s.slot_id = p.pool_id
     WHERE p.pool_id = p_slot FOR NO KEY UPDATE OF p;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    UPDATE holdfast.slots SET closed_reason = p_reason WHERE slot_id = p_slot;
    UPDATE holdfast.pools SET closed = p_reason IS NOT NULL, closed_reason = p_reason
     WHERE pool_id = p_slot;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, free_change, balance_change, note)
        VALUES (holdfast.now(),
                (CASE WHEN p_reason IS NULL THEN 'reopened' ELSE 'closed' END)
                ::holdfast.journal_event,
                v_site, p_slot, 0, 0, p_reason);
    PERFORM holdfast.offer_waiting(p_slot, holdfast.now());
    RETURN true;
END $$;

-- outcome: closed | not_found | invalid_reason
CREATE OR REPLACE FUNCTION api.close_slot(p_slot bigint, p_reason text) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_reason text := btrim(coalesce(p_reason, ''));
BEGIN
    PERFORM be_durable();
    outcome := CASE WHEN char_length(v_reason) NOT BETWEEN 1 AND 200 THEN 'invalid_reason'
                    WHEN set_closed(p_slot, v_reason) THEN 'closed' ELSE 'not_found' END;
    RETURN NEXT;
END $$;

-- outcome: opened | not_found
CREATE OR REPLACE FUNCTION api.open_slot(p_slot bigint) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
BEGIN
    PERFORM be_durable();
    outcome := CASE WHEN set_closed(p_slot, NULL) THEN 'opened' ELSE 'not_found' END;
    RETURN NEXT;
END $$;
