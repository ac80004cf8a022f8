-- The first answer to a key, compressed: a whole cart is 40 kB, which the database would compress itself and in more time.
ALTER TABLE idempotency_keys ADD COLUMN packed bytea;
