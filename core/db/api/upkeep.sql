-- How far the worker is behind. Nothing depends on it, for lapsed lines and overdue credits count
-- for nobody from their instant on; but when these figures grow, no worker is running.
-- oldest_lapsed_seconds: since when the oldest lapsed line is waiting to be closed; NULL when none
-- is. open_lines: lapsed ones among them. overdue_credits: not written off yet, over all wallets.
CREATE OR REPLACE FUNCTION api.upkeep() RETURNS TABLE (
    oldest_lapsed_seconds bigint, lapsed_lines bigint, open_lines bigint, overdue_credits bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = holdfast, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT floor(date_part('epoch', v_now - min(l.expires_at)
                                            FILTER (WHERE l.expires_at <= v_now)))::bigint,
           count(*) FILTER (WHERE l.expires_at <= v_now), count(*),
           (SELECT coalesce(sum(overdue_credits(w.pool_id, v_now)), 0)::bigint
              FROM (SELECT DISTINCT e.pool_id FROM credit_entries e
                     WHERE e.is_unsettled AND e.expires_at <= v_now) AS w)
      FROM hold_lines l WHERE l.state = 'open';
END $$;
