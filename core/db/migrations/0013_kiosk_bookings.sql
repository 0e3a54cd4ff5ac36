-- What a visitor does at a kiosk with a booking: extras of an own hold, cancelling by code, and the
-- limit on codes that are guessed.
SET LOCAL search_path = holdfast, pg_temp;

-- Commands of visitors that hold_changes does not know, because no desk undoes them; once for each
-- key. The journal rows decide; this is what a repeated key is answered from.
CREATE TYPE visitor_change_kind AS ENUM ('extras', 'cancelled', 'paid');
CREATE TABLE visitor_changes (
    idempotency_key uuid PRIMARY KEY,
    request_hash    bytea NOT NULL,
    hold_id         bigint NOT NULL REFERENCES holds,
    kind            visitor_change_kind NOT NULL,
    at              timestamptz NOT NULL,
    actor           text NOT NULL DEFAULT session_user
);

-- One row for each code that meant nothing, by the login that tried it. Not the code itself: it may
-- be somebody's, with a slip of the finger.
CREATE TABLE wrong_codes (
    wrong_code_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    actor         text NOT NULL DEFAULT session_user,
    at            timestamptz NOT NULL
);
CREATE INDEX wrong_codes_actor ON wrong_codes (actor, at);

-- From how many minutes before its slot a booking can be checked in at a kiosk.
INSERT INTO settings (name, value) VALUES ('check_in_minutes', '120');

-- What one credit is worth in minor units when a booking is paid with credits at a kiosk; 0: none
-- is paid so.
INSERT INTO settings (name, value) VALUES ('credit_minor', '0');
