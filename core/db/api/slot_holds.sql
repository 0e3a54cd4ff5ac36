-- The extras of a hold in words of the stock list: '3 × Climbing shoes, 1 × Rope'; NULL without.
CREATE OR REPLACE FUNCTION holdfast.extras_of(p_hold bigint) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT string_agg(e.quantity || ' × ' || e.name, ', ' ORDER BY e.name)
      FROM (SELECT i.name, sum(l.quantity) AS quantity
              FROM holdfast.hold_lines l
              JOIN holdfast.stock_levels v ON v.pool_id = l.pool_id
              JOIN holdfast.stock_items i ON i.item_id = v.item_id
             WHERE l.hold_id = p_hold
             GROUP BY i.item_id) AS e
$$;

-- The credits of a hold as bucket:amount pairs, 'default:1200,points:30'; NULL without. No bucket
-- has a colon or a comma in its name.
CREATE OR REPLACE FUNCTION holdfast.credits_of(p_hold bigint) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT string_agg(w.bucket || ':' || CASE l.state WHEN 'captured' THEN l.captured
                                                      ELSE l.quantity END, ',' ORDER BY w.bucket)
      FROM holdfast.hold_lines l JOIN holdfast.wallets w ON w.pool_id = l.pool_id
     WHERE l.hold_id = p_hold
$$;

-- The living holds on a slot: open and not lapsed, then confirmed, each by age.
DROP FUNCTION IF EXISTS api.slot_holds(bigint);
CREATE OR REPLACE FUNCTION api.slot_holds(p_slot bigint) RETURNS TABLE (
    hold_id bigint, slot_id bigint, status text, quantity bigint, expires_us bigint,
    remaining_ms bigint, actor text, is_own boolean, desk text, channel text, customer_id bigint,
    customer_name text, customer_phone text, note text, extras text, created_us bigint,
    credits text, arrived bigint, is_no_show boolean, code text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT h.hold_id, l.pool_id, h.status::text, l.quantity, us(h.expires_at),
           CASE h.status WHEN 'held' THEN ms_left(h.expires_at, v_now) ELSE 0 END, h.actor,
           h.actor = session_user, h.desk::text, h.channel::text, c.customer_id, c.name, c.phone,
           h.note::text,
           extras_of(h.hold_id), us(h.created_at),
           CASE WHEN h.with_credits THEN credits_of(h.hold_id) END, h.arrived,
           h.no_show_at IS NOT NULL, code_of(h.hold_id)
      FROM (SELECT o.hold_id, o.pool_id, o.quantity FROM hold_lines o
             WHERE o.pool_id = p_slot AND o.state = 'open' AND o.expires_at > v_now
            UNION ALL
            SELECT k.hold_id, k.pool_id, k.captured FROM hold_lines k
             WHERE k.pool_id = p_slot AND k.state = 'captured') AS l
      JOIN holds h ON h.hold_id = l.hold_id
      LEFT JOIN people c ON c.named_id = h.customer_id
     ORDER BY h.status = 'confirmed', h.created_at, h.hold_id;
END $$;

-- One hold in whatever state, by the clock; no row when there is none. A hold of credits alone has
-- no slot. A kiosk sees its own, without the words in it.
DROP FUNCTION IF EXISTS api.show_hold(bigint);
CREATE OR REPLACE FUNCTION api.show_hold(p_hold bigint) RETURNS TABLE (
    hold_id bigint, slot_id bigint, status text, quantity bigint, expires_us bigint,
    remaining_ms bigint, actor text, is_own boolean, desk text, channel text, customer_id bigint,
    customer_name text, customer_phone text, note text, extras text, created_us bigint,
    credits text, arrived bigint, is_no_show boolean, code text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
    v_kiosk boolean := is_kiosk();
BEGIN
    RETURN QUERY
    SELECT h.hold_id, h.slot_id, status_at(h.status, h.expires_at, v_now), l.quantity,
           us(h.expires_at),
           CASE h.status WHEN 'held' THEN ms_left(h.expires_at, v_now) ELSE 0 END, h.actor,
           h.actor = session_user, h.desk::text, h.channel::text,
           CASE WHEN NOT v_kiosk THEN c.customer_id END, CASE WHEN NOT v_kiosk THEN c.name END,
           CASE WHEN NOT v_kiosk THEN c.phone END, CASE WHEN NOT v_kiosk THEN h.note::text END,
           extras_of(h.hold_id), us(h.created_at),
           CASE WHEN h.with_credits AND NOT v_kiosk THEN credits_of(h.hold_id) END, h.arrived,
           h.no_show_at IS NOT NULL, code_of(h.hold_id)
      FROM holds h
      LEFT JOIN hold_lines l ON l.hold_id = h.hold_id AND l.pool_id = h.slot_id
      LEFT JOIN people c ON c.named_id = h.customer_id
     WHERE h.hold_id = p_hold AND h.request_hash <> ''
       AND (NOT v_kiosk OR h.actor = session_user);
END $$;
