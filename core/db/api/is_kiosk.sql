-- Who is not known as staff or worker is treated as a kiosk: own holds only, no names. By
-- session_user, which no client can change, and not by a setting, which any client can.
CREATE OR REPLACE FUNCTION holdfast.is_kiosk() RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT NOT (pg_catalog.pg_has_role(session_user, 'holdfast_staff', 'MEMBER')
                OR pg_catalog.pg_has_role(session_user, 'holdfast_worker', 'MEMBER'))
$$;
