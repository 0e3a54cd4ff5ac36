-- Pieces of a booking come back, or it turns out that they never will. What is returned can be held
-- again at once. Lost, damaged and consumed pieces left the pool when they were captured: they are
-- noted, one journal row for each kind with how many in quantity, and change no number of the pool.
-- A line of which nothing is out any more is returned; until then it stays captured, and
-- cancel_hold gives back what is still out. A piece that was sold can come back as well.
--
-- Locks the hold, the pool, and then the line, and takes the key last.

-- The field of a return that cannot be right; NULL when all can.
CREATE OR REPLACE FUNCTION holdfast.invalid_return_field(
    p_key uuid, p_counts bigint[], p_note text
) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
        WHEN p_key IS NULL THEN 'key'
        WHEN NOT (0 <= ALL (p_counts) AND 1000000 >= ALL (p_counts) AND 1 <= ANY (p_counts))
            THEN 'quantity'
        WHEN char_length(p_note) > 1000 THEN 'note' END
$$;

-- Writes a return that has been decided: line, journal and pool. p_counts: returned, lost, damaged,
-- consumed.
CREATE OR REPLACE FUNCTION holdfast.write_return(
    p_line holdfast.hold_lines, p_counts bigint[], p_note text, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_gone bigint := p_counts[2] + p_counts[3] + p_counts[4];
BEGIN
    UPDATE holdfast.hold_lines
       SET returned = returned + p_counts[1], written_off = written_off + v_gone,
           state = CASE WHEN captured = returned + p_counts[1] + written_off + v_gone
                        THEN 'returned' ELSE state END
     WHERE hold_id = p_line.hold_id AND pool_id = p_line.pool_id;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change,
                                  balance_change, quantity, note)
        SELECT p_now, w.event::holdfast.journal_event, p_line.site_id, p_line.pool_id,
               p_line.hold_id, back, back, nullif(w.quantity - back, 0), p_note
          FROM unnest(ARRAY['returned', 'lost', 'damaged', 'consumed'], p_counts)
               WITH ORDINALITY AS w(event, quantity, place)
         CROSS JOIN LATERAL (
             SELECT CASE w.place WHEN 1 THEN w.quantity ELSE 0 END AS back) AS b
         WHERE w.quantity > 0
         ORDER BY w.place;
    UPDATE holdfast.pools
       SET free = free + p_counts[1],
           shortfall = greatest(0, least(shortfall, minimum - (free + p_counts[1])))
     WHERE pool_id = p_line.pool_id AND p_counts[1] > 0;
END $$;

-- outcome: returned | replayed | idempotency_key_reuse | not_found (the hold, or pieces of this
-- pool in it) | hold_not_active (not a booking; short_of: held, cancelled, expired) | more_than_out
-- (short_left: how many are still out) | invalid_request (short_of: key, quantity, note).
CREATE OR REPLACE FUNCTION api.return_stock(
    p_key uuid, p_hold bigint, p_pool bigint, p_returned bigint, p_lost bigint DEFAULT 0,
    p_damaged bigint DEFAULT 0, p_consumed bigint DEFAULT 0, p_note text DEFAULT NULL
) RETURNS holdfast.stock_answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_counts bigint[] := ARRAY[coalesce(p_returned, 0), coalesce(p_lost, 0),
                               coalesce(p_damaged, 0), coalesce(p_consumed, 0)];
    v_hash bytea := stock_hash('returned', ARRAY[p_hold, p_pool] || v_counts, p_note);
    v_note text := nullif(btrim(normalize(p_note, NFC)), '');
    v_hold holds;
    v_line hold_lines;
    v_out bigint;
    v_answer stock_answer;
    v_now timestamptz;
BEGIN
    v_answer.short_of := invalid_return_field(p_key, v_counts, v_note);
    IF v_answer.short_of IS NOT NULL THEN
        v_answer.outcome := 'invalid_request';
        RETURN v_answer;
    END IF;
    PERFORM be_durable();
    v_hold := lock_hold(p_hold);
    PERFORM FROM pools p JOIN stock_levels v ON v.pool_id = p.pool_id
      WHERE p.pool_id = p_pool FOR NO KEY UPDATE OF p;
    IF FOUND THEN
        SELECT * INTO v_line FROM hold_lines l
         WHERE l.hold_id = v_hold.hold_id AND l.pool_id = p_pool FOR NO KEY UPDATE;
    END IF;
    v_now := holdfast.now();
    v_answer := known_stock_key(p_key, v_hash, v_now);
    v_out := v_line.captured - v_line.returned - v_line.written_off;
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF v_line.hold_id IS NULL THEN
        RETURN stock_answer('not_found', NULL, v_now);
    ELSIF v_hold.status <> 'confirmed' THEN
        RETURN stock_answer('hold_not_active', p_pool, v_now,
                            status_at(v_hold.status, v_hold.expires_at, v_now));
    ELSIF v_counts[1] + v_counts[2] + v_counts[3] + v_counts[4] > v_out THEN
        RETURN stock_answer('more_than_out', p_pool, v_now, NULL, v_out);
    END IF;
    IF NOT take_entry_key(p_key) THEN
        RETURN known_stock_key(p_key, v_hash, v_now);
    END IF;
    INSERT INTO stock_entries
        (idempotency_key, request_hash, site_id, pool_id, kind, change, hold_id, reason, at)
    VALUES (p_key, v_hash, v_line.site_id, p_pool, 'returned', v_counts[1], p_hold, v_note, v_now);
    PERFORM write_return(v_line, v_counts, v_note, v_now);
    RETURN stock_answer('returned', p_pool, v_now);
END $$;
