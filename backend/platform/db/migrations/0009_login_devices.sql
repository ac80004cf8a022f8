-- What a login came from, for the list of open logins (SES-30); null for logins older than this.
ALTER TABLE sessions ADD COLUMN device jsonb;
ALTER TABLE restore_tokens ADD COLUMN device jsonb;
