-- The counters and lockers a shopper has chosen, in their book of addresses (ADR-11).
CREATE TABLE saved_points (
  tenant_id text NOT NULL,
  user_id integer NOT NULL,
  address_id integer NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, address_id)
);
-- When a locker can be opened, in words by day; null is when its store is open.
ALTER TABLE addresses ADD COLUMN opening_hours jsonb;
