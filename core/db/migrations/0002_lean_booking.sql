-- What a booking pays for on its way.
SET LOCAL search_path = holdfast, pg_temp;

-- A line is written by the transaction that has just written its hold, and no hold is ever deleted
-- but by that same transaction: the constraint could not fail, and its trigger was a tenth of the
-- cost of a place. doctor looks for lines without a hold.
ALTER TABLE hold_lines DROP CONSTRAINT hold_lines_hold_id_fkey;

-- Whether a wallet is among the lines: confirm locks those pools first, and no others.
ALTER TABLE holds ADD COLUMN with_credits boolean NOT NULL DEFAULT false;
