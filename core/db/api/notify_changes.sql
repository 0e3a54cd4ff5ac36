-- Follows the feed and says what changed, in notifications on holdfast_changed: for slots one per
-- site and local day, '<site_id>:<YYYY-MM-DD>', for every day that a changed slot touches; for
-- stock, wallets and kiosks one per site, '<site_id>:stock', '<site_id>:credits' and
-- '<site_id>:kiosks'. No names and no numbers in them. For one worker, at most ten times a second:
-- a NOTIFY inside a booking would put all bookings into one line.
CREATE OR REPLACE FUNCTION api.notify_changes(p_cursor bigint, p_since_us bigint)
RETURNS TABLE (next_cursor bigint, next_us bigint, notified int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp AS $$
DECLARE
    v_now timestamptz := holdfast.now();
    v_payloads text[];
    v_payload text;
BEGIN
    SELECT min(c.next_cursor),
           array_agg(DISTINCT c.site_id || ':'
                              || CASE c.kind WHEN 'stock' THEN 'stock' WHEN 'credit' THEN 'credits'
                                 ELSE to_char(day.day, 'YYYY-MM-DD') END)
               FILTER (WHERE c.pool_id IS NOT NULL)
      INTO next_cursor, v_payloads
      FROM changed_pools(p_cursor, from_us(p_since_us), v_now, NULL) c
      LEFT JOIN sites s ON s.site_id = c.site_id
      LEFT JOIN LATERAL generate_series(
          (c.starts_at AT TIME ZONE s.zone)::date::timestamp,
          (c.ends_at AT TIME ZONE s.zone) - interval '1 microsecond',
          interval '1 day') AS day(day) ON true;
    -- After the cursor was read: what commits in between is said twice, and never missed.
    v_payloads := v_payloads || ARRAY(SELECT DISTINCT k.site_id || ':kiosks'
                                        FROM kiosk_events e JOIN kiosks k USING (kiosk_id)
                                       WHERE e.xid >= p_cursor::text::xid8
                                         AND e.xid < pg_snapshot_xmax(pg_current_snapshot()));
    FOREACH v_payload IN ARRAY coalesce(v_payloads, '{}') LOOP
        PERFORM pg_notify('holdfast_changed', v_payload);
    END LOOP;
    next_us := us(v_now);
    notified := coalesce(cardinality(v_payloads), 0);
    RETURN NEXT;
END $$;
