-- The working day at the desk: who has come, what was moved, resized and undone, and short codes.
SET LOCAL search_path = holdfast, pg_temp;

-- Not used in this file: a new value of an enum cannot be, until the transaction has committed.
ALTER TYPE journal_event ADD VALUE 'moved';
ALTER TYPE journal_event ADD VALUE 'resized';
ALTER TYPE journal_event ADD VALUE 'revived';
ALTER TYPE journal_event ADD VALUE 'arrived';
ALTER TYPE journal_event ADD VALUE 'no_show';
ALTER TYPE journal_event ADD VALUE 'taken_over';
ALTER TYPE journal_event ADD VALUE 'customer_changed';
ALTER TYPE journal_event ADD VALUE 'customer_merged';
ALTER TYPE journal_event ADD VALUE 'customer_erased';

-- arrived: how many of the party are here. No index and no CHECK: doctor compares.
ALTER TABLE holds ADD COLUMN arrived bigint NOT NULL DEFAULT 0,
                  ADD COLUMN arrived_at timestamptz,
                  ADD COLUMN no_show_at timestamptz;

-- What people did to a hold that was there already, once for each key. The journal rows beside a
-- change (change_id) decide; this is what a repeated key is answered from, what an undo reads, and
-- the "from" and "to" of the history.
CREATE TYPE change_kind AS ENUM ('moved', 'swapped', 'resized', 'revived', 'arrived', 'no_show',
                                 'taken_over');
CREATE TABLE hold_changes (
    change_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    idempotency_key uuid NOT NULL UNIQUE,
    request_hash    bytea NOT NULL,
    hold_id         bigint NOT NULL REFERENCES holds,
    other_hold      bigint REFERENCES holds,        -- of a swap: the one that changed places
    kind            change_kind NOT NULL,
    from_slot       bigint,
    to_slot         bigint,
    from_count      bigint,                         -- party, or of an arrival how many were here
    to_count        bigint,
    undoes          bigint REFERENCES hold_changes,
    desk            varchar(80),
    at              timestamptz NOT NULL,
    actor           text NOT NULL DEFAULT session_user
);
CREATE INDEX hold_changes_hold ON hold_changes (hold_id, change_id);
CREATE INDEX hold_changes_other ON hold_changes (other_hold) WHERE other_hold IS NOT NULL;
CREATE UNIQUE INDEX hold_changes_undoes ON hold_changes (undoes) WHERE undoes IS NOT NULL;

-- The journal tells of people too, and from which desk. pool_id is NULL in rows about a customer.
-- desk is what the connection calls itself: it informs, and decides nothing.
ALTER TABLE journal ALTER COLUMN pool_id DROP NOT NULL,
                    ADD COLUMN change_id bigint,
                    ADD COLUMN customer_id bigint,
                    ADD COLUMN desk varchar(80);
ALTER TABLE journal
    ALTER COLUMN desk SET DEFAULT left(current_setting('application_name'), 80);
CREATE INDEX journal_hold ON journal (hold_id, entry_id) WHERE hold_id IS NOT NULL;
CREATE INDEX journal_customer ON journal (customer_id, entry_id) WHERE customer_id IS NOT NULL;

-- What codes and tokens of this database are made with. gen_random_uuid() is the server's strong
-- random source, and each gives 122 bits.
CREATE TABLE secrets (
    name  text PRIMARY KEY,
    value bytea NOT NULL
);
INSERT INTO secrets (name, value)
    SELECT n, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
      FROM unnest(ARRAY['hold_code', 'hold_token']) AS n;
