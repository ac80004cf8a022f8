-- The slides of a brand may be for some days of the week, or for one way of delivery (CMS-06). Its texts are files by now
-- (decision 064); the table of posts stays for processes of the version before.
ALTER TABLE slides ADD COLUMN delivery_service_id integer;
ALTER TABLE slides ADD COLUMN weekdays jsonb;
