-- Locks the hold and answers its row; all NULL when there is none that the caller may touch. To a
-- kiosk the hold of somebody else is not there: the same answer as for an id that does not exist.
CREATE OR REPLACE FUNCTION holdfast.lock_hold(p_hold bigint) RETURNS holdfast.holds
LANGUAGE plpgsql AS $$
DECLARE
    v_hold holdfast.holds;
BEGIN
    SELECT * INTO v_hold FROM holdfast.holds WHERE hold_id = p_hold FOR NO KEY UPDATE;
    IF v_hold.actor <> session_user AND holdfast.is_kiosk() THEN
        v_hold := NULL;
    END IF;
    RETURN v_hold;
END $$;
