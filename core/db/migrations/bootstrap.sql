-- Runs first in every migration, as an administrator (superuser, or a CREATEROLE role that owns the
-- database), inside the migrator's transaction. Idempotent.
--
-- Roles belong to the whole cluster, so another database of it may be making them at this moment:
-- a role that appears between the look and the CREATE is as good as one of our own.
DO $$
DECLARE
    v_role text;
BEGIN
    FOREACH v_role IN ARRAY ARRAY['holdfast_owner', 'holdfast_kiosk', 'holdfast_staff',
                                  'holdfast_manager', 'holdfast_worker'] LOOP
        CONTINUE WHEN EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = v_role);
        BEGIN
            EXECUTE format('CREATE ROLE %I NOLOGIN', v_role);
        EXCEPTION WHEN duplicate_object OR unique_violation THEN
            NULL;
        END;
    END LOOP;
END $$;

-- What staff may, a manager may. The administrator becomes a member of the owner to act in its
-- name.
DO $$
DECLARE
    v_grant record;
BEGIN
    FOR v_grant IN
        SELECT * FROM (VALUES ('holdfast_staff', 'holdfast_manager'),
                              ('holdfast_owner', current_user::text)) AS g(granted, member)
    LOOP
        CONTINUE WHEN pg_catalog.pg_has_role(v_grant.member, v_grant.granted, 'MEMBER');
        BEGIN
            EXECUTE format('GRANT %I TO %I', v_grant.granted, v_grant.member);
        EXCEPTION WHEN duplicate_object OR unique_violation THEN
            NULL;
        END;
    END LOOP;
END $$;

CREATE SCHEMA IF NOT EXISTS holdfast AUTHORIZATION holdfast_owner;
CREATE SCHEMA IF NOT EXISTS api AUTHORIZATION holdfast_owner;

-- Without IN SCHEMA on purpose: a default privilege of one schema cannot take away what the global
-- default gives to PUBLIC.
ALTER DEFAULT PRIVILEGES FOR ROLE holdfast_owner REVOKE ALL ON ROUTINES FROM PUBLIC;
ALTER DEFAULT PRIVILEGES FOR ROLE holdfast_owner REVOKE ALL ON TABLES FROM PUBLIC;
ALTER DEFAULT PRIVILEGES FOR ROLE holdfast_owner REVOKE ALL ON SEQUENCES FROM PUBLIC;
ALTER DEFAULT PRIVILEGES FOR ROLE holdfast_owner REVOKE ALL ON TYPES FROM PUBLIC;

-- What has been applied. An api file is recorded again each time its text changes.
CREATE TABLE IF NOT EXISTS holdfast.migrations (
    name       text PRIMARY KEY,
    checksum   text NOT NULL,
    kind       text NOT NULL CHECK (kind IN ('migration', 'api')),
    applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
ALTER TABLE holdfast.migrations OWNER TO holdfast_owner;
