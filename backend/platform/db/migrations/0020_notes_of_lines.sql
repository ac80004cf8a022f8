-- What a shopper says of one product to whoever picks it: 'ben maturi'.
ALTER TABLE cart_lines ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 200);
ALTER TABLE order_lines ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 200);
