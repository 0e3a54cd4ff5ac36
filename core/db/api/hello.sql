-- First call on every connection: which schema this is, what time it is here, and who is asking. A
-- superuser is a member of every role, and by that staff and no kiosk.
CREATE OR REPLACE FUNCTION api.hello() RETURNS TABLE (
    schema_version int, server_us bigint, role_name text, is_kiosk boolean, is_staff boolean,
    is_manager boolean, is_worker boolean
) LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT (SELECT coalesce(max(substring(name FROM '^[0-9]+')::int), 0) FROM migrations
             WHERE kind = 'migration'),
           us(holdfast.now()), session_user::text,
           pg_has_role(session_user, 'holdfast_kiosk', 'MEMBER')
           AND NOT pg_has_role(session_user, 'holdfast_staff', 'MEMBER'),
           pg_has_role(session_user, 'holdfast_staff', 'MEMBER'),
           pg_has_role(session_user, 'holdfast_manager', 'MEMBER'),
           pg_has_role(session_user, 'holdfast_worker', 'MEMBER')
$$;
