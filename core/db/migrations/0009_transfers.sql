-- Pieces that go from one warehouse to another, and new names for items and warehouses.
SET LOCAL search_path = holdfast, pg_temp;

-- Not used in this file: a new value of an enum cannot be, until the transaction has committed.
ALTER TYPE journal_event ADD VALUE 'transferred';
ALTER TYPE journal_event ADD VALUE 'renamed';
ALTER TYPE stock_entry_kind ADD VALUE 'transferred';

-- Of a transfer, which has one journal row in each of two levels: the other one.
ALTER TABLE journal ADD COLUMN other_pool_id bigint;

-- Of a transfer, which has one entry: pool_id is where the pieces were, change is below zero.
ALTER TABLE stock_entries ADD COLUMN to_pool_id bigint REFERENCES stock_levels;
