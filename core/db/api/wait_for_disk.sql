-- For functions that write: a session that switched durability off still waits for the disk with
-- this transaction.
CREATE OR REPLACE FUNCTION holdfast.be_durable() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('synchronous_commit') IN ('off', 'local') THEN
        PERFORM set_config('synchronous_commit', 'on', true);
    END IF;
END $$;

-- Writes one tiny record whose COMMIT waits until everything before it is on disk, and on the
-- synchronous standby if there is one. WAL is one stream: what was committed without waiting lies
-- before it. For the procedures of schema api; by itself it changes nothing.
CREATE OR REPLACE FUNCTION holdfast.wait_for_disk() RETURNS pg_lsn
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
BEGIN
    IF current_setting('synchronous_commit') IN ('off', 'local') THEN
        PERFORM set_config('synchronous_commit', 'on', true);
    END IF;
    RETURN pg_catalog.pg_logical_emit_message(true, 'holdfast', '');
END $$;
