-- The answer about an entry of the waiting list.
-- place_in_line: 1 is next; NULL when it does not wait.
CREATE OR REPLACE FUNCTION holdfast.waiting_answer(
    p_outcome text, p_entry holdfast.waiting, p_slot bigint, p_now timestamptz,
    OUT outcome text, OUT waiting_id bigint, OUT slot_id bigint, OUT place_in_line bigint,
    OUT hold_id bigint, OUT available bigint, OUT capacity bigint, OUT short_of text
) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
    outcome := p_outcome;
    waiting_id := p_entry.waiting_id;
    slot_id := coalesce(p_entry.slot_id, p_slot);
    hold_id := p_entry.hold_id;
    place_in_line := CASE p_entry.state WHEN 'waiting' THEN
        (SELECT count(*) FROM holdfast.waiting w
          WHERE w.slot_id = p_entry.slot_id AND w.state = 'waiting' AND w.wait_until > p_now
            AND w.waiting_id <= p_entry.waiting_id) END;
    SELECT n.available, n.capacity INTO available, capacity
      FROM holdfast.pool_numbers(coalesce(p_entry.slot_id, p_slot), p_now) n;
END $$;

-- Why nobody can be put on the waiting list of this slot; NULL when a party can.
CREATE OR REPLACE FUNCTION holdfast.refusal_to_wait(
    p_pool holdfast.pools, p_party bigint, p_until timestamptz, p_now timestamptz
) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN CASE
        WHEN p_pool.kind IS DISTINCT FROM 'slot' THEN 'not_found'
        WHEN p_pool.closed THEN 'slot_closed'
        WHEN p_pool.ends_at <= p_now THEN 'slot_past'
        WHEN p_until <= p_now THEN 'until_past'
        WHEN p_party > p_pool.capacity THEN 'party_too_large'
        WHEN p_pool.free - p_pool.minimum + holdfast.lapsed(p_pool.pool_id, p_now) >= p_party
            THEN 'has_room' END;
END $$;

-- Puts a party on the waiting list of a slot that has no room for it. Whoever is to be offered
-- places must be reached: a known customer, or a phone.
--
-- p_until: nothing is offered from then on; NULL: until the slot begins, or, when it has begun,
-- until it ends.
--
-- outcome: waiting | replayed | idempotency_key_reuse | already_waiting (this person, for this
-- slot) | has_room (place it instead) | party_too_large (capacity tells) | until_past |
-- slot_closed | slot_past | not_found (short_of customer: unknown or erased) | invalid_request
-- (short_of: key, quantity, phone, name, until, note, desk).
CREATE OR REPLACE FUNCTION api.join_waiting(
    p_key uuid, p_slot bigint, p_party bigint, p_customer_id bigint, p_customer_name text,
    p_customer_phone text, p_until timestamptz, p_note text, p_desk text DEFAULT NULL,
    OUT outcome text, OUT waiting_id bigint, OUT slot_id bigint, OUT place_in_line bigint,
    OUT hold_id bigint, OUT available bigint, OUT capacity bigint, OUT short_of text
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_hash bytea := change_hash(ARRAY['waiting', p_slot::text, p_party::text, p_customer_id::text,
        p_customer_name, p_customer_phone, p_until::text, p_note]);
    v_pool pools;
    v_entry waiting;
    v_customer record;
    v_refusal text;
    v_now timestamptz := holdfast.now();
BEGIN
    short_of := CASE
        WHEN p_key IS NULL THEN 'key'
        WHEN (p_party BETWEEN 1 AND 1000000) IS NOT TRUE THEN 'quantity'
        WHEN char_length(p_customer_name) > 120 THEN 'name'
        WHEN char_length(p_customer_phone) > 40 THEN 'phone'
        WHEN p_customer_id IS NULL AND coalesce(phone_digits(p_customer_phone), '') = ''
            THEN 'phone'
        WHEN p_until = 'infinity' OR p_until = '-infinity' THEN 'until'
        WHEN char_length(p_note) > 1000 THEN 'note'
        WHEN char_length(p_desk) > 80 THEN 'desk' END;
    IF short_of IS NOT NULL THEN
        outcome := 'invalid_request';
        RETURN;
    END IF;
    PERFORM be_durable();
    SELECT * INTO v_entry FROM waiting w WHERE w.idempotency_key = p_key;
    IF FOUND OR EXISTS (SELECT FROM entry_keys e WHERE e.idempotency_key = p_key) THEN
        IF v_entry.request_hash = v_hash AND v_entry.actor = session_user THEN
            SELECT * INTO outcome, waiting_id, slot_id, place_in_line, hold_id, available, capacity,
                          short_of FROM waiting_answer('replayed', v_entry, p_slot, v_now);
        ELSE
            outcome := 'idempotency_key_reuse';
        END IF;
        RETURN;
    END IF;
    -- A look without a lock first: who is refused is not written down as a customer.
    SELECT * INTO v_pool FROM pools p WHERE p.pool_id = p_slot;
    v_refusal := refusal_to_wait(v_pool, p_party, p_until, v_now);
    IF v_refusal IS NULL THEN
        v_customer := customer_of_request(v_pool.site_id, p_customer_id, p_customer_name,
                                          p_customer_phone);
        IF NOT v_customer.is_known THEN
            outcome := 'not_found';
            short_of := 'customer';
            RETURN;
        END IF;
        SELECT * INTO v_pool FROM pools p WHERE p.pool_id = p_slot FOR NO KEY UPDATE;
        v_now := holdfast.now();
        v_refusal := refusal_to_wait(v_pool, p_party, p_until, v_now);
        SELECT * INTO v_entry FROM waiting w
         WHERE w.slot_id = p_slot AND person_of(w.customer_id) = v_customer.customer_id
           AND w.state = 'waiting' AND w.wait_until > v_now LIMIT 1;
        IF v_refusal IS NULL AND FOUND THEN
            v_refusal := 'already_waiting';
        END IF;
    END IF;
    IF v_refusal IS NOT NULL THEN
        SELECT * INTO outcome, waiting_id, slot_id, place_in_line, hold_id, available, capacity,
                      short_of FROM waiting_answer(v_refusal, v_entry, p_slot, v_now);
        short_of := CASE v_refusal WHEN 'slot_closed' THEN v_pool.closed_reason END;
        RETURN;
    END IF;
    IF NOT take_entry_key(p_key) THEN
        RAISE serialization_failure USING MESSAGE = 'the key is being used by another change';
    END IF;
    INSERT INTO waiting (idempotency_key, request_hash, site_id, slot_id, customer_id, party,
                         wait_until, note, desk, created_at)
        VALUES (p_key, v_hash, v_pool.site_id, p_slot, v_customer.customer_id, p_party,
                least(coalesce(p_until, CASE WHEN v_pool.starts_at > v_now THEN v_pool.starts_at
                                             ELSE v_pool.ends_at END), v_pool.ends_at),
                tidy(p_note), p_desk, v_now)
        RETURNING * INTO v_entry;
    -- Also when it is true already: whoever gives places back under an older snapshot must not miss
    -- this party.
    UPDATE pools p SET has_waiting = true WHERE p.pool_id = p_slot;
    INSERT INTO journal (at, event, site_id, pool_id, customer_id, free_change, balance_change,
                         quantity)
        VALUES (v_now, 'wait_begun', v_pool.site_id, p_slot, v_entry.customer_id, 0, 0, p_party);
    SELECT * INTO outcome, waiting_id, slot_id, place_in_line, hold_id, available, capacity,
                  short_of FROM waiting_answer('waiting', v_entry, p_slot, v_now);
END $$;

-- Takes a party off the list. outcome: withdrawn (again is withdrawn again: it has no key) |
-- offered (places are held for it; hold_id tells: release them) | not_found.
CREATE OR REPLACE FUNCTION api.leave_waiting(
    p_waiting bigint,
    OUT outcome text, OUT waiting_id bigint, OUT slot_id bigint, OUT place_in_line bigint,
    OUT hold_id bigint, OUT available bigint, OUT capacity bigint, OUT short_of text
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_entry waiting;
    v_now timestamptz;
BEGIN
    PERFORM be_durable();
    PERFORM FROM pools p
      WHERE p.pool_id = (SELECT w.slot_id FROM waiting w WHERE w.waiting_id = p_waiting)
      FOR NO KEY UPDATE;
    SELECT * INTO v_entry FROM waiting w WHERE w.waiting_id = p_waiting FOR NO KEY UPDATE;
    v_now := holdfast.now();
    IF NOT FOUND THEN
        outcome := 'not_found';
        RETURN;
    ELSIF v_entry.state = 'waiting' THEN
        PERFORM end_wait(v_entry, 'withdrawn', v_now);
        PERFORM mark_waiting(v_entry.slot_id);
        v_entry.state := 'ended';
    END IF;
    SELECT * INTO outcome, waiting_id, slot_id, place_in_line, hold_id, available, capacity,
                  short_of
      FROM waiting_answer(CASE v_entry.state WHEN 'offered' THEN 'offered' ELSE 'withdrawn' END,
                          v_entry, v_entry.slot_id, v_now);
END $$;
