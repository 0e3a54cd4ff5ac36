-- At most p_limit people that p_text finds, by name; see found_people.
CREATE OR REPLACE FUNCTION api.find_customers(p_text text, p_limit int) RETURNS TABLE (
    customer_id bigint, name text, phone text, mail text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT f.customer_id, f.name, f.phone, f.mail FROM found_people(p_text, p_limit) f
     ORDER BY f.place
$$;

-- outcome: added | exists (same name and phone; carries the id, and nothing of it is changed) |
-- similar (people who may be the same are there, see people_like; only when p_is_another is false:
-- ask again with true for somebody else) | invalid_request (short_of: name, phone, mail, language,
-- note).
--
-- No key: whoever asks again hears exists, with the same id. Two desks that add the same name and
-- phone at once meet at the unique index; similar is a proposal, and no promise about a race.
DROP FUNCTION IF EXISTS api.add_customer(text, text, text);
CREATE OR REPLACE FUNCTION api.add_customer(
    p_name text, p_phone text, p_mail text, p_language text DEFAULT NULL,
    p_note text DEFAULT NULL, p_is_another boolean DEFAULT true
) RETURNS TABLE (outcome text, customer_id bigint, version bigint, short_of text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
#variable_conflict use_column
DECLARE
    v_language text := nullif(btrim(p_language), '');
    v_note text := btrim(coalesce(normalize(p_note, NFC), ''));
    v_saved record;
BEGIN
    short_of := invalid_person_field(p_name, p_phone, p_mail, v_language, v_note);
    IF short_of IS NOT NULL THEN
        outcome := 'invalid_request';
        RETURN NEXT;
        RETURN;
    END IF;
    PERFORM be_durable();
    IF NOT coalesce(p_is_another, true) THEN
        outcome := (SELECT CASE WHEN fold(l.name) = fold(btrim(normalize(p_name, NFC)))
                                 AND phone_digits(l.phone) = phone_digits(coalesce(p_phone, ''))
                                THEN 'exists' ELSE 'similar' END
                      FROM likely_same(p_name, p_phone, p_mail, NULL, 100) AS l
                     ORDER BY 1 LIMIT 1);
        IF outcome = 'similar' THEN
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;
    v_saved := save_customer(NULL, p_name, p_phone, p_mail);
    customer_id := v_saved.customer_id;
    outcome := CASE WHEN v_saved.is_new THEN 'added' ELSE 'exists' END;
    IF v_saved.is_new THEN
        UPDATE customers c SET language = v_language, note = v_note
         WHERE c.customer_id = v_saved.customer_id;
    END IF;
    version := (SELECT c.version FROM customers c WHERE c.customer_id = v_saved.customer_id);
    RETURN NEXT;
END $$;
