-- At most p_limit people that p_text finds, by name; see found_people.
CREATE OR REPLACE FUNCTION api.find_customers(p_text text, p_limit int) RETURNS TABLE (
    customer_id bigint, name text, phone text, mail text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT f.customer_id, f.name, f.phone, f.mail FROM found_people(p_text, p_limit) f
     ORDER BY f.place
$$;

-- outcome: added | exists (same name and phone; carries the id) | invalid_name | invalid_phone |
-- invalid_mail.
CREATE OR REPLACE FUNCTION api.add_customer(p_name text, p_phone text, p_mail text)
RETURNS TABLE (outcome text, customer_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_saved record;
BEGIN
    PERFORM be_durable();
    outcome := 'invalid_' || invalid_person_field(p_name, p_phone, p_mail, NULL, NULL);
    IF outcome IS NULL THEN
        v_saved := save_customer(NULL, p_name, p_phone, p_mail);
        customer_id := v_saved.customer_id;
        outcome := CASE WHEN v_saved.is_new THEN 'added' ELSE 'exists' END;
    END IF;
    RETURN NEXT;
END $$;
