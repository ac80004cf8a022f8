-- When the password, or a login elsewhere, was last given in a session: what changes who one is needs a recent one. Null in
-- sessions of the version before, which give it again.
ALTER TABLE sessions ADD COLUMN authenticated_at timestamptz;
-- Where else an account was logged in to: its owner is mailed at the first login by each.
ALTER TABLE users ADD COLUMN login_providers jsonb NOT NULL DEFAULT '[]';
-- The link in the mail to the old address, which stops a change of it.
ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_purpose_check;
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_purpose_check
  CHECK (purpose IN ('confirm', 'reset', 'email', 'stopEmail', 'anonymise'));
