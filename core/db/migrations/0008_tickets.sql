-- What has been printed: each time that a ticket or a receipt of a hold went to paper, with the
-- number of the copy. A piece of paper is not called back, so rows are only added.
SET LOCAL search_path = holdfast, pg_temp;

-- Not used in this file: a new value of an enum cannot be, until the transaction has committed.
ALTER TYPE journal_event ADD VALUE 'printed';

CREATE TYPE print_kind AS ENUM ('ticket', 'receipt');
CREATE TABLE prints (
    print_id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    idempotency_key uuid NOT NULL UNIQUE,
    hold_id         bigint NOT NULL REFERENCES holds,
    kind            print_kind NOT NULL,
    copy            int NOT NULL CHECK (copy > 0),
    desk            varchar(80),
    at              timestamptz NOT NULL,
    actor           text NOT NULL DEFAULT session_user,
    UNIQUE (hold_id, kind, copy)
);
