-- Which scripts made this schema, for the program that asks whether it fits. No secret: names and
-- checksums of files that everybody has.
CREATE OR REPLACE FUNCTION api.applied_scripts() RETURNS TABLE (
    name text, checksum text, kind text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT m.name, m.checksum, m.kind FROM migrations m ORDER BY m.name
$$;
