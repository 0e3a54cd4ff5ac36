-- A ticket or a receipt is about to be printed: notes it and says which copy it is. The same key is
-- the same copy, so that a print that was lost on its way does not make the next one a second copy.
-- Locks the hold, so that two desks cannot print the same copy.
--
-- outcome: noted | replayed (both with the copy) | hold_cancelled | hold_expired |
-- nothing_handed_out (a receipt of no pieces) | not_found | idempotency_key_reuse |
-- invalid_request.
CREATE OR REPLACE FUNCTION api.note_print(
    p_key uuid, p_hold bigint, p_kind text, p_desk text DEFAULT NULL
) RETURNS TABLE (outcome text, copy int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
#variable_conflict use_column
DECLARE
    v_hold holds;
    v_known prints;
    v_pool bigint;
    v_status text;
    v_now timestamptz;
BEGIN
    outcome := 'invalid_request';
    IF p_key IS NULL OR p_kind IS NULL OR p_kind NOT IN ('ticket', 'receipt')
       OR char_length(p_desk) > 80 THEN
        RETURN NEXT;
        RETURN;
    END IF;
    PERFORM be_durable();
    v_hold := lock_hold(p_hold);
    v_pool := (SELECT min(l.pool_id) FROM hold_lines l
                WHERE l.hold_id = p_hold
                  AND CASE p_kind WHEN 'ticket' THEN l.pool_id = v_hold.slot_id
                      ELSE l.captured > 0
                           AND l.pool_id IN (SELECT v.pool_id FROM stock_levels v) END);
    v_now := holdfast.now();
    v_status := status_at(v_hold.status, v_hold.expires_at, v_now);
    SELECT * INTO v_known FROM prints WHERE idempotency_key = p_key;
    outcome := CASE
        WHEN v_known.hold_id = p_hold AND v_known.kind::text = p_kind THEN 'replayed'
        WHEN v_known.print_id IS NOT NULL THEN 'idempotency_key_reuse'
        WHEN v_hold.hold_id IS NULL OR v_hold.slot_id IS NULL THEN 'not_found'
        WHEN v_status IN ('cancelled', 'expired') THEN 'hold_' || v_status
        WHEN v_pool IS NULL THEN 'nothing_handed_out'
        ELSE 'noted' END;
    IF outcome = 'replayed' THEN
        copy := v_known.copy;
    ELSIF outcome = 'noted' THEN
        copy := copies_of(p_hold, p_kind::print_kind) + 1;
        INSERT INTO prints (idempotency_key, hold_id, kind, copy, desk, at)
            VALUES (p_key, p_hold, p_kind::print_kind, note_print.copy, p_desk, v_now);
        INSERT INTO journal (at, event, site_id, pool_id, hold_id, free_change, balance_change,
                             note)
            VALUES (v_now, 'printed', v_hold.site_id, v_pool, p_hold, 0, 0,
                    p_kind || ' ' || note_print.copy);
    END IF;
    RETURN NEXT;
END $$;
