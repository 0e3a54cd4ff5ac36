-- The decision of place_hold for credits of one bucket and nothing else, held for a known customer
-- whose wallet has enough: all that must be looked at stands in one statement, which costs half of
-- what the general way does. outcome NULL: something is not so; place_lines decides, and
-- says what. Decides nothing by itself either: the conditional UPDATE does. See place_hold_tx.
--
-- The first argument of request_hash is what words_of_lines makes of these lines.
CREATE OR REPLACE FUNCTION holdfast.place_credits(
    p_key uuid, p_ttl_seconds int, p_customer_id bigint, p_note text, p_desk text, p_channel text,
    p_bucket text, p_amount bigint, p_meta jsonb
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer;
    v_look record;
    v_now timestamptz := holdfast.now();
BEGIN
    SELECT holdfast.request_hash('{"credits ' || w.bucket || '": ' || p_amount || '}',
               p_ttl_seconds, p_customer_id, NULL, NULL, p_note, p_meta) AS hash,
           w.pool_id, p.site_id, t.seconds
      INTO v_look
      FROM holdfast.wallets w
      JOIN holdfast.pools p ON p.pool_id = w.pool_id
      JOIN holdfast.customers c ON c.customer_id = w.customer_id
      CROSS JOIN LATERAL (
          SELECT CASE WHEN p_ttl_seconds IS NULL
                      THEN (SELECT s.value::int FROM holdfast.settings s
                             WHERE s.name = 'credit_hold_seconds')
                      ELSE p_ttl_seconds END AS seconds) AS t
     WHERE w.customer_id = p_customer_id AND w.bucket = p_bucket AND c.erased_at IS NULL
       AND c.merged_into IS NULL
       AND (p.overdraft OR p.free - p_amount >= p.minimum)
       AND p_amount BETWEEN 1 AND 1000000000000 AND t.seconds BETWEEN 1 AND 86400
       AND coalesce(octet_length(p_note), 0) <= 1000 AND coalesce(octet_length(p_desk), 0) <= 80
       AND coalesce(octet_length(p_meta::text), 0) <= 10000
       AND coalesce(p_channel, 'desk') IN ('desk', 'program') AND p_key IS NOT NULL
       AND NOT holdfast.is_kiosk()
       AND EXISTS (SELECT FROM holdfast.settings s
                    WHERE s.name = 'credit_holds' AND s.value = 'on')
       AND NOT EXISTS (SELECT FROM holdfast.hold_lines l
                        WHERE l.pool_id = w.pool_id AND l.state = 'open'
                          AND l.expires_at <= v_now)
       AND NOT EXISTS (SELECT FROM holdfast.credit_entries e
                        WHERE e.pool_id = w.pool_id AND e.is_unsettled AND e.expires_at <= v_now)
       FOR KEY SHARE OF c; -- against erasure, as the foreign key does a moment later
    IF NOT FOUND THEN
        RETURN v_answer;
    END IF;
    WITH placed AS (
        INSERT INTO holdfast.holds (idempotency_key, request_hash, site_id, customer_id, desk,
                                    channel, note, meta, with_credits, created_at, expires_at)
        VALUES (p_key, v_look.hash, v_look.site_id, p_customer_id, p_desk,
                coalesce(p_channel, 'desk')::holdfast.hold_channel, nullif(p_note, ''), p_meta,
                true, v_now, v_now + make_interval(secs => v_look.seconds))
        ON CONFLICT (idempotency_key) DO NOTHING
        RETURNING hold_id, expires_at),
    lined AS (
        INSERT INTO holdfast.hold_lines (hold_id, pool_id, quantity, site_id, expires_at)
        SELECT hold_id, v_look.pool_id, p_amount, v_look.site_id, expires_at FROM placed),
    noted AS (
        INSERT INTO holdfast.journal (at, event, site_id, hold_id, pool_id, free_change,
                                      balance_change)
        SELECT v_now, 'held', v_look.site_id, hold_id, v_look.pool_id, -p_amount, 0 FROM placed)
    SELECT 'held', hold_id, NULL, 'held', holdfast.us(expires_at),
           v_look.seconds::bigint * 1000
      INTO v_answer FROM placed;
    IF NOT FOUND THEN
        RETURN holdfast.known_key(p_key, v_look.hash, v_now);
    END IF;
    UPDATE holdfast.pools p SET free = p.free - p_amount
     WHERE p.pool_id = v_look.pool_id AND (p.overdraft OR p.free - p_amount >= p.minimum);
    IF NOT FOUND THEN
        PERFORM holdfast.unwrite_hold(v_answer.hold_id, ARRAY[v_look.pool_id],
                                      ARRAY[p_amount], 0);
        RETURN holdfast.short_answer('raced', NULL);
    END IF;
    RETURN v_answer;
END $$;
