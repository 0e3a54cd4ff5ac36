-- Each kiosk is one login with a kiosk's rights and no other; a removed one cannot log in. A login
-- may change its own settings, which harms itself alone, but then it is not what was enrolled:
-- holdfastctl kiosk renew sets it right.
CREATE OR REPLACE FUNCTION holdfast.doctor_kiosks()
RETURNS TABLE (invariant text, subject text, detail text)
LANGUAGE sql STABLE AS $$
    WITH kiosk AS (
        SELECT k.kiosk_id, k.login, k.removed_at, r.oid, r.rolcanlogin, r.rolconnlimit,
               (SELECT s.setconfig FROM pg_catalog.pg_db_role_setting s
                 WHERE s.setrole = r.oid AND s.setdatabase = 0) AS settings
          FROM holdfast.kiosks k LEFT JOIN pg_catalog.pg_roles r ON r.rolname = k.login)
    SELECT 'a kiosk has a login of its own', 'kiosk ' || kiosk_id, login
      FROM kiosk WHERE removed_at IS NULL AND oid IS NULL
    UNION ALL
    SELECT 'a removed kiosk cannot log in', 'kiosk ' || kiosk_id, login
      FROM kiosk WHERE removed_at IS NOT NULL AND rolcanlogin
    UNION ALL
    SELECT 'a kiosk is a kiosk and nothing else', 'kiosk ' || k.kiosk_id, g.rolname
      FROM kiosk k JOIN pg_catalog.pg_roles g
        ON (g.rolname = 'holdfast_kiosk') <> pg_has_role(k.oid, g.oid, 'MEMBER')
     WHERE k.removed_at IS NULL AND g.oid <> k.oid
    UNION ALL
    SELECT 'a kiosk keeps its limits', 'kiosk ' || k.kiosk_id, l.name
      FROM kiosk k, holdfast.kiosk_limits(false) l
     WHERE k.removed_at IS NULL AND k.oid IS NOT NULL
       AND (l.name || '=' || l.value) <> ALL (coalesce(k.settings, '{}'))
    UNION ALL
    SELECT 'a kiosk keeps its limits', 'kiosk ' || k.kiosk_id, 'connection limit'
      FROM kiosk k WHERE k.removed_at IS NULL AND k.rolconnlimit NOT BETWEEN 0 AND 4
$$;
