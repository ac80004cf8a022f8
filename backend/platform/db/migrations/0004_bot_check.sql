-- Answers to the bot check that were used. Each counts once; when it would be too old anyway it is forgotten.
CREATE TABLE bot_proofs (
  tenant_id text NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, challenge)
);
CREATE INDEX bot_proofs_until ON bot_proofs (expires_at);
