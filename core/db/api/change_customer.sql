-- outcome: changed | changed_meanwhile (somebody else did, since p_version; what is there now is
-- read with api.customer) | exists (another person has this name and phone; customer_id: which one)
-- | erased | not_found | invalid_request (short_of: name, phone, mail, language, note).
--
-- No key: whoever asks again for what is there already hears changed, and nothing is written.
-- The spelling of somebody who was merged into this person may become its own.
CREATE OR REPLACE FUNCTION api.change_customer(
    p_customer bigint, p_version bigint, p_name text, p_phone text, p_mail text,
    p_language text DEFAULT NULL, p_note text DEFAULT NULL
) RETURNS TABLE (outcome text, customer_id bigint, version bigint, short_of text)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_name text := btrim(coalesce(normalize(p_name, NFC), ''));
    v_phone text := btrim(coalesce(p_phone, ''));
    v_mail text := btrim(coalesce(p_mail, ''));
    v_language text := nullif(btrim(p_language), '');
    v_note text := btrim(coalesce(normalize(p_note, NFC), ''));
    v_fold text := fold(v_name);
    v_digits text := phone_digits(v_phone);
    v_fields text;
    v_now customers;
BEGIN
    short_of := invalid_person_field(v_name, v_phone, v_mail, v_language, v_note);
    IF short_of IS NOT NULL THEN
        outcome := 'invalid_request';
        RETURN NEXT;
        RETURN;
    END IF;
    PERFORM be_durable();
    v_now := lock_person(p_customer);
    customer_id := v_now.customer_id;
    version := v_now.version;
    v_fields := concat_ws(', ',
        CASE WHEN v_now.name <> v_name THEN 'name' END,
        CASE WHEN v_now.phone <> v_phone THEN 'phone' END,
        CASE WHEN v_now.mail <> v_mail THEN 'mail' END,
        CASE WHEN v_now.language IS DISTINCT FROM v_language THEN 'language' END,
        CASE WHEN v_now.note <> v_note THEN 'note' END);
    outcome := CASE WHEN v_now.customer_id IS NULL THEN 'not_found'
                    WHEN v_now.erased_at IS NOT NULL THEN 'erased'
                    WHEN v_fields = '' THEN 'changed'
                    WHEN v_now.version IS DISTINCT FROM p_version
                      OR v_now.customer_id <> p_customer THEN 'changed_meanwhile' END;
    IF outcome IS NOT NULL THEN
        RETURN NEXT;
        RETURN;
    END IF;
    UPDATE customers o SET name_fold = chr(1) || o.customer_id
     WHERE o.name_fold = v_fold AND o.phone_digits = v_digits AND o.erased_at IS NULL
       AND o.merged_into = v_now.customer_id;
    BEGIN
        UPDATE customers o
           SET name = v_name, name_fold = v_fold, phone = v_phone, phone_digits = v_digits,
               mail = v_mail, language = v_language, note = v_note, version = o.version + 1
         WHERE o.customer_id = v_now.customer_id
        RETURNING o.version INTO version;
    EXCEPTION WHEN unique_violation THEN
        outcome := 'exists';
        customer_id := (SELECT coalesce(o.merged_into, o.customer_id) FROM customers o
                         WHERE o.name_fold = v_fold AND o.phone_digits = v_digits
                           AND o.erased_at IS NULL);
        RETURN NEXT;
        RETURN;
    END;
    PERFORM index_person(v_now.customer_id);
    PERFORM note_person(v_now.customer_id, 'customer_changed', v_fields);
    outcome := 'changed';
    RETURN NEXT;
END $$;
