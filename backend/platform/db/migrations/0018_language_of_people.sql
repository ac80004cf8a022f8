-- The language to write to somebody in, as they last asked in it; null is the brand's first (TEN-03).
ALTER TABLE users ADD COLUMN language text;
ALTER TABLE area_notices ADD COLUMN language text;
