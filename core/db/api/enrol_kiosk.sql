-- Enrolment: one login of the server for each kiosk, so that a lost one is shut out alone. All of
-- these run with the rights of an administrator who may make roles, and for nobody else. A password
-- comes here as the verifier that the server keeps, never in words: a statement may be logged.

-- The limits of a kiosk's login. With p_is_strict those that only a superuser may set, which the
-- login itself cannot lift either.
CREATE OR REPLACE FUNCTION holdfast.kiosk_limits(p_is_strict boolean)
RETURNS TABLE (name text, value text)
LANGUAGE sql IMMUTABLE AS $$
    SELECT l.name, l.value
      FROM (VALUES ('statement_timeout', '5s', false), ('lock_timeout', '2s', false),
                   ('idle_in_transaction_session_timeout', '10s', false),
                   ('temp_file_limit', '64MB', true), ('log_min_error_statement', 'panic', true),
                   ('log_parameter_max_length_on_error', '0', true)) AS l(name, value, is_strict)
     WHERE l.is_strict = p_is_strict
$$;

-- Sets the limits; a sentence for each that this administrator may not set.
CREATE OR REPLACE FUNCTION holdfast.limit_kiosk(p_login text) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
    v_notes text[] := '{}';
    v_limit record;
BEGIN
    EXECUTE format('ALTER ROLE %I CONNECTION LIMIT 4', p_login);
    FOR v_limit IN SELECT * FROM holdfast.kiosk_limits(false) LOOP
        EXECUTE format('ALTER ROLE %I SET %I = %L', p_login, v_limit.name, v_limit.value);
    END LOOP;
    FOR v_limit IN SELECT * FROM holdfast.kiosk_limits(true) LOOP
        BEGIN
            EXECUTE format('ALTER ROLE %I SET %I = %L', p_login, v_limit.name, v_limit.value);
        EXCEPTION WHEN insufficient_privilege THEN
            v_notes := v_notes || format('Only a superuser can set %s = %s for %s.',
                                         v_limit.name, v_limit.value, p_login);
        END;
    END LOOP;
    RETURN v_notes;
END $$;

-- Lets the kiosk in with this password and every limit as on the first day; who has an older one is
-- let in no more. notes: what this administrator could not do. Ends
-- no session: end_kiosk_sessions, after the commit. outcome: renewed | not_found
CREATE OR REPLACE FUNCTION holdfast.give_kiosk_password(p_kiosk bigint, p_verifier text)
RETURNS TABLE (outcome text, notes text[])
LANGUAGE plpgsql AS $$
DECLARE
    v_login text := (SELECT k.login FROM holdfast.kiosks k
                      WHERE k.kiosk_id = p_kiosk AND k.removed_at IS NULL);
BEGIN
    IF v_login IS NULL THEN
        outcome := 'not_found';
    ELSIF p_verifier !~ '^SCRAM-SHA-256\$' THEN
        RAISE EXCEPTION 'a password must not come in words' USING ERRCODE = 'invalid_password';
    ELSE
        -- A restored copy may stand on a server that has never seen this login.
        IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = v_login) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN IN ROLE holdfast_kiosk', v_login);
        END IF;
        EXECUTE format('ALTER ROLE %I RESET ALL', v_login);
        notes := holdfast.limit_kiosk(v_login) || holdfast.deny_kiosks();
        IF (SELECT rolcanlogin FROM pg_catalog.pg_roles WHERE rolname = v_login) THEN
            PERFORM holdfast.note_kiosk(p_kiosk, 'renewed', NULL, NULL);
        END IF;
        EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L', v_login, p_verifier);
        outcome := 'renewed';
    END IF;
    RETURN NEXT;
END $$;

-- Makes the kiosk and its login.
--
-- outcome: enrolled | exists | invalid_name | not_found (no such site; NULL: the first). exists
-- carries the kiosk of this name.
CREATE OR REPLACE FUNCTION holdfast.enrol_kiosk(p_site bigint, p_name text, p_verifier text)
RETURNS TABLE (outcome text, kiosk_id bigint, login text, notes text[])
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    v_name text := btrim(normalize(coalesce(p_name, ''), NFC));
    v_site bigint := (SELECT min(s.site_id) FROM holdfast.sites s
                       WHERE p_site IS NULL OR s.site_id = p_site);
BEGIN
    IF char_length(v_name) NOT BETWEEN 1 AND 60 OR v_name ~ '[[:cntrl:]]' THEN
        outcome := 'invalid_name';
    ELSIF v_site IS NULL THEN
        outcome := 'not_found';
    ELSE
        -- Roles belong to the whole server, where another database may have a kiosk of this number.
        login := 'holdfast_kiosk_' || left(md5(gen_random_uuid()::text), 12);
        INSERT INTO holdfast.kiosks AS k (site_id, name, login, enrolled_at)
        VALUES (v_site, v_name, login, holdfast.now())
            ON CONFLICT (site_id, name) WHERE removed_at IS NULL DO NOTHING
            RETURNING k.kiosk_id INTO kiosk_id;
        IF NOT FOUND THEN
            outcome := 'exists';
            SELECT k.kiosk_id, k.login INTO kiosk_id, login FROM holdfast.kiosks k
             WHERE k.site_id = v_site AND k.name = v_name AND k.removed_at IS NULL;
        ELSE
            EXECUTE format('CREATE ROLE %I NOLOGIN IN ROLE holdfast_kiosk', login);
            PERFORM holdfast.note_kiosk(kiosk_id, 'enrolled', NULL, NULL);
            notes := (SELECT g.notes FROM holdfast.give_kiosk_password(kiosk_id, p_verifier) AS g);
            outcome := 'enrolled';
        END IF;
    END IF;
    RETURN NEXT;
END $$;

-- Shuts a kiosk out for good; its name may be given again. outcome: removed | not_found
CREATE OR REPLACE FUNCTION holdfast.remove_kiosk(p_kiosk bigint) RETURNS TABLE (outcome text)
LANGUAGE plpgsql AS $$
DECLARE
    v_login text;
BEGIN
    UPDATE holdfast.kiosks k
       SET removed_at = holdfast.now(), help_asked_at = NULL, help_hold_id = NULL
     WHERE k.kiosk_id = p_kiosk AND k.removed_at IS NULL
    RETURNING k.login INTO v_login;
    IF NOT FOUND THEN
        outcome := 'not_found';
    ELSE
        IF EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = v_login) THEN
            EXECUTE format('ALTER ROLE %I NOLOGIN PASSWORD NULL', v_login);
        END IF;
        PERFORM holdfast.note_kiosk(p_kiosk, 'removed', NULL, NULL);
        outcome := 'removed';
    END IF;
    RETURN NEXT;
END $$;

-- Ends what is connected as the kiosk's login; how many. After the commit of what shut it out, or
-- it would come back at once. NULL: this administrator may end no session.
CREATE OR REPLACE FUNCTION holdfast.end_kiosk_sessions(p_kiosk bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
    RETURN (SELECT count(*) FILTER (WHERE pg_catalog.pg_terminate_backend(a.pid))
              FROM pg_catalog.pg_stat_activity a JOIN holdfast.kiosks k ON k.login = a.usename
             WHERE k.kiosk_id = p_kiosk);
EXCEPTION WHEN insufficient_privilege THEN
    RETURN NULL;
END $$;
