-- What came back to a slot goes first to those who wait for it, in the transaction that gave it
-- back: nobody else sees these places free. The caller has locked the pool.

-- Places a hold for a waiting party; false, and nothing done, when its person is being merged or
-- erased at this moment: the customer comes before the pool in the order of locks, so that it must
-- not be waited for here. The hold belongs to whoever put the party on the list, not to whoever
-- happened to give the places back: that may be a kiosk.
CREATE OR REPLACE FUNCTION holdfast.offer_places(p_entry holdfast.waiting, p_now timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    v_hold bigint;
    v_expires_at timestamptz := p_now
        + make_interval(secs => holdfast.setting_number('offer_seconds'));
BEGIN
    PERFORM FROM holdfast.customers WHERE customer_id = p_entry.customer_id
      FOR KEY SHARE SKIP LOCKED;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO holdfast.holds (idempotency_key, request_hash, site_id, slot_id, customer_id, actor,
                                desk, channel, note, created_at, expires_at)
        VALUES (gen_random_uuid(), p_entry.request_hash, p_entry.site_id, p_entry.slot_id,
                p_entry.customer_id, p_entry.actor, p_entry.desk, 'desk', p_entry.note, p_now,
                v_expires_at)
        RETURNING hold_id INTO v_hold;
    INSERT INTO holdfast.hold_lines (hold_id, pool_id, quantity, site_id, expires_at)
        VALUES (v_hold, p_entry.slot_id, p_entry.party, p_entry.site_id, v_expires_at);
    UPDATE holdfast.pools SET free = free - p_entry.party WHERE pool_id = p_entry.slot_id;
    UPDATE holdfast.waiting SET state = 'offered', hold_id = v_hold
     WHERE waiting_id = p_entry.waiting_id;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change, balance_change,
                                  quantity)
        VALUES (p_now, 'held', p_entry.site_id, p_entry.slot_id, v_hold, -p_entry.party, 0, NULL),
               (p_now, 'offered', p_entry.site_id, p_entry.slot_id, v_hold, 0, 0, p_entry.party);
    RETURN true;
END $$;

-- Whether places of this slot are kept for a party of its waiting list at this moment.
CREATE OR REPLACE FUNCTION holdfast.has_offers(p_slot bigint, p_now timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN EXISTS (SELECT FROM holdfast.hold_lines l
                     JOIN holdfast.waiting w ON w.hold_id = l.hold_id
                     JOIN holdfast.holds h ON h.hold_id = l.hold_id
                    WHERE l.pool_id = p_slot AND l.state = 'open' AND l.expires_at > p_now
                      AND w.state = 'offered' AND h.status = 'held');
END $$;

-- Writes down that these parties were passed over: fewer places were free than they are.
CREATE OR REPLACE FUNCTION holdfast.note_skips(
    p_entries bigint[], p_free bigint[], p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
    WITH skipped AS (
        UPDATE holdfast.waiting w
           SET skips = skips + 1, skipped_at = p_now, skipped_with = s.free
          FROM unnest(p_entries, p_free) AS s(waiting_id, free)
         WHERE w.waiting_id = s.waiting_id
        RETURNING w.waiting_id, w.site_id, w.slot_id, w.customer_id, w.party, s.free)
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, customer_id, free_change,
                                  balance_change, quantity, note)
    SELECT p_now, 'skipped', site_id, slot_id, customer_id, 0, 0, party, free::text
      FROM skipped ORDER BY waiting_id
$$;

-- Offers what is free in this slot: to each party that fits, whole, in the order of the line. A
-- party that is passed over, because it is larger than what is left, keeps its place in the line.
CREATE OR REPLACE FUNCTION holdfast.offer_waiting(p_pool bigint, p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_pool holdfast.pools;
    v_left bigint;
    v_entry holdfast.waiting;
    v_passed bigint[] := '{}';
    v_free bigint[] := '{}';
BEGIN
    SELECT * INTO v_pool FROM holdfast.pools WHERE pool_id = p_pool;
    v_left := v_pool.free - v_pool.minimum;
    IF NOT v_pool.has_waiting OR v_pool.closed OR v_pool.ends_at <= p_now OR v_left <= 0 THEN
        RETURN;
    END IF;
    FOR v_entry IN SELECT * FROM holdfast.waiting
                    WHERE slot_id = p_pool AND state = 'waiting' AND wait_until > p_now
                    ORDER BY waiting_id FOR NO KEY UPDATE
    LOOP
        EXIT WHEN v_left = 0;
        IF v_entry.party > v_left THEN
            v_passed := v_passed || v_entry.waiting_id;
            v_free := v_free || v_left;
        ELSIF holdfast.offer_places(v_entry, p_now) THEN
            v_left := v_left - v_entry.party;
            PERFORM holdfast.note_skips(v_passed, v_free, p_now);
            v_passed := '{}';
            v_free := '{}';
        END IF;
    END LOOP;
    PERFORM holdfast.mark_waiting(p_pool);
END $$;

-- The flag of a pool says whether anybody waits for it. The caller has locked the pool.
CREATE OR REPLACE FUNCTION holdfast.mark_waiting(p_pool bigint) RETURNS void
LANGUAGE sql AS $$
    UPDATE holdfast.pools p SET has_waiting = NOT p.has_waiting
     WHERE p.pool_id = p_pool
       AND p.has_waiting <> EXISTS (SELECT FROM holdfast.waiting w
                                     WHERE w.slot_id = p.pool_id AND w.state = 'waiting')
$$;

-- A party waits no longer. The caller has locked the pool and the entry.
CREATE OR REPLACE FUNCTION holdfast.end_wait(
    p_entry holdfast.waiting, p_word holdfast.wait_end, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    UPDATE holdfast.waiting SET state = 'ended', ended_at = p_now, ended_by = p_word
     WHERE waiting_id = p_entry.waiting_id;
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, customer_id, free_change,
                                  balance_change, quantity, note)
        VALUES (p_now, 'wait_ended', p_entry.site_id, p_entry.slot_id, p_entry.customer_id, 0, 0,
                p_entry.party, p_word::text);
END $$;

-- Takes an erased person off every list. The caller has locked the person; locks the pools next, in
-- ascending order.
CREATE OR REPLACE FUNCTION holdfast.forget_waits(p_customers bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_entry holdfast.waiting;
    v_now timestamptz;
BEGIN
    PERFORM FROM holdfast.pools
      WHERE pool_id IN (SELECT slot_id FROM holdfast.waiting
                         WHERE customer_id = ANY (p_customers) AND state = 'waiting')
      ORDER BY pool_id FOR NO KEY UPDATE;
    v_now := holdfast.now();
    FOR v_entry IN SELECT * FROM holdfast.waiting
                    WHERE customer_id = ANY (p_customers) AND state = 'waiting'
                    ORDER BY slot_id, waiting_id FOR NO KEY UPDATE
    LOOP
        PERFORM holdfast.end_wait(v_entry, 'erased', v_now);
        PERFORM holdfast.mark_waiting(v_entry.slot_id);
    END LOOP;
    UPDATE holdfast.waiting SET note = NULL
     WHERE customer_id = ANY (p_customers) AND note IS NOT NULL;
END $$;

-- Keeps at most p_limit lines in order that nobody is working on: ends the waits whose time is
-- over, and offers what could not be offered at once because the person's row was locked. Returns
-- how many it looked at. Bookkeeping: no reader depends on it.
CREATE OR REPLACE FUNCTION holdfast.sweep_waiting_tx(p_limit int) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_now timestamptz := holdfast.now();
    v_pools bigint[];
    v_pool bigint;
    v_entry waiting;
BEGIN
    v_pools := ARRAY(
        SELECT p.pool_id FROM pools p
         WHERE p.has_waiting
           AND (EXISTS (SELECT FROM waiting w WHERE w.slot_id = p.pool_id AND w.state = 'waiting'
                           AND (w.wait_until <= v_now
                                OR w.party <= p.free - p.minimum AND NOT p.closed)))
         ORDER BY p.pool_id LIMIT least(greatest(p_limit, 0), 200)
           FOR NO KEY UPDATE SKIP LOCKED);
    FOREACH v_pool IN ARRAY v_pools LOOP
        FOR v_entry IN SELECT * FROM waiting
                        WHERE slot_id = v_pool AND state = 'waiting' AND wait_until <= v_now
                        ORDER BY waiting_id FOR NO KEY UPDATE
        LOOP
            PERFORM end_wait(v_entry, 'overdue', v_now);
        END LOOP;
        PERFORM offer_waiting(v_pool, v_now);
        PERFORM mark_waiting(v_pool);
    END LOOP;
    RETURN cardinality(v_pools);
END $$;
