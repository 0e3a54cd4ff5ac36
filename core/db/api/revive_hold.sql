-- A cancelled or lapsed hold comes to life again, all or none, when there is room for all that it
-- had: the undo of a cancellation, and what a visitor asks for who comes too late. What had been
-- confirmed is confirmed again by the same call, its credits too; the rest is held for the usual
-- time. A booking of which pieces came back, or were written off, before it was cancelled stays
-- cancelled: it has been used.
CREATE OR REPLACE FUNCTION holdfast.reopen_lines(
    p_hold bigint, p_change bigint, p_expires_at timestamptz, p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
    WITH line AS (
        UPDATE holdfast.hold_lines
           SET state = 'open', captured = 0, returned = 0, expires_at = p_expires_at,
               quantity = CASE state WHEN 'returned' THEN captured ELSE quantity END
         WHERE hold_id = p_hold
        RETURNING site_id, pool_id, quantity)
    INSERT INTO holdfast.journal (at, event, site_id, pool_id, hold_id, free_change,
                                  balance_change, change_id)
    SELECT p_now, 'revived', site_id, pool_id, p_hold, -quantity, 0, p_change FROM line
$$;

-- outcome: revived (status: held or confirmed) | replayed | idempotency_key_reuse | hold_active (it
-- was not over) | pieces_returned | capacity_exhausted, insufficient_credits (short_of: the item or
-- bucket) | places_offered | slot_closed | slot_past | not_found | invalid_request (short_of: key,
-- desk).
CREATE OR REPLACE FUNCTION api.revive_hold(p_key uuid, p_hold bigint, p_desk text DEFAULT NULL)
RETURNS holdfast.answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off AS $$
DECLARE
    v_hash bytea := change_hash(ARRAY['revived', p_hold]::text[]);
    v_hold holds;
    v_was_confirmed boolean;
    v_lines record;
    v_shift record;
    v_change hold_changes;
    v_answer answer;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL OR char_length(p_desk) > 80 THEN
        RETURN short_answer('invalid_request', CASE WHEN p_key IS NULL THEN 'key' ELSE 'desk' END);
    END IF;
    PERFORM be_durable();
    v_hold := lock_hold(p_hold);
    v_now := holdfast.now();
    v_answer := known_change(p_key, v_hash, v_now);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    ELSIF inactive(v_hold, v_now) = 'not_found' THEN
        RETURN short_answer('not_found', NULL);
    ELSIF inactive(v_hold, v_now) IS NULL THEN
        RETURN hold_answer('hold_active', v_hold, v_now);
    END IF;
    PERFORM FROM pools WHERE pool_id IN (SELECT pool_id FROM hold_lines WHERE hold_id = p_hold)
      ORDER BY pool_id FOR NO KEY UPDATE;
    v_now := holdfast.now();
    IF v_hold.status = 'held' THEN
        PERFORM close_lapsed(p_hold, v_now);
    END IF;
    v_was_confirmed := v_hold.status = 'cancelled' AND v_hold.confirmed_at IS NOT NULL;
    SELECT array_agg(l.pool_id ORDER BY l.pool_id) AS pools,
           array_agg(-CASE l.state WHEN 'returned' THEN l.captured ELSE l.quantity END
                     ORDER BY l.pool_id) AS changes,
           bool_or(p.kind = 'stock' AND l.returned + l.written_off > 0) AS are_used
      INTO v_lines
      FROM hold_lines l JOIN pools p ON p.pool_id = l.pool_id
     WHERE l.hold_id = p_hold;
    IF v_lines.are_used THEN
        RETURN hold_answer('pieces_returned', v_hold, v_now);
    END IF;
    v_shift := shift_places(v_lines.pools, v_lines.changes, v_now);
    IF v_shift.outcome IS NOT NULL THEN
        RETURN refused_revival(v_shift.outcome, v_hold, v_shift.pool, v_now);
    END IF;
    v_hold.expires_at := v_now + make_interval(secs => setting_number('hold_seconds'));
    v_change.idempotency_key := p_key;
    v_change.request_hash := v_hash;
    v_change.hold_id := p_hold;
    v_change.kind := 'revived';
    v_change.desk := p_desk;
    v_change.at := v_now;
    PERFORM reopen_lines(p_hold, keep_change(v_change), v_hold.expires_at, v_now);
    UPDATE holds SET status = 'held', expires_at = v_hold.expires_at, confirmed_at = NULL,
                     cancelled_at = NULL, cancel_reason = NULL, no_show_at = NULL
     WHERE hold_id = p_hold
    RETURNING * INTO v_hold;
    IF v_was_confirmed THEN
        v_answer := confirm_hold_tx(p_hold);
        v_answer.outcome := 'revived';
        RETURN v_answer;
    END IF;
    RETURN hold_answer('revived', v_hold, v_now);
END $$;

-- The answer about a pool that has no room for a hold that is over.
CREATE OR REPLACE FUNCTION holdfast.refused_revival(
    p_outcome text, p_hold holdfast.holds, p_pool bigint, p_now timestamptz
) RETURNS holdfast.answer LANGUAGE plpgsql AS $$
DECLARE
    v_answer holdfast.answer := holdfast.hold_answer(p_outcome, p_hold, p_now);
    v_kind holdfast.pool_kind := (SELECT kind FROM holdfast.pools WHERE pool_id = p_pool);
BEGIN
    v_answer.short_left := (holdfast.pool_numbers(p_pool, p_now)).available;
    IF v_kind = 'stock' THEN
        v_answer.short_of := holdfast.stock_name(p_pool);
    ELSIF v_kind = 'credit' THEN
        v_answer.outcome := 'insufficient_credits';
        v_answer.short_of := (SELECT w.bucket FROM holdfast.wallets w WHERE w.pool_id = p_pool);
    ELSIF p_outcome = 'slot_closed' THEN
        v_answer.short_of := (SELECT p.closed_reason FROM holdfast.pools p
                               WHERE p.pool_id = p_pool);
    END IF;
    RETURN v_answer;
END $$;
