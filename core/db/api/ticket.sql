-- What a ticket or a receipt of a hold says: the code and the token of its QR mark, where and when
-- it is for, whom it is for, and how many copies of each have been printed. A hold without a slot
-- has no ticket. In whatever state, by the clock. No row when there is no such hold. To a kiosk a
-- hold of somebody else is not there, and its own has no name: that may be the name of a member.
CREATE OR REPLACE FUNCTION api.ticket(p_hold bigint) RETURNS TABLE (
    hold_id bigint, code text, token text, status text, party bigint, expires_us bigint,
    starts_us bigint, ends_us bigint, title text, price_minor bigint, resource_name text,
    site_name text, zone text, currency text, customer_name text, language text, extras text,
    ticket_copies int, receipt_copies int, now_us bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT h.hold_id, code_of(h.hold_id), token_of(h.hold_id),
           status_at(h.status, h.expires_at, v_now), l.quantity, us(h.expires_at),
           us(s.starts_at), us(s.ends_at), s.title, s.price_minor, r.name, t.name, t.zone,
           t.currency, CASE WHEN NOT is_kiosk() THEN c.name END, c.language, extras_of(h.hold_id),
           copies_of(h.hold_id, 'ticket'), copies_of(h.hold_id, 'receipt'), us(v_now)
      FROM holds h
      JOIN slots s ON s.slot_id = h.slot_id
      JOIN hold_lines l ON l.hold_id = h.hold_id AND l.pool_id = h.slot_id
      JOIN resources r ON r.resource_id = s.resource_id
      JOIN sites t ON t.site_id = s.site_id
      LEFT JOIN people c ON c.named_id = h.customer_id
     WHERE h.hold_id = p_hold AND h.request_hash <> ''
       AND (h.actor = session_user OR NOT is_kiosk());
END $$;

-- How many copies of this kind have been printed of the hold.
CREATE OR REPLACE FUNCTION holdfast.copies_of(p_hold bigint, p_kind holdfast.print_kind)
RETURNS int LANGUAGE sql STABLE AS $$
    SELECT coalesce(max(p.copy), 0) FROM holdfast.prints p
     WHERE p.hold_id = p_hold AND p.kind = p_kind
$$;
