-- What shoppers want to keep clear of: data concerning health, kept with their consent and deleted with the account (B-23,
-- decision 089). What the label of a food declares; null where it declares nothing.
ALTER TABLE products ADD COLUMN allergens jsonb;
CREATE TABLE exclusions (
  tenant_id text NOT NULL,
  user_id integer NOT NULL,
  allergens jsonb NOT NULL,
  traces boolean NOT NULL,
  diets jsonb NOT NULL,
  terms jsonb NOT NULL,
  hide boolean NOT NULL,
  consent_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users
);
-- The reasons a shopper accepted for one line of a cart.
ALTER TABLE cart_lines ADD COLUMN accepted_exclusions jsonb NOT NULL DEFAULT '[]';
