-- Where a product is sent from, if not from where the cart is prepared: its id and name; null for the cart's warehouse (CAT-23).
ALTER TABLE products ADD COLUMN delivery_warehouse jsonb;
