-- A hold as a row of a find; NULL when there is none, or it has no slot.
CREATE OR REPLACE FUNCTION holdfast.find_hold(p_hold bigint, p_now timestamptz)
RETURNS holdfast.find_row
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_row holdfast.find_row;
BEGIN
    SELECT 'hold', p.customer_id, p.name, p.phone, p.mail, h.hold_id, holdfast.code_of(h.hold_id),
           h.slot_id, holdfast.us(s.starts_at), holdfast.us(s.ends_at), r.name, l.quantity,
           holdfast.status_at(h.status, h.expires_at, p_now), h.arrived
      INTO v_row
      FROM holdfast.holds h
      JOIN holdfast.slots s ON s.slot_id = h.slot_id
      JOIN holdfast.resources r ON r.resource_id = s.resource_id
      LEFT JOIN holdfast.hold_lines l ON l.hold_id = h.hold_id AND l.pool_id = h.slot_id
      LEFT JOIN holdfast.people p ON p.named_id = h.customer_id
     WHERE h.hold_id = p_hold AND h.request_hash <> '';
    RETURN v_row;
END $$;

-- The holds of a person that a desk asks for first, at most p_limit: those to come, the next one
-- first, then the last ones. Of the newest 200 in number.
CREATE OR REPLACE FUNCTION holdfast.next_holds(p_person bigint, p_limit int, p_now timestamptz)
RETURNS TABLE (place bigint, hold_id bigint)
LANGUAGE plpgsql STABLE SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT row_number() OVER (ORDER BY s.ends_at <= p_now, abs(us(s.starts_at) - us(p_now)),
                                       n.hold_id), n.hold_id
      FROM unnest(names_of(p_person)) AS named(customer_id)
      CROSS JOIN LATERAL (SELECT h.hold_id, h.slot_id FROM holds h
                           WHERE h.customer_id = named.customer_id
                           ORDER BY h.hold_id DESC LIMIT 200) AS n
      JOIN slots s ON s.slot_id = n.slot_id
     ORDER BY s.ends_at <= p_now, abs(us(s.starts_at) - us(p_now)), n.hold_id
     LIMIT p_limit;
END $$;

-- What a desk looks for, at most p_limit rows: the hold of a code (or of the token of a ticket)
-- first, then people by name or digits of the phone, each followed by a few holds of its own. The
-- fewer people, the more holds of each. Expired and cancelled holds are found with their state.
CREATE OR REPLACE FUNCTION api.find(p_text text, p_limit int DEFAULT 20)
RETURNS SETOF holdfast.find_row
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    v_now timestamptz := holdfast.now();
    v_left int := least(greatest(coalesce(p_limit, 20), 0), 100);
    v_row find_row := find_hold(coalesce(hold_of_code(p_text), hold_of_token(p_text)), v_now);
    v_coded bigint := v_row.hold_id;
    v_people record;
    v_each int;
    v_hold record;
BEGIN
    IF v_coded IS NOT NULL AND v_left > 0 THEN
        v_left := v_left - 1;
        RETURN NEXT v_row;
    END IF;
    FOR v_people IN
        SELECT f.*, count(*) OVER () AS total FROM found_people(p_text, v_left) f ORDER BY f.place
    LOOP
        EXIT WHEN v_left = 0;
        v_each := CASE WHEN v_people.total = 1 THEN 8 WHEN v_people.total <= 3 THEN 3
                       WHEN v_people.total <= 8 THEN 1 ELSE 0 END;
        v_left := v_left - 1;
        v_row := NULL;
        v_row.kind := 'customer';
        v_row.customer_id := v_people.customer_id;
        v_row.customer_name := v_people.name;
        v_row.customer_phone := v_people.phone;
        v_row.customer_mail := v_people.mail;
        RETURN NEXT v_row;
        CONTINUE WHEN v_each = 0;
        FOR v_hold IN
            SELECT n.hold_id FROM next_holds(v_people.customer_id, least(v_each, v_left), v_now) n
             WHERE n.hold_id IS DISTINCT FROM v_coded ORDER BY n.place
        LOOP
            v_row := find_hold(v_hold.hold_id, v_now);
            v_left := v_left - 1;
            RETURN NEXT v_row;
        END LOOP;
    END LOOP;
END $$;
