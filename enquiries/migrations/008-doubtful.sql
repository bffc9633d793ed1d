-- What speaks against an enquiry that was accepted all the same, separated by commas; its letter says so.
ALTER TABLE enquiry ADD COLUMN marks TEXT;
-- The daily letter that names an enquiry in quarantine.
ALTER TABLE enquiry ADD COLUMN listed_in TEXT;

-- The outbox also carries letters that belong to no single enquiry, so enquiry_id may be NULL from here on.
CREATE TABLE outbox_new (
  id TEXT PRIMARY KEY,
  enquiry_id TEXT REFERENCES enquiry (id),
  sender TEXT NOT NULL,
  recipient TEXT NOT NULL,
  message TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'delivered', 'attention')),
  attempts INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  lease_owner TEXT,
  lease_until BIGINT,
  failure TEXT,
  detail TEXT,
  created_at BIGINT NOT NULL,
  delivered_at BIGINT,
  wait BIGINT NOT NULL DEFAULT 0,
  purpose TEXT NOT NULL DEFAULT 'enquiry',
  alerted_at BIGINT,
  alert_lease BIGINT,
  -- NULL: the letter goes alone. Empty: it waits for the next bundle. Otherwise the id of the letter that carries it.
  bundle TEXT
);
INSERT INTO outbox_new (id, enquiry_id, sender, recipient, message, status, attempts, due_at, lease_owner, lease_until,
  failure, detail, created_at, delivered_at, wait, purpose, alerted_at, alert_lease)
SELECT id, enquiry_id, sender, recipient, message, status, attempts, due_at, lease_owner, lease_until,
  failure, detail, created_at, delivered_at, wait, purpose, alerted_at, alert_lease FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (status, due_at);
CREATE INDEX outbox_enquiry ON outbox (enquiry_id);
CREATE INDEX outbox_bundle ON outbox (bundle);
