-- The first schema: sites, resources, slots, stock items, customers, and the core that decides:
-- pools, holds, hold lines and the journal. Runs as holdfast_owner; no client role can touch it.
--
-- One rule for every reader: what a pool can still give is in pools.free; everything else belongs
-- to exactly one hold line that is open or captured. So free = capacity - captured - open for a
-- slot, and free = sum(journal.free_change) for every pool.
--
-- Lock order everywhere: customer, hold (or its key), pools in ascending pool_id, then lines pool
-- by pool in ascending pool_id. Nothing else is locked by a booking.
SET LOCAL search_path = holdfast, pg_temp;

-- Enums and not CHECK (x IN (...)): the text of a CHECK is parsed anew by every statement that
-- writes the table, which made a booking measurably slower. For the same reason lengths are
-- varchar(n).
CREATE TYPE pool_kind AS ENUM ('slot', 'stock', 'credit');
CREATE TYPE hold_status AS ENUM ('held', 'confirmed', 'cancelled', 'expired');
CREATE TYPE line_state AS ENUM ('open', 'captured', 'released', 'expired', 'returned');
CREATE TYPE hold_channel AS ENUM ('desk', 'kiosk', 'program');
CREATE TYPE journal_event AS ENUM ('opened', 'closed', 'reopened', 'held', 'extended', 'captured',
                                   'released', 'expired', 'returned', 'hold_expired', 'adjusted');

CREATE TABLE sites (
    site_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name       text NOT NULL UNIQUE CHECK (char_length(name) BETWEEN 1 AND 120),
    zone       text NOT NULL,                       -- IANA id, checked by add_site
    currency   text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE resources (
    resource_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id           bigint NOT NULL REFERENCES sites,
    name              text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
    position          int NOT NULL DEFAULT 0,       -- order of the columns of the day grid
    overlap_forbidden boolean NOT NULL DEFAULT true,
    created_at        timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (site_id, name)
);

-- A pool repeats what its slot says, for two readers. The conditional UPDATE that takes places
-- tests closed and ends_at on the very row that it locks: a place that waits behind close_slot for
-- this row sees the slot closed when its turn comes. The day grid reads this table alone: a join
-- with slots doubled its cost. doctor compares the two. No index on a column that a booking
-- changes, and half of each page left empty: then every booking is a HOT update inside its page.
CREATE TABLE pools (
    pool_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id   bigint NOT NULL REFERENCES sites,
    kind      pool_kind NOT NULL,
    capacity  bigint,                               -- places a slot sells; NULL: nothing caps it
    minimum   bigint NOT NULL DEFAULT 0,            -- holds stop here; a wallet's minimum balance
    overdraft boolean NOT NULL DEFAULT false,       -- wallet that may go below its minimum
    shortfall bigint NOT NULL DEFAULT 0,            -- knowingly oversold by a capacity cut
    free      bigint NOT NULL,
    closed    boolean NOT NULL DEFAULT false,
    ends_at   timestamptz,                          -- nothing can be placed from then on
    starts_at     timestamptz,
    resource_id   bigint,
    price_minor   bigint,
    title         text,
    closed_reason text,
    CONSTRAINT pools_never_oversold CHECK (overdraft OR free >= minimum - shortfall),
    CONSTRAINT pools_never_overfull CHECK (free <= capacity AND shortfall >= 0)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
CREATE INDEX pools_window ON pools (site_id, starts_at, resource_id) WHERE kind = 'slot';

-- A slot is a pool with a place in time: slot_id = pool_id. 48 hours at most, so that "overlaps the
-- window" is a range of (site_id, starts_at).
CREATE TABLE slots (
    slot_id           bigint PRIMARY KEY REFERENCES pools,
    site_id           bigint NOT NULL REFERENCES sites,
    resource_id       bigint NOT NULL REFERENCES resources,
    starts_at         timestamptz NOT NULL,
    ends_at           timestamptz NOT NULL,
    title             text NOT NULL DEFAULT '' CHECK (char_length(title) <= 200),
    price_minor       bigint NOT NULL DEFAULT 0 CHECK (price_minor >= 0),
    closed_reason     text CHECK (char_length(closed_reason) BETWEEN 1 AND 200),
    overlap_forbidden boolean NOT NULL,             -- the resource's, repeated for the constraint
    created_at        timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT slots_range CHECK (ends_at > starts_at
                                  AND ends_at - starts_at <= interval '48 hours'),
    -- int8range instead of "resource_id WITH =": the latter needs the extension btree_gist.
    CONSTRAINT slots_no_overlap EXCLUDE USING gist
        (int8range(resource_id, resource_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&)
        WHERE (overlap_forbidden)
);
CREATE INDEX slots_window ON slots (site_id, starts_at);
CREATE INDEX slots_resource ON slots (resource_id, starts_at);

CREATE TABLE stock_items (
    pool_id    bigint PRIMARY KEY REFERENCES pools,
    site_id    bigint NOT NULL REFERENCES sites,
    sku        text NOT NULL CHECK (char_length(sku) BETWEEN 1 AND 60),
    name       text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (site_id, sku)
);

-- name_fold and phone_digits are written by holdfast.save_customer alone. They identify a person
-- who is named again; the index makes two desks that name the same one at once agree on one row.
CREATE TABLE customers (
    customer_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id      bigint REFERENCES sites,           -- where the person was first seen
    name         text NOT NULL CHECK (char_length(name) <= 120),
    name_fold    text COLLATE "C" NOT NULL,
    phone        text NOT NULL DEFAULT '' CHECK (char_length(phone) <= 40),
    phone_digits text COLLATE "C" NOT NULL DEFAULT '',
    mail         text NOT NULL DEFAULT '' CHECK (char_length(mail) <= 254),
    language     text,
    created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
    erased_at    timestamptz,
    CHECK (erased_at IS NOT NULL OR name <> '' OR phone <> '')
);
CREATE UNIQUE INDEX customers_identity ON customers (name_fold, phone_digits)
    WHERE erased_at IS NULL;
CREATE INDEX customers_phone ON customers (phone_digits) WHERE phone_digits <> '';

-- One row per word of a folded name. COLLATE "C" makes LIKE 'nov%' a range of the primary key.
CREATE TABLE customer_words (
    word        text COLLATE "C" NOT NULL,
    customer_id bigint NOT NULL REFERENCES customers,
    PRIMARY KEY (word, customer_id)
);
CREATE INDEX customer_words_customer ON customer_words (customer_id, word);

-- No foreign key from site_id: every booking of a site would share-lock the one row of the site.
CREATE TABLE holds (
    hold_id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    idempotency_key uuid NOT NULL UNIQUE,
    request_hash    bytea NOT NULL,                 -- of the meaningful fields; empty: a tombstone
    status          hold_status NOT NULL DEFAULT 'held',
    site_id         bigint,                         -- NULL for a tombstone, as slot_id
    slot_id         bigint,                         -- the first slot among its lines
    customer_id     bigint REFERENCES customers,
    actor           text NOT NULL DEFAULT session_user,
    desk            varchar(80),
    channel         hold_channel NOT NULL,
    note            varchar(1000),
    cancel_reason   varchar(400),
    extensions      int NOT NULL DEFAULT 0,
    created_at      timestamptz NOT NULL,
    expires_at      timestamptz NOT NULL,
    confirmed_at    timestamptz,
    cancelled_at    timestamptz
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
CREATE INDEX holds_open ON holds (expires_at) WHERE status = 'held';
CREATE INDEX holds_customer ON holds (customer_id) WHERE customer_id IS NOT NULL;

-- No foreign key to pools: the line is written before the pool is taken, and its share lock on a
-- hot pool row made placing 4.5 times slower at 64 clients. doctor checks it instead.
CREATE TABLE hold_lines (
    hold_id    bigint NOT NULL REFERENCES holds,
    pool_id    bigint NOT NULL,
    site_id    bigint,
    quantity   bigint NOT NULL,
    captured   bigint NOT NULL DEFAULT 0,
    state      line_state NOT NULL DEFAULT 'open',
    expires_at timestamptz NOT NULL,                -- the hold's, for the index of open lines
    PRIMARY KEY (hold_id, pool_id),
    CONSTRAINT hold_lines_captured_of_quantity
        CHECK (quantity > 0 AND captured BETWEEN 0 AND quantity)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
CREATE INDEX hold_lines_open ON hold_lines (pool_id, expires_at) INCLUDE (quantity)
    WHERE state = 'open';
CREATE INDEX hold_lines_captured ON hold_lines (pool_id) WHERE state = 'captured';

-- Audit trail, ledger and change feed in one; append only. xid first: the feed reads it by xid.
CREATE TABLE journal (
    entry_id       bigint GENERATED ALWAYS AS IDENTITY,
    xid            xid8 NOT NULL DEFAULT pg_current_xact_id(),
    at             timestamptz NOT NULL,
    actor          text NOT NULL DEFAULT session_user,
    event          journal_event NOT NULL,
    site_id        bigint,
    pool_id        bigint NOT NULL,
    hold_id        bigint,
    free_change    bigint NOT NULL,                 -- sum per pool = pools.free
    balance_change bigint NOT NULL,                 -- sum per pool = remaining, on hand or balance
    note           text,
    PRIMARY KEY (xid, entry_id)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.1);
CREATE INDEX journal_pool ON journal (pool_id, entry_id);

CREATE TABLE settings (
    name       text PRIMARY KEY,
    value      text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    changed_by text NOT NULL DEFAULT session_user
);
INSERT INTO settings (name, value) VALUES ('hold_seconds', '300'), ('kiosk_extensions_max', '10');

-- What every command answers. Instants are microseconds since 1970, time left is milliseconds.
CREATE TYPE answer AS (
    outcome      text,
    hold_id      bigint,
    slot_id      bigint,
    status       text,
    expires_us   bigint,
    remaining_ms bigint,
    available    bigint,
    capacity     bigint,
    short_of     text,
    short_left   bigint
);
