-- Shared rate limits: one row per counted event, removed once its window has passed.
CREATE TABLE arrival (
  scope TEXT NOT NULL,
  -- A digest of the network or mailbox counted, never the address itself.
  bucket TEXT NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX arrival_counted ON arrival (scope, bucket, at);

-- How long the letter was told to wait: a due time further off than this is a clock's mistake.
ALTER TABLE outbox ADD COLUMN wait BIGINT NOT NULL DEFAULT 0;
-- The enquiry itself, or the acknowledgement to the guest.
ALTER TABLE outbox ADD COLUMN purpose TEXT NOT NULL DEFAULT 'enquiry';
-- When the operator was told that the letter needs attention.
ALTER TABLE outbox ADD COLUMN alerted_at BIGINT;
CREATE INDEX outbox_enquiry ON outbox (enquiry_id);
