-- The booking that a visitor means by a code or the token of a ticket, and the limit on guessing:
-- ten wrong codes of one login in ten minutes, and for the rest of that time no code is looked up.
-- A token has 128 bits that cannot be guessed: a right one is always taken.

-- outcome: NULL when hold_id is the hold; else not_found, or locked with the seconds to wait. What
-- is wrong is counted, so the caller commits; who stops for the limit is not counted again.
CREATE OR REPLACE FUNCTION holdfast.visitor_hold(
    p_text text, OUT hold_id bigint, OUT outcome text, OUT seconds_left bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    v_locked bigint;
BEGIN
    visitor_hold.hold_id := holdfast.hold_of_site(holdfast.hold_of_token(left(p_text, 200)));
    IF visitor_hold.hold_id IS NOT NULL THEN
        RETURN;
    END IF;
    v_locked := holdfast.codes_locked();
    IF v_locked IS NOT NULL THEN
        outcome := 'locked';
        seconds_left := v_locked;
        RETURN;
    END IF;
    visitor_hold.hold_id := holdfast.hold_of_site(holdfast.hold_of_code(left(p_text, 200)));
    IF visitor_hold.hold_id IS NULL THEN
        outcome := 'not_found';
        PERFORM holdfast.note_wrong_code();
    END IF;
END $$;

-- The hold if it is a booking that the caller may look up: to a kiosk, of its own site alone.
CREATE OR REPLACE FUNCTION holdfast.hold_of_site(p_hold bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
    SELECT h.hold_id FROM holdfast.holds h
     WHERE h.hold_id = p_hold AND h.request_hash <> ''
       AND h.site_id = coalesce((SELECT k.site_id FROM holdfast.kiosks k
                                  WHERE k.login = session_user), h.site_id)
$$;

-- How many seconds this login must wait until a code is looked up again; NULL: none. Attempts of
-- one login queue from here to the end of the transaction, so that many at once are no more.
CREATE OR REPLACE FUNCTION holdfast.codes_locked() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    v_limit constant int := 10;
    v_tenth timestamptz;
    v_now timestamptz;
BEGIN
    PERFORM pg_advisory_xact_lock(2, hashtext(session_user));
    v_now := holdfast.now();
    SELECT w.at INTO v_tenth FROM holdfast.wrong_codes w
     WHERE w.actor = session_user AND w.at > v_now - holdfast.wrong_codes_window()
     ORDER BY w.at DESC OFFSET v_limit - 1 LIMIT 1;
    RETURN ceil(date_part('epoch', v_tenth + holdfast.wrong_codes_window() - v_now))::bigint;
END $$;

CREATE OR REPLACE FUNCTION holdfast.wrong_codes_window() RETURNS interval
LANGUAGE sql IMMUTABLE AS $$ SELECT interval '10 minutes' $$;

-- Counts one, and forgets those that count no more. The caller commits.
CREATE OR REPLACE FUNCTION holdfast.note_wrong_code() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    DELETE FROM holdfast.wrong_codes w
     WHERE w.actor = session_user AND w.at <= v_now - holdfast.wrong_codes_window();
    INSERT INTO holdfast.wrong_codes (at) VALUES (v_now);
END $$;

-- Lets a login try codes again at once. outcome: unlocked | nothing_locked
CREATE OR REPLACE FUNCTION api.unlock_codes(p_login text) RETURNS TABLE (outcome text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s' AS $$
BEGIN
    PERFORM be_durable();
    DELETE FROM wrong_codes w WHERE w.actor = p_login;
    outcome := CASE WHEN FOUND THEN 'unlocked' ELSE 'nothing_locked' END;
    RETURN NEXT;
END $$;

-- The answer to the key of a visitor's command that is known; outcome is NULL when it is not. As
-- known_change.
CREATE OR REPLACE FUNCTION holdfast.known_visitor_change(
    p_key uuid, p_hash bytea, p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_change holdfast.visitor_changes;
    v_hold holdfast.holds;
BEGIN
    SELECT * INTO v_change FROM holdfast.visitor_changes WHERE idempotency_key = p_key;
    IF NOT FOUND AND NOT EXISTS (SELECT FROM holdfast.entry_keys WHERE idempotency_key = p_key) THEN
        RETURN NULL;
    ELSIF v_change.hold_id IS NULL OR v_change.request_hash <> p_hash
       OR v_change.actor <> session_user THEN
        RETURN holdfast.short_answer('idempotency_key_reuse', NULL);
    END IF;
    SELECT * INTO v_hold FROM holdfast.holds WHERE hold_id = v_change.hold_id;
    RETURN holdfast.hold_answer('replayed', v_hold, p_now);
END $$;

-- Keeps a visitor's command and takes its key; as keep_change.
CREATE OR REPLACE FUNCTION holdfast.keep_visitor_change(
    p_key uuid, p_hash bytea, p_hold bigint, p_kind holdfast.visitor_change_kind, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF NOT holdfast.take_entry_key(p_key) THEN
        RAISE serialization_failure USING MESSAGE = 'the key is being used by another command';
    END IF;
    INSERT INTO holdfast.visitor_changes (idempotency_key, request_hash, hold_id, kind, at)
        VALUES (p_key, p_hash, p_hold, p_kind, p_now);
END $$;
