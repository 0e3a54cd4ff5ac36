-- The short code of a hold: eight letters and digits without 0 O 1 I L, for people to read aloud
-- and to type. It is the number of the hold, enciphered with a secret of this database: a Feistel
-- network over two halves of 31^4 each, so that every number has one code and every code one
-- number. Nothing is stored and nothing is looked up for it, which a booking would pay for.
--
-- Codes do not follow each other and tell nothing about how many there are; guessing one hits a
-- hold with a chance of holds / 31^8.

-- 31^4 = 923521. The round function: four bytes of a hash, as a number below that. Bodies of one
-- expression, so that callers inline them: a list shows a code in each row.
CREATE OR REPLACE FUNCTION holdfast.code_round(p_secret bytea, p_half bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
    SELECT ('x' || left(encode(sha256(p_secret || int8send(p_half)), 'hex'), 8))::bit(32)::bigint
           % 923521
$$;

CREATE OR REPLACE FUNCTION holdfast.code_letter(p_digit bigint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
    SELECT substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', (p_digit % 31)::int + 1, 1)
$$;

CREATE OR REPLACE FUNCTION holdfast.code_of(p_hold bigint) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_secret bytea := (SELECT value FROM holdfast.secrets WHERE name = 'hold_code');
    v_left bigint := p_hold / 923521;
    v_right bigint := p_hold % 923521;
    v_next bigint;
BEGIN
    IF (p_hold BETWEEN 1 AND 852891037440) IS NOT TRUE THEN
        RETURN NULL;
    END IF;
    FOR round IN 1 .. 8 LOOP
        v_next := (v_left + holdfast.code_round(set_byte(v_secret, 0, round), v_right)) % 923521;
        v_left := v_right;
        v_right := v_next;
    END LOOP;
    RETURN holdfast.code_letter(v_left / 29791) || holdfast.code_letter(v_left / 961)
           || holdfast.code_letter(v_left / 31) || holdfast.code_letter(v_left)
           || holdfast.code_letter(v_right / 29791) || holdfast.code_letter(v_right / 961)
           || holdfast.code_letter(v_right / 31) || holdfast.code_letter(v_right);
END $$;

-- The number behind a code as people type or paste it: in any case, with blanks and dashes of any
-- kind anywhere. NULL for what cannot be a code. Whether there is such a hold is for the caller to
-- see.
CREATE OR REPLACE FUNCTION holdfast.hold_of_code(p_code text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_gaps constant text := '[\s\u00A0\u2000-\u2015\u202F\u2060\uFEFF-]';
    v_code text := upper(regexp_replace(p_code, v_gaps, '', 'g'));
    v_secret bytea := (SELECT value FROM holdfast.secrets WHERE name = 'hold_code');
    v_number bigint := 0;
    v_left bigint;
    v_right bigint;
    v_next bigint;
BEGIN
    IF v_code !~ '^[2-9A-HJKMNP-Z]{8}$' THEN
        RETURN NULL;
    END IF;
    FOR place IN 1 .. 8 LOOP
        v_number := v_number * 31
                    + strpos('23456789ABCDEFGHJKMNPQRSTUVWXYZ', substr(v_code, place, 1)) - 1;
    END LOOP;
    v_left := v_number / 923521;
    v_right := v_number % 923521;
    FOR round IN REVERSE 8 .. 1 LOOP
        v_next := v_left;
        v_left := (v_right - holdfast.code_round(set_byte(v_secret, 0, round), v_left) + 923521)
                  % 923521;
        v_right := v_next;
    END LOOP;
    RETURN v_left * 923521 + v_right;
END $$;

-- What the QR of a ticket holds: the code, and 128 bits that only this database can make for it.
-- No personal data. Hashed twice, so that nobody can lengthen it.
CREATE OR REPLACE FUNCTION holdfast.token_of(p_hold bigint) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT 'HF' || holdfast.code_of(p_hold) || upper(encode(substr(
               sha256(s.value || sha256(s.value || convert_to(p_hold::text, 'UTF8'))), 1, 16),
               'hex'))
      FROM holdfast.secrets s WHERE s.name = 'hold_token'
$$;

-- The hold of a token; NULL when it is not one of ours.
CREATE OR REPLACE FUNCTION holdfast.hold_of_token(p_token text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_token text := upper(btrim(p_token));
    v_hold bigint := holdfast.hold_of_code(substr(v_token, 3, 8));
BEGIN
    RETURN CASE WHEN v_token = holdfast.token_of(v_hold) THEN v_hold END;
END $$;

-- The hold that a person at the desk means: by its code, or by the token of a ticket. NULL: none.
DROP FUNCTION IF EXISTS api.hold_of_code(text);
CREATE OR REPLACE FUNCTION api.hold_of_code(p_text text) RETURNS TABLE (hold_id bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT h.hold_id FROM holds h
     WHERE h.hold_id = coalesce(hold_of_code(p_text), hold_of_token(p_text))
       AND h.request_hash <> ''
$$;
