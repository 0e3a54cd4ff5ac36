-- People: found by any digits of their phone, changed with a version, merged, erased.
SET LOCAL search_path = holdfast, pg_temp;

-- merged_into: the person that this row turned out to be. Always one who is not merged: a merge
-- points those of the one that goes to the one that stays, so that a reader follows once.
-- version grows with every change and tells two people that they are editing at once.
ALTER TABLE customers ADD COLUMN note varchar(1000) NOT NULL DEFAULT '',
                      ADD COLUMN version bigint NOT NULL DEFAULT 1,
                      ADD COLUMN merged_into bigint REFERENCES customers,
                      ADD CONSTRAINT customers_not_into_itself CHECK (merged_into <> customer_id);
CREATE INDEX customers_merged ON customers (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX customers_mail ON customers (lower(mail COLLATE "C")) WHERE mail <> '';

-- Every end of the digits of a phone number, down to three of them: digits anywhere in a number
-- begin one of its ends, and COLLATE "C" makes that a range of the primary key.
CREATE TABLE customer_phone_tails (
    tail        text COLLATE "C" NOT NULL,
    customer_id bigint NOT NULL REFERENCES customers,
    PRIMARY KEY (tail, customer_id)
);
CREATE INDEX customer_phone_tails_customer ON customer_phone_tails (customer_id);
INSERT INTO customer_phone_tails (tail, customer_id)
    SELECT substr(c.phone_digits, begins), c.customer_id
      FROM customers c, generate_series(1, length(c.phone_digits) - 2) AS begins
     WHERE c.erased_at IS NULL
    ON CONFLICT DO NOTHING;

-- Without the word: with it, a range of words was looked for in all of this index.
DROP INDEX customer_words_customer;
CREATE INDEX customer_words_customer ON customer_words (customer_id);

-- By number too, so that the newest holds of a person who has thousands are found at once. Instead
-- of the index of before, not beside it.
CREATE INDEX holds_of_customer ON holds (customer_id, hold_id) WHERE customer_id IS NOT NULL;
DROP INDEX holds_customer;

-- One row of a find: a person, or a hold with the person it is for.
CREATE TYPE find_row AS (
    kind           text,
    customer_id    bigint,
    customer_name  text,
    customer_phone text,
    customer_mail  text,
    hold_id        bigint,
    code           text,
    slot_id        bigint,
    starts_us      bigint,
    ends_us        bigint,
    resource_name  text,
    party          bigint,
    status         text,
    arrived        bigint
);
