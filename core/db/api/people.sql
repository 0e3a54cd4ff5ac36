-- Every customer that was ever written down, as the person that it stands for today: readers of
-- holds and wallets join named_id and follow a merge by that.
CREATE OR REPLACE VIEW holdfast.people AS
    SELECT c.customer_id AS named_id, p.customer_id, p.name, p.name_fold, p.phone, p.mail,
           p.language, p.erased_at
      FROM holdfast.customers c
      JOIN holdfast.customers p ON p.customer_id = coalesce(c.merged_into, c.customer_id);

-- The person that an id stands for today; NULL when there is none. plpgsql, whose plans outlive the
-- transaction: a SQL function that is not inlined is planned in each.
CREATE OR REPLACE FUNCTION holdfast.person_of(p_customer bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT coalesce(c.merged_into, c.customer_id) FROM holdfast.customers c
             WHERE c.customer_id = p_customer);
END $$;

-- The ids that stand for a person today, its own among them.
CREATE OR REPLACE FUNCTION holdfast.names_of(p_person bigint) RETURNS bigint[]
LANGUAGE sql STABLE AS $$
    SELECT ARRAY(SELECT p_person UNION ALL
                 SELECT c.customer_id FROM holdfast.customers c WHERE c.merged_into = p_person)
$$;

-- Locks the person that an id stands for and answers the row; all NULL when there is none. Whoever
-- was merged while we waited is followed. A row that is merged is locked by nobody but a merge.
CREATE OR REPLACE FUNCTION holdfast.lock_person(p_customer bigint) RETURNS holdfast.customers
LANGUAGE plpgsql AS $$
DECLARE
    v_person holdfast.customers;
    v_id bigint;
BEGIN
    LOOP
        v_id := holdfast.person_of(p_customer);
        SELECT * INTO v_person FROM holdfast.customers c
         WHERE c.customer_id = v_id FOR NO KEY UPDATE;
        EXIT WHEN NOT FOUND OR v_person.merged_into IS NULL;
    END LOOP;
    RETURN v_person;
END $$;

-- Writes anew what a person is found by: the words of every name and the ends of every phone number
-- that stand for the person today. None for an erased one.
CREATE OR REPLACE FUNCTION holdfast.index_person(p_person bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_names bigint[] := holdfast.names_of(p_person);
BEGIN
    DELETE FROM holdfast.customer_words WHERE customer_id = ANY (v_names);
    DELETE FROM holdfast.customer_phone_tails WHERE customer_id = ANY (v_names);
    INSERT INTO holdfast.customer_words (word, customer_id)
        SELECT DISTINCT left(word, 60), p_person
          FROM holdfast.customers c, unnest(holdfast.fold_words(c.name)) AS word
         WHERE c.customer_id = ANY (v_names) AND c.erased_at IS NULL;
    INSERT INTO holdfast.customer_phone_tails (tail, customer_id)
        SELECT DISTINCT substr(d.digits, begins), p_person
          FROM holdfast.customers c,
               LATERAL (SELECT holdfast.phone_digits(c.phone) AS digits) AS d,
               LATERAL generate_series(1, length(d.digits) - 2) AS begins
         WHERE c.customer_id = ANY (v_names) AND c.erased_at IS NULL;
END $$;

-- The journal row of a change of a person. p_note names fields, never what is in them: the journal
-- is kept when a person is erased.
CREATE OR REPLACE FUNCTION holdfast.note_person(
    p_person bigint, p_event text, p_note text
) RETURNS void LANGUAGE sql AS $$
    INSERT INTO holdfast.journal (at, event, site_id, customer_id, free_change, balance_change,
                                  note)
        SELECT holdfast.now(), p_event::holdfast.journal_event, c.site_id, p_person, 0, 0, p_note
          FROM holdfast.customers c WHERE c.customer_id = p_person
$$;

-- The field of a person that cannot be right; NULL when all can. Lengths are those of the columns.
CREATE OR REPLACE FUNCTION holdfast.invalid_person_field(
    p_name text, p_phone text, p_mail text, p_language text, p_note text
) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
        WHEN char_length(normalize(p_name, NFC)) > 120 THEN 'name'
        WHEN char_length(p_phone) > 40
          OR (btrim(p_phone) <> '' AND p_phone !~ '[0-9]') THEN 'phone'
        WHEN char_length(p_mail) > 254
          OR (btrim(p_mail) <> '' AND btrim(p_mail) !~ '^[^@\s]+@[^@\s]+$') THEN 'mail'
        WHEN p_language <> '' AND p_language !~ '^[a-z]{2,3}$' THEN 'language'
        WHEN char_length(p_note) > 1000 THEN 'note'
        WHEN holdfast.fold(coalesce(p_name, '')) = ''
         AND holdfast.phone_digits(coalesce(p_phone, '')) = '' THEN 'name'
    END
$$;
