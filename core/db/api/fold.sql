-- What names are compared by: lower case, without accents, one space between words. By ICU, so that
-- the locale of the database does not matter. Letters that no accent can be taken from are listed.
CREATE OR REPLACE FUNCTION holdfast.fold(p_text text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(
        translate(
            replace(regexp_replace(normalize(lower(p_text COLLATE "und-x-icu"), NFKD),
                                   U&'[\0300-\036F\200B-\200F\2060\FEFF]', '', 'g'), 'ß', 'ss'),
            'łđøħıŧ’‘', 'ldohit'''''),
        '\s+', ' ', 'g')) COLLATE "C"
$$;

-- The words of a text, each once: runs of letters and digits of the folded text.
CREATE OR REPLACE FUNCTION holdfast.fold_words(p_text text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT w COLLATE "C"), '{}')
      FROM regexp_split_to_table(holdfast.fold(p_text) COLLATE "und-x-icu", '[^[:alnum:]]+') AS w
     WHERE w <> ''
$$;

-- The digits of a phone number; an international prefix of 00 is the same as a plus.
CREATE OR REPLACE FUNCTION holdfast.phone_digits(p_phone text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(regexp_replace(p_phone, '[^0-9]', '', 'g'), '^00', '') COLLATE "C"
$$;
