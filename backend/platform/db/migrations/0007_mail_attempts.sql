-- A mail that is refused waits longer after each attempt and holds up no other.
ALTER TABLE mails
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  -- Null: at once.
  ADD COLUMN next_attempt_at timestamptz,
  -- Set, the mail waits for an operator.
  ADD COLUMN given_up_at timestamptz;
