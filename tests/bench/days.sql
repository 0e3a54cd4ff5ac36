-- Eight full days from tomorrow on for the cell `day_switch_2m`: 40 resources with 64 slots each,
-- and the hall of people.sql with its 24 where that has not been loaded. Runs as an administrator
-- on a migrated database, after people.sql or without it; once.
SELECT * FROM api.add_site('People', 'Europe/Prague', 'CZK');
SELECT * FROM api.add_resource((SELECT min(site_id) FROM api.sites()), 'Hall');
SELECT g.outcome, g.added
  FROM holdfast.resources r,
       api.generate_slots(r.resource_id, current_date, current_date + 8, '0:00', '0:00', 60,
                          1000000, '', 0) AS g
 WHERE r.name = 'Hall' AND NOT EXISTS (SELECT FROM holdfast.slots s
                                        WHERE s.resource_id = r.resource_id);
SELECT count(*) FROM generate_series(1, 40) AS i,
       api.add_resource((SELECT min(site_id) FROM api.sites()), 'Court ' || lpad(i::text, 2, '0'));
SELECT sum(g.added)
  FROM holdfast.resources r,
       api.generate_slots(r.resource_id, current_date + 1, current_date + 8, '6:00', '22:00', 15, 8,
                          '', 0) AS g
 WHERE r.name LIKE 'Court %';
VACUUM ANALYZE;
