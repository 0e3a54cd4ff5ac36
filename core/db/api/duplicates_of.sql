-- Whether two words differ by one letter: another one in its place, one more, or two neighbours
-- that have changed places. Not two that are equal.
CREATE OR REPLACE FUNCTION holdfast.is_one_letter_off(p_one text, p_other text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    v_at int := 1;
BEGIN
    IF p_one = p_other OR abs(length(p_one) - length(p_other)) > 1 THEN
        RETURN false;
    END IF;
    WHILE substr(p_one, v_at, 1) = substr(p_other, v_at, 1) AND v_at <= length(p_one) LOOP
        v_at := v_at + 1;
    END LOOP;
    RETURN substr(p_one, v_at + 1) = substr(p_other, v_at + 1)
        OR substr(p_one, v_at) = substr(p_other, v_at + 1)
        OR substr(p_one, v_at + 1) = substr(p_other, v_at)
        OR (substr(p_one, v_at, 1) = substr(p_other, v_at + 1, 1)
            AND substr(p_one, v_at + 1, 1) = substr(p_other, v_at, 1)
            AND substr(p_one, v_at + 2) = substr(p_other, v_at + 2));
END $$;

-- Whether two names, as words, are the same words in whatever order, or but for one letter. A word
-- of fewer than four letters is too short for that: Jan and Jana are two people.
CREATE OR REPLACE FUNCTION holdfast.is_similar_name(p_one text[], p_other text[]) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
    SELECT cardinality(p_one) = cardinality(p_other) AND cardinality(p_one) > 0
       AND CASE (SELECT count(*) FROM unnest(p_one) AS w WHERE w <> ALL (p_other))
           WHEN 0 THEN true
           WHEN 1 THEN (SELECT length(a.w) >= 4 AND length(b.w) >= 4
                               AND holdfast.is_one_letter_off(a.w, b.w)
                          FROM unnest(p_one) AS a(w), unnest(p_other) AS b(w)
                         WHERE a.w <> ALL (p_other) AND b.w <> ALL (p_one))
           ELSE false END
$$;

-- People who may be the one with this name, phone and mail, at most p_limit, without p_not itself;
-- reason, the strongest first: phone (the same last nine digits, or all of them when there are
-- fewer) | mail | name. Candidates for a name share a word with it, or the first half of one; of
-- each word at most 2,000 are looked at. It only proposes: the same phone may belong to a family,
-- and the same name to two people.
CREATE OR REPLACE FUNCTION holdfast.likely_same(
    p_name text, p_phone text, p_mail text, p_not bigint, p_limit int
) RETURNS TABLE (customer_id bigint, name text, phone text, mail text, reason text)
LANGUAGE plpgsql STABLE SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
    v_words text[] := fold_words(coalesce(p_name, ''));
    v_digits text := phone_digits(coalesce(p_phone, ''));
    v_mail text := lower(btrim(coalesce(p_mail, '')) COLLATE "C");
BEGIN
    RETURN QUERY
    WITH same AS (
        SELECT t.customer_id, 1 AS rank
          FROM customer_phone_tails t
         WHERE t.tail = right(v_digits, 9) AND length(v_digits) >= 6
        UNION ALL
        SELECT c.customer_id, 2 FROM customers c
         WHERE lower(c.mail COLLATE "C") = v_mail AND c.mail <> '' AND v_mail <> ''
        UNION ALL
        SELECT f.customer_id, 3
          FROM (SELECT DISTINCT n.customer_id FROM unnest(v_words) AS w(word)
                 CROSS JOIN LATERAL (
                     (SELECT m.customer_id FROM customer_words m WHERE m.word = w.word LIMIT 2000)
                     UNION ALL
                     (SELECT m.customer_id FROM customer_words m
                       WHERE length(w.word) >= 4
                         AND m.word >= left(w.word, (length(w.word) + 1) / 2)
                         AND m.word < left(w.word, (length(w.word) + 1) / 2) || chr(1114111)
                       LIMIT 2000)) AS n) AS f
          JOIN customers c ON c.customer_id = f.customer_id
         WHERE c.customer_id IS DISTINCT FROM p_not
           AND is_similar_name(v_words, fold_words(c.name))),
    best AS (SELECT s.customer_id, min(s.rank) AS rank FROM same s GROUP BY s.customer_id)
    SELECT c.customer_id, c.name, c.phone, c.mail,
           (ARRAY['phone', 'mail', 'name'])[b.rank]
      FROM best b JOIN customers c ON c.customer_id = b.customer_id
     WHERE c.customer_id IS DISTINCT FROM p_not AND c.merged_into IS NULL AND c.erased_at IS NULL
     ORDER BY b.rank, c.name_fold, c.customer_id
     LIMIT least(greatest(coalesce(p_limit, 5), 0), 100);
END $$;

-- People who may be the same as this one; see likely_same. None for an erased one.
CREATE OR REPLACE FUNCTION api.duplicates_of(p_customer bigint, p_limit int DEFAULT 5)
RETURNS TABLE (customer_id bigint, name text, phone text, mail text, reason text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
#variable_conflict use_column
DECLARE
    v_me customers;
BEGIN
    SELECT * INTO v_me FROM customers c
     WHERE c.customer_id = person_of(p_customer) AND c.erased_at IS NULL;
    IF FOUND THEN
        RETURN QUERY SELECT s.customer_id, s.name, s.phone, s.mail, s.reason
          FROM likely_same(v_me.name, v_me.phone, v_me.mail, v_me.customer_id, p_limit) AS s;
    END IF;
END $$;

-- People who may be the one that is being typed and is not written down yet; see likely_same.
CREATE OR REPLACE FUNCTION api.people_like(
    p_name text, p_phone text, p_mail text, p_limit int DEFAULT 5
) RETURNS TABLE (customer_id bigint, name text, phone text, mail text, reason text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT s.customer_id, s.name, s.phone, s.mail, s.reason
      FROM likely_same(p_name, p_phone, p_mail, NULL, p_limit) AS s
$$;
