-- Gives everything back that a hold still has. Open lines become p_state (released or expired),
-- captured ones become returned: of these comes back what had neither come back before nor been
-- written off. It covers first what was short, and goes then to who waits for it. The caller has
-- locked the hold and its pools.
CREATE OR REPLACE FUNCTION holdfast.give_back(
    p_hold bigint, p_state holdfast.line_state, p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
    WITH back AS (
        UPDATE holdfast.hold_lines
           SET state = CASE state WHEN 'open' THEN p_state ELSE 'returned'::holdfast.line_state END
         WHERE hold_id = p_hold AND state IN ('open', 'captured')
        RETURNING pool_id, site_id, state,
                  CASE state WHEN 'returned' THEN captured - returned - written_off
                             ELSE quantity END AS quantity),
    noted AS (
        INSERT INTO holdfast.journal
            (at, event, site_id, pool_id, hold_id, free_change, balance_change)
        SELECT p_now, state::text::holdfast.journal_event, site_id, pool_id, p_hold, quantity,
               CASE state WHEN 'returned' THEN quantity ELSE 0 END
          FROM back)
    UPDATE holdfast.pools p
       SET free = p.free + back.quantity,
           shortfall = greatest(0, least(p.shortfall, p.minimum - (p.free + back.quantity)))
      FROM back
     WHERE p.pool_id = back.pool_id;
    SELECT holdfast.offer_waiting(p.pool_id, p_now)
      FROM holdfast.hold_lines l JOIN holdfast.pools p ON p.pool_id = l.pool_id
     WHERE l.hold_id = p_hold AND p.has_waiting
     ORDER BY p.pool_id
$$;
