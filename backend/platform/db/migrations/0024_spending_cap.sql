-- What somebody means to spend at most on one shop, in cents; null for no cap (B-36, decision 084).
ALTER TABLE users ADD COLUMN spending_cap integer;
