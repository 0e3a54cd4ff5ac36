-- The customer of this name and phone: the one that is known (same folded name, same digits; or
-- whoever that was merged into), else a new one. Two callers that name the same person at once meet
-- at the unique index. The row is locked against erasure until the caller commits.
CREATE OR REPLACE FUNCTION holdfast.save_customer(
    p_site bigint, p_name text, p_phone text, p_mail text,
    OUT customer_id bigint, OUT is_new boolean
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    v_name text := btrim(coalesce(normalize(p_name, NFC), ''));
    v_phone text := btrim(coalesce(p_phone, ''));
    v_fold text := holdfast.fold(v_name);
    v_digits text := holdfast.phone_digits(v_phone);
BEGIN
    -- Again when the one that was there has been erased before we could lock it.
    FOR attempt IN 1 .. 10 LOOP
        INSERT INTO holdfast.customers AS c (site_id, name, name_fold, phone, phone_digits, mail)
            VALUES (p_site, v_name, v_fold, v_phone, v_digits, btrim(coalesce(p_mail, '')))
            ON CONFLICT (name_fold, phone_digits) WHERE erased_at IS NULL DO NOTHING
            RETURNING c.customer_id INTO customer_id;
        is_new := FOUND;
        IF is_new THEN
            PERFORM holdfast.index_person(save_customer.customer_id);
            PERFORM holdfast.note_person(save_customer.customer_id, 'customer_changed', 'added');
            RETURN;
        END IF;
        SELECT coalesce(c.merged_into, c.customer_id) INTO customer_id FROM holdfast.customers c
         WHERE c.name_fold = v_fold AND c.phone_digits = v_digits AND c.erased_at IS NULL
           FOR KEY SHARE;
        IF FOUND THEN
            RETURN;
        END IF;
    END LOOP;
    RAISE serialization_failure USING MESSAGE = 'this customer is being erased again and again';
END $$;
