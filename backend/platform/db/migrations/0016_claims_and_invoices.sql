-- What a shopper claims of a delivered line, and what comes back for it (B-22).
ALTER TABLE order_lines
  ADD COLUMN claim_quantity bigint CHECK (claim_quantity > 0),
  ADD COLUMN claim_text text,
  ADD COLUMN claim_refund bigint CHECK (claim_refund >= 0),
  ADD COLUMN claim_state text CHECK (claim_state IN ('received', 'accepted', 'refunded', 'refused')),
  ADD COLUMN claim_decided_at timestamptz;

-- One more reason: what came in place of something else may be unwanted.
ALTER TABLE order_lines
  DROP CONSTRAINT order_lines_claim_reason_check,
  ADD CONSTRAINT order_lines_claim_reason_check
    CHECK (claim_reason IN ('missing', 'damaged', 'wrong', 'expired', 'weight', 'unwanted'));

-- What was given back of what was taken: never more than that.
ALTER TABLE transactions
  ADD COLUMN refunded_amount bigint NOT NULL DEFAULT 0 CHECK (refunded_amount >= 0),
  ADD CHECK (refunded_amount = 0 OR refunded_amount <= captured_amount);

-- Numbers of invoices, without a gap within a year (ORD-16).
CREATE TABLE invoice_years (
  tenant_id text NOT NULL,
  invoice_year integer NOT NULL,
  last_number integer NOT NULL,
  PRIMARY KEY (tenant_id, invoice_year)
);
CREATE TABLE order_invoices (
  tenant_id text NOT NULL,
  order_id integer NOT NULL,
  invoice_year integer NOT NULL,
  invoice_number integer NOT NULL,
  issued_on date NOT NULL,
  PRIMARY KEY (tenant_id, order_id),
  UNIQUE (tenant_id, invoice_year, invoice_number)
);
