-- The statuses an order came through, oldest first: [{"statusId", "at", "by"}] (B-33). Orders of before have none.
ALTER TABLE orders ADD COLUMN status_history jsonb NOT NULL DEFAULT '[]';
