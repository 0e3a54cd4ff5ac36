-- The answer about a hold that is known: where it stands by the clock, and what its slot gives now.
CREATE OR REPLACE FUNCTION holdfast.hold_answer(
    p_outcome text, p_hold holdfast.holds, p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer;
BEGIN
    v_answer.outcome := p_outcome;
    v_answer.hold_id := p_hold.hold_id;
    v_answer.slot_id := p_hold.slot_id;
    v_answer.status := holdfast.status_at(p_hold.status, p_hold.expires_at, p_now);
    v_answer.expires_us := holdfast.us(p_hold.expires_at);
    v_answer.remaining_ms := CASE p_hold.status
        WHEN 'held' THEN holdfast.ms_left(p_hold.expires_at, p_now) ELSE 0 END;
    SELECT n.available, n.capacity INTO v_answer.available, v_answer.capacity
      FROM holdfast.pool_numbers(p_hold.slot_id, p_now) n;
    RETURN v_answer;
END $$;

-- An answer that is one word and the field it is about.
CREATE OR REPLACE FUNCTION holdfast.short_answer(p_outcome text, p_short_of text)
RETURNS holdfast.answer LANGUAGE sql STABLE AS $$
    SELECT ROW(p_outcome, NULL, NULL, NULL, NULL, NULL, NULL, NULL, p_short_of, NULL)
           ::holdfast.answer
$$;

-- What a pool can give now. One statement, so that free and lapsed are of the same moment. plpgsql,
-- whose plans outlive the transaction: a SQL function that is not inlined is planned in each.
CREATE OR REPLACE FUNCTION holdfast.pool_numbers(
    p_pool bigint, p_now timestamptz, OUT available bigint, OUT capacity bigint
) LANGUAGE plpgsql STABLE AS $$
BEGIN
    SELECT greatest(p.free - p.minimum
                    + (SELECT coalesce(sum(l.quantity), 0)::bigint
                         FROM holdfast.hold_lines l
                        WHERE l.pool_id = p.pool_id AND l.state = 'open' AND l.expires_at <= p_now),
                    0), p.capacity
      INTO pool_numbers.available, pool_numbers.capacity
      FROM holdfast.pools p
     WHERE p.pool_id = p_pool;
END $$;
