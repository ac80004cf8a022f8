-- The day whose shop a cart's owner looks at ahead of time, staff before a campaign (SLOT-19); null for everybody else.
ALTER TABLE carts ADD COLUMN preview_date date;
