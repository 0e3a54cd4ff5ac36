-- Signatures of before.
DROP FUNCTION IF EXISTS holdfast.invalid_place_field(uuid, bigint[], bigint[], int, text, text,
    text, text, text, text[], bigint[]);
DROP FUNCTION IF EXISTS holdfast.lines_of_request(bigint[], bigint[], text[], bigint[]);
DROP FUNCTION IF EXISTS holdfast.request_hash(bigint[], bigint[], int, bigint, text, text, text);

-- The field of a place request that cannot be right whatever the database holds; NULL when all can.
-- One expression, so that place_hold_tx inlines it; what few requests have is looked at by another.
CREATE OR REPLACE FUNCTION holdfast.invalid_place_field(
    p_key uuid, p_pools bigint[], p_quantities bigint[], p_ttl_seconds int, p_customer_name text,
    p_customer_phone text, p_note text, p_desk text, p_channel text
) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN p_key IS NULL THEN 'key'
        WHEN (cardinality(p_pools) = cardinality(p_quantities) AND cardinality(p_pools) <= 20
              AND array_ndims(p_pools) IS DISTINCT FROM 2 AND 0 <= ALL (p_pools)) IS NOT TRUE
            THEN 'lines'
        WHEN (1 <= ALL (p_quantities) AND 1000000 >= ALL (p_quantities)) IS NOT TRUE
            THEN 'quantity'
        WHEN p_ttl_seconds NOT BETWEEN 1 AND 86400 THEN 'ttl'
        WHEN char_length(p_customer_name) > 120 THEN 'name'
        WHEN char_length(p_customer_phone) > 40
          OR btrim(p_customer_phone) <> '' AND p_customer_phone !~ '[0-9]' THEN 'phone'
        WHEN char_length(p_note) > 1000 THEN 'note'
        WHEN char_length(p_desk) > 80 THEN 'desk'
        WHEN p_channel NOT IN ('desk', 'kiosk', 'program') THEN 'channel'
    END
$$;

-- The same for what a request has beside its slots: extras, credits and meta.
CREATE OR REPLACE FUNCTION holdfast.invalid_extra_field(
    p_pools bigint[], p_skus text[], p_sku_quantities bigint[], p_buckets text[],
    p_amounts bigint[], p_meta jsonb
) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN CASE
        WHEN cardinality(p_skus) IS DISTINCT FROM cardinality(p_sku_quantities)
          OR cardinality(p_buckets) IS DISTINCT FROM cardinality(p_amounts)
          OR NOT cardinality(p_pools) + coalesce(cardinality(p_skus), 0)
                 + coalesce(cardinality(p_buckets), 0) BETWEEN 1 AND 20
          OR NOT coalesce('' <= ALL (p_skus), p_skus IS NULL)
          OR NOT coalesce('' <= ALL (p_buckets), p_buckets IS NULL) THEN 'lines'
        WHEN NOT coalesce(1 <= ALL (p_sku_quantities) AND 1000000 >= ALL (p_sku_quantities),
                          p_skus IS NULL) THEN 'quantity'
        WHEN NOT coalesce(1 <= ALL (p_amounts) AND 1000000000000 >= ALL (p_amounts),
                          p_buckets IS NULL) THEN 'amount'
        WHEN octet_length(p_meta::text) > 10000 THEN 'meta'
    END;
END $$;

-- The lines of a request as pools in ascending order, each once. Extras are looked up at the site
-- of the first pool (without one: of the customer), credits in the wallets of the customer. slot_id
-- is the first slot among p_pools. outcome: NULL, or why there are no such lines; short_of is then
-- the word of the request that it is about.
CREATE OR REPLACE FUNCTION holdfast.lines_of_request(
    p_pools bigint[], p_quantities bigint[], p_skus text[], p_sku_quantities bigint[],
    p_customer_id bigint, p_customer_name text, p_customer_phone text, p_buckets text[],
    p_amounts bigint[],
    OUT pools bigint[], OUT quantities bigint[], OUT slot_id bigint, OUT outcome text,
    OUT short_of text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_customer holdfast.customers;
    v_site bigint := (SELECT p.site_id FROM holdfast.pools p WHERE p.pool_id = p_pools[1]);
    v_extras bigint[];
    v_wallets bigint[];
BEGIN
    IF EXISTS (SELECT FROM unnest(p_pools) AS u(pool_id)
                 LEFT JOIN holdfast.pools p ON p.pool_id = u.pool_id
                WHERE p.pool_id IS NULL OR p.kind = 'credit') THEN
        outcome := 'not_found';
        RETURN;
    END IF;
    slot_id := (SELECT s.slot_id FROM unnest(p_pools) WITH ORDINALITY AS u(pool_id, place)
                  JOIN holdfast.slots s ON s.slot_id = u.pool_id ORDER BY u.place LIMIT 1);
    IF p_buckets IS NOT NULL OR v_site IS NULL THEN
        SELECT c.* INTO v_customer FROM holdfast.customers c
         WHERE c.erased_at IS NULL AND NOT holdfast.is_kiosk()
           AND CASE WHEN p_customer_id IS NOT NULL THEN c.customer_id = p_customer_id
               ELSE c.name_fold = holdfast.fold(coalesce(p_customer_name, ''))
                    AND c.phone_digits = holdfast.phone_digits(coalesce(p_customer_phone, '')) END;
        IF v_customer.merged_into IS NOT NULL THEN
            SELECT c.* INTO v_customer FROM holdfast.customers c
             WHERE c.customer_id = v_customer.merged_into AND c.erased_at IS NULL;
        END IF;
        v_site := coalesce(v_site, v_customer.site_id,
                           (SELECT min(s.site_id) FROM holdfast.sites s));
    END IF;
    v_extras := ARRAY(SELECT holdfast.stock_pool(v_site, e.sku)
                        FROM unnest(p_skus) WITH ORDINALITY AS e(sku, n) ORDER BY e.n);
    short_of := p_skus[array_position(v_extras, NULL)];
    IF p_buckets IS NOT NULL THEN
        v_wallets := ARRAY(SELECT w.pool_id FROM unnest(p_buckets) WITH ORDINALITY AS u(bucket, n)
                             LEFT JOIN holdfast.wallets w ON w.bucket = u.bucket
                                       AND w.customer_id = v_customer.customer_id ORDER BY u.n);
        short_of := coalesce(short_of, CASE WHEN v_customer.customer_id IS NULL THEN 'customer'
            ELSE (SELECT min(u.bucket) FROM unnest(p_buckets) AS u(bucket)
                   WHERE NOT EXISTS (SELECT FROM holdfast.buckets b
                                      WHERE b.bucket = u.bucket)) END);
    END IF;
    IF short_of IS NOT NULL THEN
        outcome := 'not_found';
        RETURN;
    END IF;
    IF array_position(v_wallets, NULL) IS NOT NULL THEN
        outcome := 'insufficient_credits';
        short_of := p_buckets[array_position(v_wallets, NULL)];
        RETURN;
    END IF;
    SELECT array_agg(l.pool_id ORDER BY l.pool_id), array_agg(l.quantity ORDER BY l.pool_id)
      INTO lines_of_request.pools, lines_of_request.quantities
      FROM (SELECT u.pool_id, sum(u.quantity)::bigint AS quantity
              FROM (SELECT * FROM unnest(p_pools, p_quantities) AS given(pool_id, quantity)
                    UNION ALL
                    SELECT * FROM unnest(v_extras, p_sku_quantities)
                    UNION ALL
                    SELECT * FROM unnest(v_wallets, p_amounts)) AS u
             GROUP BY u.pool_id) AS l;
END $$;

-- The lines of a request as it names them, each once, in one order: not as the pools that they mean
-- today, for an item may come from another warehouse by the time the request is repeated.
CREATE OR REPLACE FUNCTION holdfast.words_of_lines(
    p_pools bigint[], p_quantities bigint[], p_skus text[], p_sku_quantities bigint[],
    p_buckets text[], p_amounts bigint[]
) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (
        SELECT concat(array_agg(p.pool_id ORDER BY p.pool_id),
                      array_agg(p.quantity ORDER BY p.pool_id))
          FROM (SELECT u.pool_id, sum(u.quantity) AS quantity
                  FROM unnest(p_pools, p_quantities) AS u(pool_id, quantity)
                 GROUP BY u.pool_id) AS p)
        || (SELECT coalesce(jsonb_object_agg(w.word, w.quantity)::text, '')
              FROM (SELECT u.word, sum(u.quantity) AS quantity
                      FROM (SELECT 'extra ' || normalize(e.sku, NFC) AS word, e.quantity
                              FROM unnest(p_skus, p_sku_quantities) AS e(sku, quantity)
                            UNION ALL
                            SELECT 'credits ' || c.bucket, c.amount
                              FROM unnest(p_buckets, p_amounts) AS c(bucket, amount)) AS u
                     GROUP BY u.word) AS w);
END $$;

-- What makes a request this request: its lines, time, customer, note and meta. Text is compared in
-- NFC and without blanks around it, so that another way of writing the same words is the same
-- request.
CREATE OR REPLACE FUNCTION holdfast.request_hash(
    p_lines text, p_ttl_seconds int, p_customer_id bigint, p_customer_name text,
    p_customer_phone text, p_note text, p_meta jsonb
) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(convert_to(concat(p_lines, p_ttl_seconds, '/', p_customer_id,
        CASE WHEN p_customer_name <> '' OR p_customer_phone <> '' OR p_note <> '' THEN
            concat(E'\x1f', btrim(normalize(p_customer_name, NFC)),
                   E'\x1f', btrim(normalize(p_customer_phone, NFC)),
                   E'\x1f', btrim(normalize(p_note, NFC))) END,
        E'\x1f' || p_meta::text), 'UTF8'))
$$;

-- The answer to a key that is known; all NULL when it is not. The same caller with the same request
-- hears of its hold; any other combination learns that the key is taken and nothing else.
CREATE OR REPLACE FUNCTION holdfast.known_key(p_key uuid, p_hash bytea, p_now timestamptz)
RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_hold holdfast.holds;
    v_answer holdfast.answer;
BEGIN
    SELECT * INTO v_hold FROM holdfast.holds WHERE idempotency_key = p_key;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    IF v_hold.request_hash = p_hash AND v_hold.actor = session_user THEN
        RETURN holdfast.hold_answer('replayed', v_hold, p_now);
    END IF;
    v_answer.outcome := 'idempotency_key_reuse';
    RETURN v_answer;
END $$;
