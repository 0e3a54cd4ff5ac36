-- The keys of commands on credits and stock that are taken: by the entry that one of them has
-- written, or because it was asked for by settle_entry before it had arrived. One index over both,
-- so that of a late original and the question for it one alone can win, whatever the isolation
-- level. Captures have no key and do not come here.
SET LOCAL search_path = holdfast, pg_temp;

CREATE TABLE entry_keys (
    idempotency_key uuid PRIMARY KEY,
    at              timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO entry_keys (idempotency_key)
    SELECT idempotency_key FROM credit_entries WHERE idempotency_key IS NOT NULL
    UNION SELECT idempotency_key FROM stock_entries;
