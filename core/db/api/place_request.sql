-- The field of a place request that cannot be right whatever the database holds; NULL when all can.
-- One expression, so that place_hold_tx inlines it.
CREATE OR REPLACE FUNCTION holdfast.invalid_place_field(
    p_key uuid, p_pools bigint[], p_quantities bigint[], p_ttl_seconds int, p_customer_name text,
    p_customer_phone text, p_note text, p_desk text, p_channel text, p_skus text[],
    p_sku_quantities bigint[]
) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN p_key IS NULL THEN 'key'
        WHEN (array_ndims(p_pools) = 1 AND cardinality(p_pools) = cardinality(p_quantities)
              AND cardinality(p_pools) + coalesce(cardinality(p_skus), 0) <= 20
              AND 0 <= ALL (p_pools)) IS NOT TRUE
          OR (p_skus IS NOT NULL OR p_sku_quantities IS NOT NULL)
             AND (cardinality(p_skus) = cardinality(p_sku_quantities)
                  AND '' <= ALL (p_skus)) IS NOT TRUE THEN 'lines'
        WHEN (1 <= ALL (p_quantities) AND 1000000 >= ALL (p_quantities)) IS NOT TRUE
          OR p_skus IS NOT NULL
             AND (1 <= ALL (p_sku_quantities)
                  AND 1000000 >= ALL (p_sku_quantities)) IS NOT TRUE THEN 'quantity'
        WHEN p_ttl_seconds NOT BETWEEN 1 AND 86400 THEN 'ttl'
        WHEN char_length(p_customer_name) > 120 THEN 'name'
        WHEN char_length(p_customer_phone) > 40
          OR btrim(p_customer_phone) <> '' AND p_customer_phone !~ '[0-9]' THEN 'phone'
        WHEN char_length(p_note) > 1000 THEN 'note'
        WHEN char_length(p_desk) > 80 THEN 'desk'
        WHEN p_channel NOT IN ('desk', 'kiosk', 'program') THEN 'channel'
    END
$$;

-- The lines of a request as pools in ascending order, each once. Extras are looked up at the site
-- of the first pool. slot_id is the first slot among p_pools; unknown_sku an extra that is not
-- there.
CREATE OR REPLACE FUNCTION holdfast.lines_of_request(
    p_pools bigint[], p_quantities bigint[], p_skus text[], p_sku_quantities bigint[],
    OUT pools bigint[], OUT quantities bigint[], OUT slot_id bigint, OUT unknown_sku text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_site bigint := (SELECT site_id FROM holdfast.pools WHERE pool_id = p_pools[1]);
BEGIN
    slot_id := (SELECT s.slot_id FROM unnest(p_pools) WITH ORDINALITY AS u(pool_id, place)
                  JOIN holdfast.slots s ON s.slot_id = u.pool_id ORDER BY u.place LIMIT 1);
    unknown_sku := (SELECT min(e.sku) FROM unnest(p_skus) AS e(sku)
                     WHERE holdfast.stock_pool(v_site, e.sku) IS NULL);
    SELECT array_agg(l.pool_id ORDER BY l.pool_id), array_agg(l.quantity ORDER BY l.pool_id)
      INTO lines_of_request.pools, lines_of_request.quantities
      FROM (SELECT u.pool_id, sum(u.quantity)::bigint AS quantity
              FROM (SELECT * FROM unnest(p_pools, p_quantities) AS given(pool_id, quantity)
                    UNION ALL
                    SELECT holdfast.stock_pool(v_site, e.sku), e.quantity
                      FROM unnest(p_skus, p_sku_quantities) AS e(sku, quantity)) AS u
             GROUP BY u.pool_id) AS l;
END $$;

-- What makes a request this request: its lines, time, customer and note. Text is compared in NFC
-- and without blanks around it, so that another way of writing the same words is the same request.
CREATE OR REPLACE FUNCTION holdfast.request_hash(
    p_pools bigint[], p_quantities bigint[], p_ttl_seconds int, p_customer_id bigint,
    p_customer_name text, p_customer_phone text, p_note text
) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(convert_to(concat(p_pools, p_quantities, p_ttl_seconds, '/', p_customer_id,
        CASE WHEN p_customer_name <> '' OR p_customer_phone <> '' OR p_note <> '' THEN
            concat(E'\x1f', btrim(normalize(p_customer_name, NFC)),
                   E'\x1f', btrim(normalize(p_customer_phone, NFC)),
                   E'\x1f', btrim(normalize(p_note, NFC))) END), 'UTF8'))
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
