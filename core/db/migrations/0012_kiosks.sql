-- Kiosks: each is one login of the server, that of no other device.
SET LOCAL search_path = holdfast, pg_temp;

-- is_open is what people decided; opening hours are settings and come on top. Locked after holds
-- and pools. A removed kiosk stays: its name in the audit trail must keep its meaning.
CREATE TABLE kiosks (
    kiosk_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id       bigint NOT NULL REFERENCES sites,
    name          varchar(60) NOT NULL CHECK (name <> ''),
    login         text NOT NULL UNIQUE,
    enrolled_at   timestamptz NOT NULL,
    removed_at    timestamptz,
    is_open       boolean NOT NULL DEFAULT true,
    closed_reason varchar(200),
    last_seen_at  timestamptz,
    health        jsonb,                            -- what the device last reported of itself
    help_asked_at timestamptz,                      -- NULL: nobody waits for help there
    help_hold_id  bigint REFERENCES holds,
    CONSTRAINT kiosks_closed_for_a_reason CHECK (is_open = (closed_reason IS NULL)),
    CONSTRAINT kiosks_help_for_a_hold CHECK (help_hold_id IS NULL OR help_asked_at IS NOT NULL)
);
CREATE UNIQUE INDEX kiosks_name ON kiosks (site_id, name) WHERE removed_at IS NULL;

-- What happened to a kiosk, append only. Not the journal: that is about pools, and a kiosk has
-- none. xid, as there: the feed reads by it.
CREATE TYPE kiosk_event AS ENUM ('enrolled', 'renewed', 'removed', 'opened', 'closed',
                                 'help_asked', 'help_answered');
CREATE TABLE kiosk_events (
    event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    xid      xid8 NOT NULL DEFAULT pg_current_xact_id(),
    kiosk_id bigint NOT NULL REFERENCES kiosks,
    at       timestamptz NOT NULL,
    actor    text NOT NULL DEFAULT session_user,
    event    kiosk_event NOT NULL,
    hold_id  bigint,
    note     text
);
CREATE INDEX kiosk_events_xid ON kiosk_events (xid);
CREATE INDEX kiosk_events_hold ON kiosk_events (hold_id) WHERE hold_id IS NOT NULL;

-- How often a call for help gives one hold its time again.
INSERT INTO settings (name, value) VALUES ('kiosk_calls_max', '3');
