-- The categories whose goods go well with those of a category, the best first.
ALTER TABLE categories ADD COLUMN goes_with jsonb NOT NULL DEFAULT '[]';
