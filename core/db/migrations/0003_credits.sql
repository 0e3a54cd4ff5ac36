-- Credits: a wallet is the pool of one customer and one bucket. balance = free + open lines =
-- sum(journal.balance_change) = sum(credit_entries.amount).
--
-- Every change of a wallet updates its pool row, also when the number in it stays the same: that
-- row is the lock of the wallet, and under REPEATABLE READ the update is what makes the next one
-- notice. So whoever holds the lock knows all entries of the wallet, in the order of entry_id.
SET LOCAL search_path = holdfast, pg_temp;

-- Not used in this file: a new value of an enum cannot be, until the transaction has committed.
ALTER TYPE journal_event ADD VALUE 'granted';
ALTER TYPE journal_event ADD VALUE 'debited';
ALTER TYPE journal_event ADD VALUE 'reversed';
ALTER TYPE journal_event ADD VALUE 'credits_expired';

ALTER TABLE holds ADD COLUMN meta jsonb;

-- A bucket that is not here is refused: a slip of the pen must not open a wallet.
CREATE TABLE buckets (
    bucket        varchar(40) PRIMARY KEY CHECK (bucket ~ '^[a-z][a-z0-9_-]*$'),
    lifetime_days int CHECK (lifetime_days BETWEEN 1 AND 36500),    -- of a grant that says no day
    created_at    timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO buckets (bucket) VALUES ('default'), ('points');

CREATE TABLE wallets (
    pool_id     bigint PRIMARY KEY REFERENCES pools,
    site_id     bigint NOT NULL REFERENCES sites,       -- its zone says when a day ends
    customer_id bigint NOT NULL REFERENCES customers,
    bucket      varchar(40) NOT NULL REFERENCES buckets,
    created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (customer_id, bucket)
);

-- One row for each change of a balance, beside the one journal row that decides. Append only but
-- for two counters: what is left of a grant, and what no grant has paid yet of a use. One of the
-- two sums of a wallet is always 0: sum(remaining) - sum(unpaid) = balance.
--
-- No foreign keys to pools and holds, as in hold_lines: captures write it. doctor compares.
CREATE TYPE credit_kind AS ENUM ('granted', 'debited', 'captured', 'reversed', 'expired');
CREATE TABLE credit_entries (
    entry_id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    idempotency_key uuid,
    request_hash    bytea,
    pool_id         bigint NOT NULL,
    site_id         bigint NOT NULL,
    kind            credit_kind NOT NULL,
    amount          bigint NOT NULL,                -- signed: sum = balance
    balance_after   bigint NOT NULL,
    hold_id         bigint,                         -- of a capture and its reversal
    reverses        bigint REFERENCES credit_entries,
    description     varchar(1000),
    meta            jsonb,
    at              timestamptz NOT NULL,
    actor           text NOT NULL DEFAULT session_user,
    expires_at      timestamptz,                    -- of a grant: not good from then on
    remaining       bigint NOT NULL DEFAULT 0,      -- of a grant: not used yet
    unpaid          bigint NOT NULL DEFAULT 0,      -- of a use: below zero when it was made
    -- remaining > 0 OR unpaid > 0. A column of its own, so that an update of the counters touches
    -- no index; written, not generated, and without a CHECK: every statement would parse both.
    is_unsettled    boolean NOT NULL DEFAULT false
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX credit_entries_key ON credit_entries (idempotency_key)
    WHERE idempotency_key IS NOT NULL;
CREATE UNIQUE INDEX credit_entries_reverses ON credit_entries (reverses)
    WHERE reverses IS NOT NULL;
CREATE INDEX credit_entries_pool ON credit_entries (pool_id, entry_id);
CREATE INDEX credit_entries_hold ON credit_entries (hold_id) WHERE hold_id IS NOT NULL;
CREATE INDEX credit_entries_unsettled ON credit_entries (pool_id, expires_at) WHERE is_unsettled;
CREATE INDEX credit_entries_expiry ON credit_entries (expires_at)
    WHERE is_unsettled AND expires_at IS NOT NULL;

-- Which grant paid which use, and how much of it. A reversal of a use gives back: a negative
-- amount.
CREATE TABLE credit_uses (
    use_entry   bigint NOT NULL,
    grant_entry bigint NOT NULL,
    amount      bigint NOT NULL,
    PRIMARY KEY (use_entry, grant_entry)
);
CREATE INDEX credit_uses_grant ON credit_uses (grant_entry, use_entry);

INSERT INTO settings (name, value)
    VALUES ('credit_holds', 'on'), ('credit_hold_seconds', '1800')
    ON CONFLICT (name) DO NOTHING;

-- What every command on credits answers. debt: what is missing below zero, or, after a reversal or
-- an expiry, below the minimum.
CREATE TYPE credit_answer AS (
    outcome     text,
    entry_id    bigint,
    wallet_id   bigint,
    customer_id bigint,
    bucket      text,
    amount      bigint,
    balance     bigint,
    held        bigint,
    available   bigint,
    debt        bigint,
    short_of    text
);
