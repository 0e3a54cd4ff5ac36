-- The journal names the workstation of every change, also of those that carry no desk of their own
-- (confirm, cancel, extend). A connection says it in the setting holdfast.desk: application_name
-- takes no letters beyond ASCII, and a desk may be called "Kasa u vchodu č. 2". It informs, and
-- decides nothing. What comes with the start of a session is not checked by the server: bytes that
-- are no text are refused here, and only to whoever sent them.
SET LOCAL search_path = holdfast, pg_temp;

ALTER TABLE journal ALTER COLUMN desk SET DEFAULT left(
    coalesce(nullif(convert_from(convert_to(current_setting('holdfast.desk', true), 'UTF8'),
                                 'UTF8'), ''),
             current_setting('application_name')), 80);
