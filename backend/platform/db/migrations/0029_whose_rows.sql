-- Whose row it is, beside the cart, order or list that says so: rows of one very large brand may be spread by the user one
-- day (docs/scale.md). Null in rows of the version before until scripts/name-owners.ts fills them.
ALTER TABLE cart_lines ADD COLUMN user_id bigint;
ALTER TABLE order_lines ADD COLUMN user_id bigint;
ALTER TABLE slot_holds ADD COLUMN user_id bigint;
ALTER TABLE slot_bookings ADD COLUMN user_id bigint;
ALTER TABLE transactions ADD COLUMN user_id bigint;
ALTER TABLE payment_intents ADD COLUMN user_id bigint;
ALTER TABLE wishlist_items ADD COLUMN user_id bigint;
