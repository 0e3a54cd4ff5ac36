-- At most p_limit customers, by name: every word of p_text begins a word of the name, case and
-- accents ignored; or p_text is digits (three or more) that stand in the phone number. A word is a
-- range of the primary key of customer_words; the longest word is looked up, at most 5,000 rows of
-- it, and the others are tried on what it found. Erased customers are not found.
CREATE OR REPLACE FUNCTION api.find_customers(p_text text, p_limit int) RETURNS TABLE (
    customer_id bigint, name text, phone text, mail text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
    v_words text[] := fold_words(p_text);
    v_digits text := phone_digits(p_text);
    v_limit int := least(greatest(p_limit, 0), 1000);
    v_longest text := (SELECT w FROM unnest(v_words) AS w ORDER BY length(w) DESC LIMIT 1);
BEGIN
    IF length(v_digits) >= 3 AND p_text ~ '^[-+0-9 ()/.]+$' THEN
        RETURN QUERY
        SELECT c.customer_id, c.name, c.phone, c.mail FROM customers c
         WHERE c.phone_digits LIKE '%' || v_digits || '%' AND c.phone_digits <> ''
           AND c.erased_at IS NULL
         ORDER BY c.name_fold, c.customer_id LIMIT v_limit;
    ELSIF v_longest IS NOT NULL THEN
        RETURN QUERY
        WITH found AS MATERIALIZED (
            SELECT DISTINCT w.customer_id
              FROM (SELECT m.customer_id FROM customer_words m
                     WHERE m.word >= v_longest AND m.word < v_longest || chr(1114111)
                     ORDER BY m.word LIMIT 5000) AS w
             WHERE NOT EXISTS (SELECT FROM unnest(v_words) AS asked(word)
                                WHERE NOT EXISTS (SELECT FROM customer_words o
                                                   WHERE o.customer_id = w.customer_id
                                                     AND o.word >= asked.word
                                                     AND o.word < asked.word || chr(1114111))))
        SELECT c.customer_id, c.name, c.phone, c.mail
          FROM found f JOIN customers c ON c.customer_id = f.customer_id
         WHERE c.erased_at IS NULL
         ORDER BY c.name_fold, c.customer_id LIMIT v_limit;
    END IF;
END $$;

-- outcome: added | exists (same name and phone; carries the id) | invalid_name | invalid_phone |
-- invalid_mail.
CREATE OR REPLACE FUNCTION api.add_customer(p_name text, p_phone text, p_mail text)
RETURNS TABLE (outcome text, customer_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
    v_saved record;
BEGIN
    PERFORM be_durable();
    outcome := CASE
        WHEN char_length(p_name) > 120 THEN 'invalid_name'
        WHEN char_length(p_phone) > 40
          OR (btrim(p_phone) <> '' AND p_phone !~ '[0-9]') THEN 'invalid_phone'
        WHEN char_length(p_mail) > 254
          OR (btrim(p_mail) <> '' AND btrim(p_mail) !~ '^[^@\s]+@[^@\s]+$') THEN 'invalid_mail'
        WHEN fold(coalesce(p_name, '')) = '' AND phone_digits(coalesce(p_phone, '')) = ''
            THEN 'invalid_name'
    END;
    IF outcome IS NULL THEN
        v_saved := save_customer(NULL, p_name, p_phone, p_mail);
        customer_id := v_saved.customer_id;
        outcome := CASE WHEN v_saved.is_new THEN 'added' ELSE 'exists' END;
    END IF;
    RETURN NEXT;
END $$;
