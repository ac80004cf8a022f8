-- One row per bucket instead of one per attempt: one statement counts an attempt, exactly, whatever process runs it.
CREATE TABLE rate_limit_buckets (
  tenant_id text NOT NULL,
  bucket text NOT NULL,
  attempts timestamptz[] NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, bucket)
);
CREATE INDEX rate_limit_buckets_until ON rate_limit_buckets (expires_at);
INSERT INTO rate_limit_buckets (tenant_id, bucket, attempts, expires_at)
  SELECT tenant_id, bucket, array_agg(tried_at ORDER BY tried_at), max(tried_at) + interval '1 hour'
  FROM failed_tries GROUP BY tenant_id, bucket;
-- The table stays for processes of version 1.1.29 that run beside this one; a later version drops it.
