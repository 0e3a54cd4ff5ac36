-- Who waits and who has an offer that can still be taken, of a slot, or of all slots of a site that
-- are not over; at most 500 rows: offers first, by the time that is left, then by slot and line.
-- state: waiting | offered. place_in_line: 1 is next; NULL with an offer. skips: how often a later
-- party was offered places, skipped_with: how many were free the last time.
CREATE OR REPLACE FUNCTION api.waiting_list(p_site bigint, p_slot bigint DEFAULT NULL)
RETURNS TABLE (
    waiting_id bigint, slot_id bigint, resource_name text, starts_us bigint, ends_us bigint,
    state text, place_in_line bigint, party bigint, customer_id bigint, customer_name text,
    customer_phone text, note text, created_us bigint, until_us bigint, hold_id bigint, code text,
    expires_us bigint, remaining_ms bigint, skips int, skipped_with bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    WITH living AS (
        SELECT w.*, NULL::timestamptz AS expires_at,
               row_number() OVER (PARTITION BY w.slot_id ORDER BY w.waiting_id) AS line
          FROM waiting w
         WHERE w.state = 'waiting' AND w.wait_until > v_now
           AND (w.slot_id = p_slot OR p_slot IS NULL AND w.site_id = p_site)
        UNION ALL
        SELECT w.*, h.expires_at, NULL
          FROM holds h JOIN waiting w ON w.hold_id = h.hold_id
         WHERE h.status = 'held' AND h.expires_at > v_now
           AND (h.slot_id = p_slot OR p_slot IS NULL AND h.site_id = p_site))
    SELECT w.waiting_id, coalesce(h.slot_id, w.slot_id), r.name, us(p.starts_at), us(p.ends_at),
           w.state::text, w.line, coalesce(l.quantity, w.party), c.customer_id, c.name, c.phone,
           w.note::text, us(w.created_at), us(w.wait_until), w.hold_id, code_of(w.hold_id),
           us(w.expires_at), ms_left(w.expires_at, v_now), w.skips, w.skipped_with
      FROM living w
      LEFT JOIN holds h ON h.hold_id = w.hold_id
      LEFT JOIN hold_lines l ON l.hold_id = h.hold_id AND l.pool_id = h.slot_id
      JOIN pools p ON p.pool_id = coalesce(h.slot_id, w.slot_id)
      JOIN resources r ON r.resource_id = p.resource_id
      LEFT JOIN people c ON c.named_id = w.customer_id
     WHERE p.ends_at > v_now
     ORDER BY w.expires_at NULLS LAST, p.starts_at, p.resource_id, w.waiting_id
     LIMIT 500;
END $$;
