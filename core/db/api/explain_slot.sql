-- "Why?": the terms by which a slot gives what it gives, in one snapshot. capacity, confirmed and
-- held add up to available, as long as the slot is open. lapsed tells how many places of holds that
-- are over are counted as free; it is no term of the sum. No row when there is no such slot.
CREATE OR REPLACE FUNCTION api.explain_slot(p_slot bigint) RETURNS TABLE (
    term text, quantity bigint, who text, until_us bigint, reason text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    WITH slot AS MATERIALIZED (
        SELECT p.capacity, p.free - p.minimum AS free, s.closed_reason, s.ends_at
          FROM slots s JOIN pools p ON p.pool_id = s.slot_id WHERE s.slot_id = p_slot),
    open AS MATERIALIZED (
        SELECT l.hold_id, l.quantity, l.expires_at, l.expires_at <= v_now AS is_lapsed
          FROM hold_lines l WHERE l.pool_id = p_slot AND l.state = 'open'),
    sums AS MATERIALIZED (
        SELECT coalesce(sum(o.quantity), 0)::bigint AS all_open,
               coalesce(sum(o.quantity) FILTER (WHERE o.is_lapsed), 0)::bigint AS lapsed
          FROM open o),
    terms AS (
        SELECT 1 AS place, 'capacity' AS term, slot.capacity AS quantity, NULL::text AS who,
               NULL::timestamptz AS until, NULL::text AS reason, 0::bigint AS hold_id FROM slot
        UNION ALL
        SELECT 2, 'confirmed', slot.free + sums.all_open - slot.capacity, NULL, NULL, NULL, 0
          FROM slot, sums
        UNION ALL
        SELECT 3, 'held', -o.quantity, coalesce(h.desk::text, h.actor), o.expires_at, NULL,
               o.hold_id
          FROM open o JOIN holds h ON h.hold_id = o.hold_id WHERE NOT o.is_lapsed
        UNION ALL
        SELECT 4, 'lapsed', sums.lapsed, NULL, NULL, NULL, 0 FROM slot, sums WHERE sums.lapsed > 0
        UNION ALL
        SELECT 5, 'closed', 0, NULL, NULL, slot.closed_reason, 0 FROM slot
         WHERE slot.closed_reason IS NOT NULL
        UNION ALL
        SELECT 6, 'past', 0, NULL, slot.ends_at, NULL, 0 FROM slot WHERE slot.ends_at <= v_now
        UNION ALL
        SELECT 7, 'available', greatest(slot.free + sums.lapsed, 0), NULL, NULL, NULL, 0
          FROM slot, sums)
    SELECT t.term, t.quantity, t.who, us(t.until), t.reason
      FROM terms t ORDER BY t.place, t.until, t.hold_id;
END $$;
