-- E-mails left for the day a brand comes to a postal code (SES-17). Written to, a row goes; after a year anyway.
CREATE TABLE area_notices (
  tenant_id text NOT NULL,
  postalcode text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, postalcode, email)
);
CREATE INDEX area_notices_since ON area_notices (tenant_id, created_at);
