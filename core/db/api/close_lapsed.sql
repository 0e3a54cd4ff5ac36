-- Closes one lapsed hold: its open lines go back to their pools, and the event hold_expired says
-- that the hold is over. The caller has locked the hold and its pools.
CREATE OR REPLACE FUNCTION holdfast.close_lapsed(p_hold bigint, p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    PERFORM holdfast.give_back(p_hold, 'expired', p_now);
    UPDATE holdfast.holds SET status = 'expired' WHERE hold_id = p_hold;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change, balance_change)
        SELECT p_now, 'hold_expired', h.site_id,
               coalesce(h.slot_id, (SELECT min(l.pool_id) FROM holdfast.hold_lines l
                                     WHERE l.hold_id = p_hold)), h.hold_id, 0, 0
          FROM holdfast.holds h WHERE h.hold_id = p_hold;
END $$;
