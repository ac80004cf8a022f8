-- The texts of a brand are its files (decision 064); its slides may be for some days of the week, or for one way of
-- delivery (CMS-06).
DROP TABLE posts;
ALTER TABLE slides ADD COLUMN delivery_service_id integer;
ALTER TABLE slides ADD COLUMN weekdays jsonb;
