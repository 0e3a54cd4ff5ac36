-- The decision of erase_customer. The row is locked against whoever is placing a hold for this
-- person: either that hold is written first and its note emptied here, or it finds nobody. That
-- needs READ COMMITTED, for nothing that such a hold changes would tell another snapshot of it.
CREATE OR REPLACE FUNCTION holdfast.erase_customer_tx(
    p_customer bigint, p_reason text, OUT outcome text, OUT short_of text
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_reason text := tidy(p_reason);
    v_person customers;
    v_names bigint[];
BEGIN
    IF v_reason IS NULL OR char_length(v_reason) > 400 THEN
        outcome := 'invalid_request';
        short_of := 'reason';
        RETURN;
    END IF;
    PERFORM be_durable();
    v_person := lock_person(p_customer);
    IF v_person.customer_id IS NULL THEN
        outcome := 'not_found';
        RETURN;
    END IF;
    outcome := 'erased';
    IF v_person.erased_at IS NULL THEN
        v_names := names_of(v_person.customer_id);
        PERFORM FROM customers WHERE customer_id = ANY (v_names) ORDER BY customer_id FOR UPDATE;
        UPDATE customers
           SET name = '', name_fold = '', phone = '', phone_digits = '', mail = '', language = NULL,
               note = '', erased_at = holdfast.now(), version = version + 1
         WHERE customer_id = ANY (v_names);
        PERFORM index_person(v_person.customer_id);
        UPDATE holds SET note = NULL, cancel_reason = NULL
         WHERE customer_id = ANY (v_names) AND (note IS NOT NULL OR cancel_reason IS NOT NULL);
        PERFORM forget_waits(v_names);
        PERFORM note_person(v_person.customer_id, 'customer_erased', v_reason);
    END IF;
END $$;

-- Empties what is personal about a person and about everybody who was merged into it: name, phone,
-- mail, language, note, words and ends of numbers, and the free texts of its holds; it waits for no
-- slot any more. Rows, money and counts stay. outcome: erased (again is erased again: it has no
-- key) | not_found | invalid_request (short_of: reason, which must be given). Ask outside a
-- transaction block.
CREATE OR REPLACE PROCEDURE api.erase_customer(
    p_customer bigint, p_reason text,
    INOUT outcome text DEFAULT NULL, INOUT short_of text DEFAULT NULL
) LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        ROLLBACK;
        SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    END IF;
    SELECT e.outcome, e.short_of INTO outcome, short_of
      FROM holdfast.erase_customer_tx(p_customer, p_reason) e;
END $$;
