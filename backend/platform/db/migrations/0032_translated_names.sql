-- What a brand's categories and goods are called in other languages than its first: an object with a language in each key.
ALTER TABLE categories ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE products ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
