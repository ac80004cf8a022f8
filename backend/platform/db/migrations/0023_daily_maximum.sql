-- The most of a product that one customer orders in a day, in the unit of a line's quantity; 0 is no maximum (QTY-11,
-- decision 088).
ALTER TABLE products ADD COLUMN daily_max integer NOT NULL DEFAULT 0 CHECK (daily_max >= 0);
