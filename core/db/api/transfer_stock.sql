-- Pieces of an item go to another warehouse of its site: one operation with one key, an entry, and
-- a journal row in each of the two levels. Only what is available can go: what is reserved stays
-- where its booking looks for it. Locks the site when the level there has to be made, then the
-- pools in ascending order, and takes the key last.

-- The level of an item in a warehouse, made empty when it is not there. The caller has locked the
-- site, and yet somebody else may have made it in a transaction that a snapshot of REPEATABLE READ
-- does not show: that is a serialization failure, not an error.
CREATE OR REPLACE FUNCTION holdfast.open_level(
    p_item bigint, p_warehouse bigint, p_site bigint, p_now timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    v_pool bigint;
BEGIN
    INSERT INTO holdfast.pools AS p (site_id, kind, free) VALUES (p_site, 'stock', 0)
        RETURNING p.pool_id INTO v_pool;
    INSERT INTO holdfast.stock_levels (pool_id, site_id, item_id, warehouse_id)
        VALUES (v_pool, p_site, p_item, p_warehouse)
        ON CONFLICT (item_id, warehouse_id) DO NOTHING;
    IF NOT FOUND THEN
        RAISE serialization_failure USING MESSAGE = 'the level has just been made';
    END IF;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, free_change, balance_change)
        VALUES (p_now, 'opened', p_site, v_pool, 0, 0);
    RETURN v_pool;
END $$;

-- Finds and locks the two levels of a transfer. to_pool is NULL when the item has none there yet.
-- outcome: NULL | not_found (short_of: NULL for the level, warehouse) | invalid_request (short_of:
-- warehouse, when it is the one where the pieces are).
CREATE OR REPLACE FUNCTION holdfast.lock_transfer(
    p_pool bigint, p_warehouse text,
    OUT outcome text, OUT short_of text, OUT site_id bigint, OUT item_id bigint,
    OUT warehouse_id bigint, OUT to_pool bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    v_from bigint;
BEGIN
    SELECT v.site_id, v.item_id, v.warehouse_id INTO site_id, item_id, v_from
      FROM holdfast.stock_levels v WHERE v.pool_id = p_pool;
    IF NOT FOUND THEN
        outcome := 'not_found';
        RETURN;
    END IF;
    SELECT w.warehouse_id INTO warehouse_id FROM holdfast.warehouses w
     WHERE w.site_id = lock_transfer.site_id
       AND w.name = btrim(normalize(p_warehouse, NFC));
    IF NOT FOUND OR warehouse_id = v_from THEN
        outcome := CASE WHEN FOUND THEN 'invalid_request' ELSE 'not_found' END;
        short_of := 'warehouse';
        RETURN;
    END IF;
    FOR i IN 1 .. 2 LOOP
        SELECT v.pool_id INTO to_pool FROM holdfast.stock_levels v
         WHERE v.item_id = lock_transfer.item_id
           AND v.warehouse_id = lock_transfer.warehouse_id;
        EXIT WHEN FOUND OR i = 2;
        -- One writer of the list of levels; then a look that is a statement of its own.
        PERFORM FROM holdfast.sites s WHERE s.site_id = lock_transfer.site_id FOR NO KEY UPDATE;
    END LOOP;
    PERFORM FROM holdfast.pools p WHERE p.pool_id IN (p_pool, to_pool)
      ORDER BY p.pool_id FOR NO KEY UPDATE;
END $$;

-- outcome: transferred | replayed | idempotency_key_reuse | not_found (short_of: warehouse, or NULL
-- for the level) | more_than_available (short_left: what is) | invalid_request (short_of: key,
-- quantity, reason, warehouse). The numbers are those of the level that the pieces left.
--
-- What has lapsed in that level is given back first: it is available, but not yet in the counter.
CREATE OR REPLACE FUNCTION api.transfer_stock(
    p_key uuid, p_pool bigint, p_warehouse text, p_quantity bigint, p_reason text DEFAULT NULL
) RETURNS holdfast.stock_answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hash bytea := stock_hash('transferred', ARRAY[p_pool, p_quantity],
                               concat(btrim(p_warehouse), E'\x1f', p_reason));
    v_reason text := nullif(btrim(normalize(p_reason, NFC)), '');
    v_answer stock_answer;
    v_ends record;
    v_left bigint;
    v_now timestamptz := holdfast.now();
BEGIN
    v_answer.outcome := 'invalid_request';
    v_answer.short_of := CASE
        WHEN p_key IS NULL THEN 'key'
        WHEN (p_quantity BETWEEN 1 AND 1000000000) IS NOT TRUE THEN 'quantity'
        WHEN char_length(v_reason) > 1000 THEN 'reason' END;
    IF v_answer.short_of IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    PERFORM be_durable();
    -- Before the words are looked up: a warehouse may have another name by now.
    v_answer := known_stock_key(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    v_ends := lock_transfer(p_pool, p_warehouse);
    IF v_ends.outcome IS NOT NULL THEN
        RETURN stock_answer(v_ends.outcome, CASE WHEN v_ends.short_of IS NOT NULL THEN p_pool END,
                            v_now, v_ends.short_of);
    END IF;
    v_now := holdfast.now();
    v_answer := known_stock_key(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    WHILE lapsed(p_pool, v_now) > 0 LOOP
        PERFORM reap(ARRAY[p_pool], true);
    END LOOP;
    v_left := (SELECT p.free - p.minimum FROM pools p WHERE p.pool_id = p_pool);
    IF v_left < p_quantity THEN
        RETURN stock_answer('more_than_available', p_pool, v_now, NULL, greatest(v_left, 0));
    END IF;
    IF NOT take_entry_key(p_key) THEN
        RETURN known_stock_key(p_key, v_hash, v_now);
    END IF;
    v_ends.to_pool := coalesce(v_ends.to_pool, open_level(v_ends.item_id, v_ends.warehouse_id,
                                                          v_ends.site_id, v_now));
    INSERT INTO stock_entries
        (idempotency_key, request_hash, site_id, pool_id, to_pool_id, kind, change, reason, at)
    VALUES (p_key, v_hash, v_ends.site_id, p_pool, v_ends.to_pool, 'transferred', -p_quantity,
            v_reason, v_now);
    INSERT INTO journal (at, event, site_id, pool_id, other_pool_id, free_change, balance_change,
                         note)
        SELECT v_now, 'transferred', v_ends.site_id, e.pool_id, e.other_id, e.change, e.change,
               v_reason
          FROM (VALUES (p_pool, v_ends.to_pool, -p_quantity), (v_ends.to_pool, p_pool, p_quantity))
               AS e(pool_id, other_id, change) ORDER BY e.pool_id;
    UPDATE pools p
       SET free = p.free + e.change, shortfall = greatest(0, p.minimum - (p.free + e.change))
      FROM (VALUES (p_pool, -p_quantity), (v_ends.to_pool, p_quantity)) AS e(pool_id, change)
     WHERE p.pool_id = e.pool_id;
    RETURN stock_answer('transferred', p_pool, v_now);
END $$;
