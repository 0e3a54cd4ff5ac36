-- Runs last in every migration, as the administrator, and after every restore (a dump does not
-- carry all of this). Idempotent. Everything is taken from everybody, then the list below is given.
DO $$
DECLARE
    v_clients text := 'holdfast_kiosk, holdfast_staff, holdfast_manager, holdfast_worker';
    v_grant record;
    v_routine text;
    v_found boolean;
BEGIN
    EXECUTE format('REVOKE ALL ON ALL ROUTINES IN SCHEMA holdfast, api FROM PUBLIC, %s', v_clients);
    EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA holdfast, api FROM PUBLIC, %s', v_clients);
    EXECUTE format('REVOKE ALL ON ALL SEQUENCES IN SCHEMA holdfast, api FROM PUBLIC, %s',
                   v_clients);
    EXECUTE format('REVOKE ALL ON SCHEMA holdfast, api FROM PUBLIC, %s', v_clients);
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %s', current_database(), v_clients);
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;

    -- Schema holdfast is entered by the procedures of api, which run with the rights of their
    -- caller because they commit; the functions named *_tx and wait_for_disk are what they call
    -- there. Each decides by itself who may do what, so that calling one directly gains nothing.
    EXECUTE format('GRANT USAGE ON SCHEMA holdfast, api TO %s', v_clients);

    FOR v_grant IN
        SELECT g.roles, unnest(g.routines) AS routine
          FROM (VALUES
            ('holdfast_kiosk, holdfast_staff, holdfast_worker', ARRAY[
                'api.applied_scripts', 'api.hello', 'api.sites', 'api.resources',
                'api.slot_grid', 'api.resource_grid', 'api.free_slots', 'api.slot_detail',
                'api.nearest_slots', 'api.show_hold', 'api.setting', 'api.confirm_hold',
                'holdfast.confirm_hold_tx', 'holdfast.wait_for_disk']),
            ('holdfast_kiosk, holdfast_staff', ARRAY[
                'api.place_hold', 'holdfast.place_hold_tx', 'api.cancel_hold',
                'holdfast.cancel_hold_tx', 'api.extend_hold', 'holdfast.extend_hold_tx',
                'api.settle_intent', 'holdfast.settle_intent_tx', 'api.extras',
                'api.kiosk_state', 'api.call_desk',
                'api.settle_entry', 'api.ticket', 'api.note_print', 'api.name_hold',
                'api.set_extras', 'api.booking_of', 'api.check_in_visitor',
                'api.cancel_visitor', 'api.member_credits', 'api.pay_with_credits']),
            ('holdfast_staff', ARRAY[
                'api.kiosks', 'api.open_kiosk', 'api.close_kiosk', 'api.answer_call',
                'api.open_holds', 'api.slot_holds', 'api.explain_slot', 'api.find_customers',
                'api.move_hold', 'api.swap_holds', 'api.resize_hold', 'api.revive_hold',
                'api.check_in', 'api.mark_no_show', 'api.arrivals', 'api.undo_change',
                'api.take_over_hold', 'api.join_waiting', 'api.leave_waiting',
                'api.waiting_list', 'api.day_sheet', 'api.unlock_codes', 'api.member_card',
                'api.hold_of_code', 'api.add_customer', 'api.find', 'api.customer',
                'api.customer_holds', 'api.people_like',
                'api.change_customer', 'api.duplicates_of', 'api.merge_customers',
                'api.erase_customer', 'holdfast.erase_customer_tx', 'api.history',
                'api.warehouses', 'api.stock_levels', 'api.stock_of_hold',
                'api.short_bookings', 'api.stock_out', 'api.stock_journal', 'api.adjust_stock',
                'api.count_stock', 'api.transfer_stock',
                'api.return_stock', 'api.grant_credits', 'api.debit_credits',
                'api.reverse_credits', 'api.capture_credits', 'api.release_credits',
                'api.buckets', 'api.wallets', 'api.wallet_entries', 'api.wallet_holds',
                'api.entry_uses']),
            ('holdfast_staff, holdfast_worker', ARRAY[
                'api.changes_since', 'api.doctor', 'api.upkeep', 'api.sweep_expired',
                'holdfast.sweep_expired_tx', 'holdfast.expire_grants_tx',
                'holdfast.sweep_waiting_tx',
                'api.expire_credit_holds']),
            ('holdfast_worker', ARRAY['api.notify_changes']),
            ('holdfast_manager', ARRAY[
                'api.add_site', 'api.add_resource', 'api.add_slot', 'api.generate_slots',
                'api.close_slot', 'api.open_slot', 'api.add_stock_item', 'api.add_warehouse',
                'api.set_setting', 'api.set_wallet', 'api.add_bucket',
                'api.repair_counters', 'api.rename_stock_item', 'api.rename_warehouse'])
          ) AS g(roles, routines)
    LOOP
        v_found := false;
        FOR v_routine IN
            SELECT p.oid::regprocedure::text FROM pg_catalog.pg_proc p
             WHERE (p.pronamespace::regnamespace || '.' || p.proname) = v_grant.routine
        LOOP
            EXECUTE format('GRANT EXECUTE ON ROUTINE %s TO %s', v_routine, v_grant.roles);
            v_found := true;
        END LOOP;
        IF NOT v_found THEN
            RAISE EXCEPTION 'harden.sql grants %, which does not exist', v_grant.routine;
        END IF;
    END LOOP;
END $$;
