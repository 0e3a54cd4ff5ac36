-- The waiting list: parties that wait for places in a full slot.
SET LOCAL search_path = holdfast, pg_temp;

-- Not used in this file: a new value of an enum cannot be, until the transaction has committed.
ALTER TYPE journal_event ADD VALUE 'wait_begun';
ALTER TYPE journal_event ADD VALUE 'offered';
ALTER TYPE journal_event ADD VALUE 'skipped';
ALTER TYPE journal_event ADD VALUE 'wait_ended';

-- Whether anybody waits for this pool: what gives places back looks at this flag of a row that it
-- has locked anyway, so that slots without a waiting list pay nothing. Not among the columns that a
-- booking changes: its updates stay HOT.
ALTER TABLE pools ADD COLUMN has_waiting boolean NOT NULL DEFAULT false;
CREATE INDEX pools_waiting ON pools (pool_id) WHERE has_waiting;

-- A party that waits for a slot; first come, first served: waiting_id is the order. offered means
-- that hold_id was placed for it, and how that went is the state of the hold, which is not repeated
-- here. Rows are locked after their pool.
CREATE TYPE waiting_state AS ENUM ('waiting', 'offered', 'ended');
CREATE TYPE wait_end AS ENUM ('withdrawn', 'overdue', 'erased');
CREATE TABLE waiting (
    waiting_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    idempotency_key uuid NOT NULL UNIQUE,
    request_hash    bytea NOT NULL,
    site_id         bigint NOT NULL REFERENCES sites,
    slot_id         bigint NOT NULL REFERENCES slots,
    customer_id     bigint NOT NULL REFERENCES customers,
    party           bigint NOT NULL CHECK (party BETWEEN 1 AND 1000000),
    wait_until      timestamptz NOT NULL,           -- nothing is offered from then on
    note            varchar(1000),
    state           waiting_state NOT NULL DEFAULT 'waiting',
    hold_id         bigint UNIQUE REFERENCES holds,
    skips           int NOT NULL DEFAULT 0,         -- how often a later party was offered places
    skipped_at      timestamptz,
    skipped_with    bigint,                         -- places that were free then, too few for it
    ended_at        timestamptz,
    ended_by        wait_end,
    desk            varchar(80),
    created_at      timestamptz NOT NULL,
    actor           text NOT NULL DEFAULT session_user,
    CONSTRAINT waiting_offer_is_a_hold CHECK ((state = 'offered') = (hold_id IS NOT NULL)),
    CONSTRAINT waiting_end_has_a_word CHECK ((state = 'ended') = (ended_by IS NOT NULL))
);
CREATE INDEX waiting_line ON waiting (slot_id, waiting_id) WHERE state = 'waiting';
CREATE INDEX waiting_until ON waiting (wait_until) WHERE state = 'waiting';
CREATE INDEX waiting_customer ON waiting (customer_id);

-- How long places are kept for a party that was offered them.
INSERT INTO settings (name, value) VALUES ('offer_seconds', '900');
