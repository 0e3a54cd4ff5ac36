-- A person by any id that stands for it; customer_id is the one it goes by. No row when there is
-- none. An erased person has a row with nothing in it. merged_count: how many others it was found
-- to be.
CREATE OR REPLACE FUNCTION api.customer(p_customer bigint) RETURNS TABLE (
    customer_id bigint, name text, phone text, phone_digits text, mail text, language text,
    note text, version bigint, created_us bigint, erased_us bigint, merged_count bigint
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT c.customer_id, c.name, c.phone, c.phone_digits, c.mail, coalesce(c.language, ''),
           c.note::text, c.version, us(c.created_at), us(c.erased_at),
           (SELECT count(*) FROM customers m WHERE m.merged_into = c.customer_id)
      FROM customers c WHERE c.customer_id = person_of(p_customer)
$$;

-- The holds of a person with a slot, the newest first: at most p_limit of those before the hold
-- p_before. Rows as in find.
CREATE OR REPLACE FUNCTION api.customer_holds(
    p_customer bigint, p_before bigint DEFAULT NULL, p_limit int DEFAULT 50
) RETURNS SETOF holdfast.find_row
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
    v_now timestamptz := holdfast.now();
    v_limit int := least(greatest(coalesce(p_limit, 50), 0), 500);
    v_hold record;
BEGIN
    FOR v_hold IN
        SELECT n.hold_id FROM unnest(names_of(person_of(p_customer))) AS named(customer_id)
         CROSS JOIN LATERAL (SELECT h.hold_id FROM holds h
                              WHERE h.customer_id = named.customer_id AND h.slot_id IS NOT NULL
                                AND h.hold_id < coalesce(p_before, 9223372036854775807)
                              ORDER BY h.hold_id DESC LIMIT v_limit) AS n
         ORDER BY n.hold_id DESC LIMIT v_limit
    LOOP
        RETURN NEXT find_hold(v_hold.hold_id, v_now);
    END LOOP;
END $$;
