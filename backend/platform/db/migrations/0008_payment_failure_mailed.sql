-- True from the mail that a payment failed to the next mail that confirms the order (CHK-19).
ALTER TABLE orders ADD COLUMN payment_failure_mailed boolean NOT NULL DEFAULT false;
