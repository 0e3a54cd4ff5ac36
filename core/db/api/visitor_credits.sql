-- Paying at a kiosk with the credits of a member, who shows a card. What a place costs in credits
-- is its price divided by the setting credit_minor, the worth of one credit in minor units of the
-- money of the site; 0: nobody pays with credits at a kiosk.

-- What the card of a member holds: a number and 128 bits that only this database can make for it.
-- No personal data. As the token of a ticket.
CREATE OR REPLACE FUNCTION holdfast.card_of(p_customer bigint) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT 'HM' || lpad(upper(to_hex(p_customer)), 12, '0') || upper(encode(substr(
               sha256(s.value || sha256(s.value || convert_to('card ' || p_customer, 'UTF8'))),
               1, 16), 'hex'))
      FROM holdfast.secrets s WHERE s.name = 'hold_token'
$$;

-- Whose card it is, whoever that was merged into; NULL when it is none of ours.
CREATE OR REPLACE FUNCTION holdfast.member_of_card(p_card text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
    v_card text := upper(btrim(left(p_card, 200)));
    v_customer bigint;
BEGIN
    IF v_card !~ '^HM[0-9A-F]{44}$' THEN
        RETURN NULL;
    END IF;
    v_customer := ('x' || lpad(substr(v_card, 3, 12), 16, '0'))::bit(64)::bigint;
    RETURN (SELECT c.customer_id FROM holdfast.customers c
             WHERE c.customer_id = holdfast.person_of(v_customer) AND c.erased_at IS NULL
               AND v_card = holdfast.card_of(v_customer));
END $$;

-- For the desk, which prints it. No row: there is no such customer.
CREATE OR REPLACE FUNCTION api.member_card(p_customer bigint) RETURNS TABLE (card text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
    SELECT card_of(c.customer_id) FROM customers c
     WHERE c.customer_id = p_customer AND c.erased_at IS NULL AND c.merged_into IS NULL
$$;

-- What the places of a hold cost in credits, rounded up; NULL when they cannot be paid so.
CREATE OR REPLACE FUNCTION holdfast.credit_price(p_hold holdfast.holds) RETURNS bigint
LANGUAGE sql STABLE AS $$
    SELECT ceil(s.price_minor * l.quantity / worth.minor::numeric)::bigint
      FROM holdfast.slots s
      JOIN holdfast.hold_lines l ON l.hold_id = p_hold.hold_id AND l.pool_id = s.slot_id,
           (SELECT holdfast.setting_number('credit_minor') AS minor) AS worth
     WHERE s.slot_id = p_hold.slot_id AND s.price_minor > 0 AND worth.minor > 0
       AND holdfast.has_credit_holds()
$$;

-- The wallet of a member that pays: the default one if it has enough, else the first by name that
-- has; when none has, the one with the most. NULL: the member has none.
CREATE OR REPLACE FUNCTION holdfast.paying_wallet(
    p_customer bigint, p_price bigint, p_now timestamptz, OUT pool_id bigint, OUT available bigint
) LANGUAGE sql STABLE AS $$
    SELECT w.pool_id, n.available
      FROM holdfast.wallets w, LATERAL holdfast.wallet_numbers(w.pool_id, p_now) AS n
     WHERE w.customer_id = p_customer
     ORDER BY n.available < p_price, CASE WHEN n.available < p_price THEN -n.available END,
              w.bucket <> 'default', w.bucket
     LIMIT 1
$$;

-- Whether the card is one of ours, with the limit on guessing that codes have: outcome is NULL, or
-- not_found, or locked.
CREATE OR REPLACE FUNCTION holdfast.known_card(
    p_card text, OUT customer_id bigint, OUT outcome text, OUT seconds_left bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
    known_card.customer_id := holdfast.member_of_card(p_card);
    IF known_card.customer_id IS NULL THEN
        seconds_left := holdfast.codes_locked();
        outcome := CASE WHEN seconds_left IS NULL THEN 'not_found' ELSE 'locked' END;
        IF seconds_left IS NULL THEN
            PERFORM holdfast.note_wrong_code();
        END IF;
    END IF;
END $$;

-- What a member could pay an own open hold with: numbers, never a name.
-- outcome: found (price; NULL: it cannot be paid with credits) | not_found | no_hold |
-- locked (seconds_left) | hold_confirmed | hold_cancelled | hold_expired.
CREATE OR REPLACE FUNCTION api.member_credits(p_hold bigint, p_card text) RETURNS TABLE (
    outcome text, price bigint, available bigint, seconds_left bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp SET lock_timeout = '2s'
AS $$
DECLARE
    v_card record := known_card(p_card);
    v_hold holds;
    v_now timestamptz := holdfast.now();
BEGIN
    SELECT * INTO v_hold FROM holds h
     WHERE h.hold_id = p_hold AND (h.actor = session_user OR NOT is_kiosk());
    outcome := CASE WHEN v_card.outcome IS NOT NULL THEN v_card.outcome
                    WHEN v_hold.hold_id IS NULL THEN 'no_hold'
                    ELSE coalesce(not_open(v_hold, v_now), 'found') END;
    seconds_left := v_card.seconds_left;
    IF outcome = 'found' THEN
        price := credit_price(v_hold);
        available := coalesce((paying_wallet(v_card.customer_id, coalesce(price, 0),
                                             v_now)).available, 0);
    END IF;
    RETURN NEXT;
END $$;

-- The own open hold belongs to the member of the card and is paid with credits: they are held with
-- the places from now on, confirming takes both, giving up gives both back.
-- outcome: paid | replayed (also: is paid already) | idempotency_key_reuse | insufficient_credits
-- (short_left: what is there) | no_credit_price | unknown_card | locked (short_left: seconds) |
-- not_found | hold_confirmed | hold_cancelled | hold_expired | invalid_request (short_of: key).
CREATE OR REPLACE FUNCTION api.pay_with_credits(p_key uuid, p_hold bigint, p_card text)
RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hash bytea := change_hash(ARRAY['pay', p_hold::text, p_card]);
    v_card record;
    v_hold holds;
    v_price bigint;
    v_wallet record;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL THEN
        RETURN short_answer('invalid_request', 'key');
    END IF;
    PERFORM be_durable();
    v_card := known_card(p_card);
    IF v_card.outcome IS NOT NULL THEN
        v_answer := short_answer(CASE v_card.outcome WHEN 'locked' THEN 'locked'
                                 ELSE 'unknown_card' END, NULL);
        v_answer.short_left := v_card.seconds_left;
        RETURN v_answer;
    END IF;
    PERFORM FROM customers WHERE customer_id = v_card.customer_id FOR KEY SHARE;
    v_hold := lock_hold(p_hold);
    v_now := holdfast.now();
    v_answer := known_visitor_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF not_open(v_hold, v_now) IS NOT NULL THEN
        RETURN hold_answer(not_open(v_hold, v_now), v_hold, v_now);
    ELSIF v_hold.with_credits THEN
        RETURN hold_answer('replayed', v_hold, v_now);
    END IF;
    v_price := credit_price(v_hold);
    IF v_price IS NULL THEN
        RETURN hold_answer('no_credit_price', v_hold, v_now);
    END IF;
    SELECT * INTO v_wallet FROM paying_wallet(v_card.customer_id, v_price, v_now);
    IF v_wallet.pool_id IS NULL OR NOT take_credits(v_wallet.pool_id, v_price) THEN
        v_answer := hold_answer('insufficient_credits', v_hold, v_now);
        v_answer.short_left := coalesce(
            (paying_wallet(v_card.customer_id, v_price, v_now)).available, 0);
        RETURN v_answer;
    END IF;
    v_now := holdfast.now();
    IF not_open(v_hold, v_now) IS NOT NULL THEN
        RAISE serialization_failure USING MESSAGE = 'the hold lapsed while its wallet was locked';
    END IF;
    INSERT INTO hold_lines (hold_id, pool_id, quantity, site_id, expires_at)
        VALUES (p_hold, v_wallet.pool_id, v_price, v_hold.site_id, v_hold.expires_at);
    INSERT INTO journal (at, event, site_id, pool_id, hold_id, free_change, balance_change)
        VALUES (v_now, 'held', v_hold.site_id, v_wallet.pool_id, p_hold, -v_price, 0);
    UPDATE holds SET customer_id = v_card.customer_id, with_credits = true
     WHERE hold_id = p_hold RETURNING * INTO v_hold;
    PERFORM keep_visitor_change(p_key, v_hash, p_hold, 'paid', v_now);
    RETURN hold_answer('paid', v_hold, v_now);
END $$;

-- Takes credits from a wallet, under its lock; what is overdue in it goes first.
CREATE OR REPLACE FUNCTION holdfast.take_credits(p_pool bigint, p_amount bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
    v_pool holdfast.pools;
BEGIN
    PERFORM holdfast.expire_grants(ARRAY[p_pool]);
    SELECT * INTO v_pool FROM holdfast.pools WHERE pool_id = p_pool FOR NO KEY UPDATE;
    IF v_pool.free - v_pool.minimum < p_amount THEN
        RETURN false;
    END IF;
    UPDATE holdfast.pools SET free = free - p_amount WHERE pool_id = p_pool;
    RETURN true;
END $$;
