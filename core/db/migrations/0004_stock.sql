-- Stock: an item of a site has one level in each of its warehouses, and the level is the pool. What
-- there was, one pool for each item, becomes the level of that item in a warehouse 'Main'.
--
-- on hand = free + open = sum(journal.balance_change): what should lie in the house. reserved =
-- open and not lapsed. Captured pieces are out of the house; they come back by return_stock, or by
-- cancel_hold. pools.shortfall tells how many pieces less than promised there are: a count or a
-- correction may find fewer than are reserved, and then this is recorded, not refused.
SET LOCAL search_path = holdfast, pg_temp;

-- Not used in this file: a new value of an enum cannot be, until the transaction has committed.
ALTER TYPE journal_event ADD VALUE 'counted';
ALTER TYPE journal_event ADD VALUE 'lost';
ALTER TYPE journal_event ADD VALUE 'damaged';
ALTER TYPE journal_event ADD VALUE 'consumed';

-- How many pieces a row of lost, damaged or consumed is about. They left the pool when they were
-- captured, so both changes of such a row are 0.
ALTER TABLE journal ADD COLUMN quantity bigint;

-- Of the captured pieces: how many came back one by one, and how many never will. The rest is still
-- out, until a cancellation gives it back. No CHECK: it would be parsed by every booking;
-- return_stock decides, doctor compares.
ALTER TABLE hold_lines ADD COLUMN returned bigint NOT NULL DEFAULT 0,
                       ADD COLUMN written_off bigint NOT NULL DEFAULT 0;

CREATE TABLE warehouses (
    warehouse_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id      bigint NOT NULL REFERENCES sites,
    name         text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
    position     int NOT NULL DEFAULT 0,            -- pieces come from the first one that has any
    created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (site_id, name),
    UNIQUE (warehouse_id, site_id)                  -- for stock_levels: of one and the same site
);
INSERT INTO warehouses (site_id, name, position)
    SELECT DISTINCT site_id, 'Main', 1 FROM stock_items ORDER BY site_id;

ALTER TABLE stock_items DROP CONSTRAINT stock_items_pkey;
ALTER TABLE stock_items ADD COLUMN item_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                        ADD COLUMN is_rental boolean NOT NULL DEFAULT true,
                        ADD UNIQUE (item_id, site_id);

CREATE TABLE stock_levels (
    pool_id      bigint PRIMARY KEY REFERENCES pools,
    site_id      bigint NOT NULL,
    item_id      bigint NOT NULL,
    warehouse_id bigint NOT NULL,
    created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (item_id, warehouse_id),
    FOREIGN KEY (item_id, site_id) REFERENCES stock_items (item_id, site_id),
    FOREIGN KEY (warehouse_id, site_id) REFERENCES warehouses (warehouse_id, site_id)
);
INSERT INTO stock_levels (pool_id, site_id, item_id, warehouse_id, created_at)
    SELECT i.pool_id, i.site_id, i.item_id, w.warehouse_id, i.created_at
      FROM stock_items i JOIN warehouses w ON w.site_id = i.site_id;
ALTER TABLE stock_items DROP COLUMN pool_id;

-- What people did to a level by hand, once for each key. The journal rows beside an entry decide.
CREATE TYPE stock_entry_kind AS ENUM ('adjusted', 'counted', 'returned');
CREATE TABLE stock_entries (
    entry_id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    idempotency_key uuid NOT NULL UNIQUE,
    request_hash    bytea NOT NULL,
    site_id         bigint NOT NULL,
    pool_id         bigint NOT NULL REFERENCES stock_levels,
    kind            stock_entry_kind NOT NULL,
    change          bigint NOT NULL,                -- of what is on hand
    counted         bigint,                         -- what the stocktake found
    hold_id         bigint,                         -- the booking that the pieces came back from
    reason          varchar(1000),
    at              timestamptz NOT NULL,
    actor           text NOT NULL DEFAULT session_user
);
CREATE INDEX stock_entries_pool ON stock_entries (pool_id, entry_id);

-- What every command on stock answers.
CREATE TYPE stock_answer AS (
    outcome    text,
    pool_id    bigint,
    sku        text,
    warehouse  text,
    on_hand    bigint,
    reserved   bigint,
    available  bigint,
    out        bigint,
    shortfall  bigint,
    short_of   text,
    short_left bigint
);
