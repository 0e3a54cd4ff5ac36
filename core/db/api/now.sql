-- The clock of every rule. Volatile, read after a lock, never the start of a transaction. A test
-- database, and no other, replaces this body (tests/db/sql/test_clock.sql); doctor looks at it.
CREATE OR REPLACE FUNCTION holdfast.now() RETURNS timestamptz
LANGUAGE sql VOLATILE PARALLEL SAFE AS $$ SELECT pg_catalog.clock_timestamp() $$;
