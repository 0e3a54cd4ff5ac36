-- How far the worker is behind. Nothing depends on it, for lapsed lines and overdue credits count
-- for nobody from their instant on; but when these figures grow, no worker is running.
-- oldest_lapsed_seconds: since when the oldest lapsed line is waiting to be closed; NULL when none
-- is. oldest_lapsed_us: the instant when it lapsed. open_lines: lapsed ones among them.
-- overdue_credits: not written off yet, over all wallets. lapsed_holds: whose lines those are.
DROP FUNCTION IF EXISTS api.upkeep();
CREATE OR REPLACE FUNCTION api.upkeep() RETURNS TABLE (
    oldest_lapsed_seconds bigint, lapsed_lines bigint, open_lines bigint, overdue_credits bigint,
    lapsed_holds bigint, oldest_lapsed_us bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = holdfast, pg_temp SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    v_now timestamptz := holdfast.now();
BEGIN
    RETURN QUERY
    SELECT floor(date_part('epoch', v_now - o.oldest))::bigint, o.lapsed, o.open,
           (SELECT coalesce(sum(overdue_credits(w.pool_id, v_now)), 0)::bigint
              FROM (SELECT DISTINCT e.pool_id FROM credit_entries e
                     WHERE e.is_unsettled AND e.expires_at <= v_now) AS w),
           o.holds, us(o.oldest)
      FROM (SELECT min(l.expires_at) FILTER (WHERE l.expires_at <= v_now) AS oldest,
                   count(*) FILTER (WHERE l.expires_at <= v_now) AS lapsed, count(*) AS open,
                   count(DISTINCT l.hold_id) FILTER (WHERE l.expires_at <= v_now) AS holds
              FROM hold_lines l WHERE l.state = 'open') AS o;
END $$;
