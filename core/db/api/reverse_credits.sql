-- outcome: reversed | replayed | idempotency_key_reuse | already_reversed (entry_id: by which) |
-- not_reversible (a reversal, an expiry, or a grant of which all has expired) | not_found |
-- invalid_request (short_of: key, reason).
--
-- Nothing is changed or deleted: a reversal is an entry of its own. A grant reversed takes off what
-- has not expired of it, from itself first; the wallet may end below its minimum, and that debt is
-- shown. A debit or capture reversed gives back; its credits are again what they were, so that one
-- whose day is over since then expires at once.
CREATE OR REPLACE FUNCTION api.reverse_credits(p_key uuid, p_entry bigint, p_reason text)
RETURNS holdfast.credit_answer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = holdfast, pg_temp SET lock_timeout = '2s' SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    v_hash bytea := credit_hash('reversed', p_entry, NULL, NULL, p_reason, NULL, NULL);
    v_entry credit_entries;
    v_answer credit_answer;
    v_reversal bigint;
    v_amount bigint;
    v_now timestamptz;
BEGIN
    IF p_key IS NULL OR char_length(p_reason) > 1000 THEN
        RETURN credit_answer('invalid_request', NULL, NULL, NULL,
                             CASE WHEN p_key IS NULL THEN 'key' ELSE 'reason' END);
    END IF;
    PERFORM be_durable();
    v_answer := known_credit_key(p_key, v_hash);
    IF v_answer.outcome IS NOT NULL THEN
        RETURN v_answer;
    END IF;
    SELECT * INTO v_entry FROM credit_entries WHERE entry_id = p_entry;
    IF NOT FOUND THEN
        RETURN credit_answer('not_found', NULL, NULL, NULL, 'entry');
    END IF;
    PERFORM FROM holds WHERE hold_id = v_entry.hold_id FOR NO KEY UPDATE;
    PERFORM expire_grants(ARRAY[v_entry.pool_id]);
    v_now := holdfast.now();
    v_reversal := (SELECT e.entry_id FROM credit_entries e WHERE e.reverses = p_entry);
    IF v_reversal IS NOT NULL THEN
        v_answer := known_credit_key(p_key, v_hash);
        RETURN CASE WHEN v_answer.outcome IS NOT NULL THEN v_answer
               ELSE credit_answer('already_reversed', v_entry.pool_id, v_reversal,
                                  abs(v_entry.amount), NULL) END;
    END IF;
    v_amount := CASE WHEN v_entry.kind IN ('debited', 'captured') THEN -v_entry.amount
                     WHEN v_entry.kind = 'granted' THEN expired_of_grant(p_entry) - v_entry.amount
                     ELSE 0 END;
    IF v_amount = 0 THEN
        RETURN credit_answer('not_reversible', v_entry.pool_id, p_entry, NULL, v_entry.kind::text);
    END IF;
    v_reversal := write_credit(v_entry.pool_id, 'reversed', v_amount, v_amount, v_now,
                               p_key => p_key, p_hash => v_hash, p_hold => v_entry.hold_id,
                               p_reverses => p_entry, p_description => tidy(p_reason),
                               p_prefer => p_entry);
    IF v_reversal IS NULL THEN
        RETURN known_credit_key(p_key, v_hash);
    END IF;
    IF v_amount > 0 THEN
        UPDATE hold_lines SET state = 'returned', returned = captured
         WHERE hold_id = v_entry.hold_id AND pool_id = v_entry.pool_id;
        PERFORM return_use(p_entry, v_reversal, v_entry.pool_id, v_now);
        PERFORM expire_grants(ARRAY[v_entry.pool_id]);
    END IF;
    PERFORM forward_credits(v_entry.pool_id, v_now);
    RETURN credit_answer('reversed', v_entry.pool_id, v_reversal, abs(v_amount), NULL);
END $$;

-- How much of a grant has expired.
CREATE OR REPLACE FUNCTION holdfast.expired_of_grant(p_grant bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT coalesce(sum(u.amount), 0)::bigint
              FROM holdfast.credit_uses u
              JOIN holdfast.credit_entries e ON e.entry_id = u.use_entry AND e.kind = 'expired'
             WHERE u.grant_entry = p_grant);
END $$;
