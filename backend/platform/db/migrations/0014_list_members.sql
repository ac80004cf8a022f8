-- Since when a list is shared with somebody.
ALTER TABLE wishlist_grants ADD COLUMN joined_at timestamptz NOT NULL DEFAULT now();
