-- Makes the clock of a test database movable: holdfast.now() becomes the real time plus the shift
-- in holdfast.test_clock, for every session at once. Run as an administrator. Refuses a database
-- whose name does not begin with holdfast_test; doctor accepts another clock in such a database
-- alone.
--     UPDATE holdfast.test_clock SET shift = interval '1 hour';
DO $$
BEGIN
    IF current_database() NOT LIKE 'holdfast\_test%' THEN
        RAISE EXCEPTION 'the clock of database % must not be moved', current_database();
    END IF;
END $$;

SET ROLE holdfast_owner;

CREATE TABLE IF NOT EXISTS holdfast.test_clock (shift interval NOT NULL);
INSERT INTO holdfast.test_clock
    SELECT interval '0' WHERE NOT EXISTS (SELECT FROM holdfast.test_clock);

CREATE OR REPLACE FUNCTION holdfast.now() RETURNS timestamptz
LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
    SELECT pg_catalog.clock_timestamp() + (SELECT shift FROM holdfast.test_clock)
$$;

RESET ROLE;
