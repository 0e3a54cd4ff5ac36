-- At most p_limit people, by name: every word of p_text begins a word of the name, case and accents
-- ignored; or p_text is digits (three or more) that stand in the phone number. Erased and merged
-- ones are not found: words and ends of a merged one belong to whoever it became.
--
-- A word is a range of the primary key of customer_words. The longest word is looked up, at most
-- 5,000 rows of it, and the others are tried on what it found. Digits are a range of
-- customer_phone_tails in the same way, so a search that nearly everybody fits stays short.
CREATE OR REPLACE FUNCTION holdfast.found_people(p_text text, p_limit int)
RETURNS TABLE (place bigint, customer_id bigint, name text, phone text, mail text)
LANGUAGE plpgsql STABLE
SET search_path = holdfast, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off
SET enable_mergejoin = off SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0 AS $$
#variable_conflict use_column
DECLARE
    v_words text[] := fold_words(p_text);
    v_digits text := phone_digits(p_text);      -- 0042: 00 for abroad, unless little is left
    v_raw text := regexp_replace(p_text, '[^0-9]', '', 'g');
    v_limit int := least(greatest(p_limit, 0), 1000);
    v_longest text := (SELECT w FROM unnest(v_words) AS w ORDER BY length(w) DESC LIMIT 1);
BEGIN
    IF length(v_digits) < 3 THEN
        v_digits := v_raw;
    END IF;
    IF length(v_digits) >= 3 AND p_text ~ '^[-+0-9 ()/.]+$' THEN
        RETURN QUERY
        WITH found AS MATERIALIZED (
            SELECT DISTINCT t.customer_id
              FROM (SELECT m.customer_id FROM customer_phone_tails m
                     WHERE m.tail >= v_digits AND m.tail < v_digits || ':'
                     ORDER BY m.tail LIMIT 5000) AS t)
        SELECT row_number() OVER (ORDER BY c.name_fold, c.customer_id), c.customer_id, c.name,
               c.phone, c.mail
          FROM found f JOIN customers c ON c.customer_id = f.customer_id
         WHERE c.erased_at IS NULL
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
        SELECT row_number() OVER (ORDER BY c.name_fold, c.customer_id), c.customer_id, c.name,
               c.phone, c.mail
          FROM found f JOIN customers c ON c.customer_id = f.customer_id
         WHERE c.erased_at IS NULL
         ORDER BY c.name_fold, c.customer_id LIMIT v_limit;
    END IF;
END $$;
