-- Takes from kiosks what PostgreSQL gives to everybody: functions and tables of the system
-- catalogues, languages, other databases. Whoever PUBLIC gave it to gets it by name instead, but
-- for kiosks. In this database alone; a shared server's other databases are left as they are. Done
-- when a kiosk is enrolled, so that a database without kiosks stays as PostgreSQL makes it. Again
-- changes nothing. Functions of a later version of PostgreSQL are denied when a kiosk is enrolled
-- or renewed there.
--
-- With the rights of who enrols, who must be a superuser: what the server owns, nobody else can
-- take away. Answers one sentence for each line that could not be done. For nobody else to call.
CREATE OR REPLACE FUNCTION holdfast.deny_kiosks() RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
    v_heirs text := 'holdfast_owner, holdfast_staff, holdfast_manager, holdfast_worker, '
                    'pg_database_owner, pg_monitor, pg_read_all_data';
    v_line record;
BEGIN
    IF NOT (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN
        RETURN ARRAY['Only a superuser can take functions and tables of PostgreSQL itself from'
                     ' kiosks: this was left out. A kiosk sees nothing of Holdfast by them, but it'
                     ' can keep the server busy.'];
    END IF;
    FOR v_line IN
        SELECT 'EXECUTE ON ROUTINE ' || p.oid::regprocedure AS what
          FROM pg_catalog.pg_proc p
         WHERE p.pronamespace IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
           AND EXISTS (SELECT FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
                        WHERE a.grantee = 0)
         UNION ALL
        SELECT 'SELECT ON TABLE ' || c.oid::regclass
          FROM pg_catalog.pg_class c
         WHERE c.relnamespace IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
           AND c.relkind IN ('r', 'v')
           AND EXISTS (SELECT FROM aclexplode(c.relacl) a
                        WHERE a.grantee = 0 AND a.privilege_type = 'SELECT')
         UNION ALL
        SELECT format('USAGE ON LANGUAGE %I', l.lanname)
          FROM pg_catalog.pg_language l
         WHERE l.lanpltrusted
           AND EXISTS (SELECT FROM aclexplode(coalesce(l.lanacl, acldefault('l', l.lanowner))) a
                        WHERE a.grantee = 0)
    LOOP
        EXECUTE 'GRANT ' || v_line.what || ' TO ' || v_heirs;
        EXECUTE 'REVOKE ' || v_line.what || ' FROM PUBLIC';
    END LOOP;
    REVOKE UPDATE ON pg_catalog.pg_settings FROM PUBLIC;
    REVOKE ALL ON SCHEMA public FROM PUBLIC;
    EXECUTE 'GRANT USAGE ON SCHEMA public TO ' || v_heirs;

    -- As harden.sql does; a copy of a database has lost it.
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO holdfast_kiosk, holdfast_staff,'
                   ' holdfast_manager, holdfast_worker', current_database());

    -- What a procedure of api, which runs with the rights of its caller, and libpq need.
    GRANT EXECUTE ON FUNCTION pg_catalog.current_setting(text),
        pg_catalog.set_config(text, text, boolean), pg_catalog.texteq(text, text),
        pg_catalog.textne(text, text), pg_catalog.int8(integer), pg_catalog.version()
        TO holdfast_kiosk;
    RETURN '{}';
END $$;

-- Closes the databases that a private server has by itself to its logins. On a shared server they
-- are other people's: its administrator decides, so this is called for a private one alone.
CREATE OR REPLACE FUNCTION holdfast.close_own_databases() RETURNS void
LANGUAGE sql AS $$
    REVOKE CONNECT, TEMPORARY ON DATABASE postgres, template1 FROM PUBLIC
$$;
