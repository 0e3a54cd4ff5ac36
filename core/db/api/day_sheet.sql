-- The bookings of one resource on the slots that overlap [p_from, p_to), and the holds that are
-- still open, by time and name: what a day sheet shows. At least one row, with what stands in the
-- head of the sheet; hold_id is NULL in the only row when nobody comes. No row: no such resource.
CREATE OR REPLACE FUNCTION api.day_sheet(p_resource bigint, p_from timestamptz, p_to timestamptz)
RETURNS TABLE (
    site_name text, zone text, resource_name text, now_us bigint, printed_by text,
    hold_id bigint, code text, status text, party bigint, starts_us bigint, ends_us bigint,
    title text, customer_name text, customer_phone text, note text, extras text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT t.name, t.zone, r.name, us(v_now), session_user::text, b.hold_id, code_of(b.hold_id),
           b.status, b.party, us(b.starts_at), us(b.ends_at), b.title, c.name, c.phone,
           b.note, extras_of(b.hold_id)
      FROM resources r
      JOIN sites t ON t.site_id = r.site_id
      LEFT JOIN (SELECT s.starts_at, s.ends_at, s.title, h.hold_id, h.customer_id,
                        h.note::text AS note, h.status::text AS status,
                        CASE l.state WHEN 'captured' THEN l.captured ELSE l.quantity END AS party
                   FROM slots s
                   JOIN hold_lines l ON l.pool_id = s.slot_id
                    AND (l.state = 'captured' OR l.state = 'open' AND l.expires_at > v_now)
                   JOIN holds h ON h.hold_id = l.hold_id
                  WHERE s.resource_id = p_resource AND s.starts_at < p_to AND s.ends_at > p_from
                    AND s.starts_at > p_from - interval '48 hours') AS b ON true
      LEFT JOIN people c ON c.named_id = b.customer_id
     WHERE r.resource_id = p_resource
     ORDER BY b.starts_at, c.name_fold NULLS LAST, b.hold_id;
END $$;
