-- Five years of a busy place for the cell `find`: 200,000 people and 2,000,000 bookings of theirs,
-- written set-based past the api. Runs as an administrator on a migrated database; once. Nothing is
-- sold by it: doctor is not asked afterwards.
SET synchronous_commit = off;
SELECT * FROM api.add_site('People', 'Europe/Prague', 'CZK');
SELECT * FROM api.add_resource((SELECT min(site_id) FROM api.sites()), 'Hall');

CREATE TEMPORARY TABLE first_names AS
    SELECT * FROM unnest(ARRAY['Jana', 'Petr', 'Řehoř', 'Ёлка', 'Пётр', 'Žofie', 'Ľubomír', 'Anna',
                               'Zdeněk', 'Šárka', 'Marie', 'Иван']) WITH ORDINALITY AS f(name, n);
CREATE TEMPORARY TABLE last_names AS
    SELECT * FROM unnest(ARRAY['Nov', 'Řeřich', 'Dvořák', 'Щукин', 'Kučer', 'Žížal', 'Procházk',
                               'Čern', 'Kopřiv', 'Petrov', 'Vesel', 'Hork', 'Bláh', 'Němec'])
                  WITH ORDINALITY AS l(name, n);

-- A third of a last name is common to thousands, as in life; the rest is a name of its own.
INSERT INTO holdfast.customers (site_id, name, name_fold, phone, phone_digits)
    SELECT (SELECT min(site_id) FROM holdfast.sites), d.name, holdfast.fold(d.name), d.phone,
           holdfast.phone_digits(d.phone)
      FROM (SELECT f.name || ' ' || l.name || CASE WHEN i % 3 = 0 THEN 'ová'
                   ELSE chr(97 + i % 26) || chr(97 + i / 26 % 26) || chr(97 + i / 676 % 26) END
                   AS name,
                   '+420 ' || lpad((600000000 + i * 1499 % 199999999)::text, 9, '0') AS phone
              FROM generate_series(1, 200000) AS i
              JOIN first_names f ON f.n = i % 12 + 1
              JOIN last_names l ON l.n = i % 14 + 1) AS d
    ON CONFLICT DO NOTHING;
INSERT INTO holdfast.customer_words (word, customer_id)
    SELECT DISTINCT left(w, 60), c.customer_id
      FROM holdfast.customers c, unnest(holdfast.fold_words(c.name)) AS w
    ON CONFLICT DO NOTHING;
INSERT INTO holdfast.customer_phone_tails (tail, customer_id)
    SELECT substr(c.phone_digits, b), c.customer_id
      FROM holdfast.customers c, generate_series(1, length(c.phone_digits) - 2) AS b
    ON CONFLICT DO NOTHING;

WITH pool AS (
    INSERT INTO holdfast.pools (site_id, kind, capacity, free, starts_at, ends_at, resource_id,
                                title, price_minor)
        SELECT (SELECT min(site_id) FROM holdfast.sites), 'slot', 1000000, 1000000,
               date_trunc('hour', now()) + make_interval(hours => h),
               date_trunc('hour', now()) + make_interval(hours => h + 1),
               (SELECT max(resource_id) FROM holdfast.resources), '', 0
          FROM generate_series(-40000, 800) AS h
        RETURNING pool_id, site_id, resource_id, starts_at, ends_at)
INSERT INTO holdfast.slots (slot_id, site_id, resource_id, starts_at, ends_at, overlap_forbidden)
    SELECT pool_id, site_id, resource_id, starts_at, ends_at, false FROM pool;

CREATE TEMPORARY TABLE ids AS
    SELECT (SELECT min(customer_id) FROM holdfast.customers) AS person,
           (SELECT count(*) FROM holdfast.customers) AS people,
           (SELECT min(slot_id) FROM holdfast.slots s WHERE NOT s.overlap_forbidden) AS slot,
           (SELECT count(*) FROM holdfast.slots s WHERE NOT s.overlap_forbidden) AS slots;
INSERT INTO holdfast.holds (idempotency_key, request_hash, status, site_id, slot_id, customer_id,
                            channel, created_at, expires_at, confirmed_at)
    SELECT gen_random_uuid(), 'x', 'confirmed', s.site_id, s.slot_id,
           ids.person + i * 7919::bigint % ids.people, 'desk', s.starts_at - interval '2 days',
           s.starts_at, s.starts_at
      FROM ids, generate_series(1, 2000000) AS i
      JOIN LATERAL (SELECT o.site_id, o.slot_id, o.starts_at FROM holdfast.slots o, ids
                     WHERE o.slot_id = ids.slot + i % ids.slots) AS s ON true;
INSERT INTO holdfast.hold_lines (hold_id, pool_id, site_id, quantity, captured, state, expires_at)
    SELECT hold_id, slot_id, site_id, 2, 2, 'captured', expires_at FROM holdfast.holds
     WHERE request_hash = 'x';
VACUUM ANALYZE;
