-- What guests sent, and the letters that carry it to the company.
CREATE TABLE enquiry (
  id TEXT PRIMARY KEY,
  -- The browser's key for one filled form; the same key is stored once.
  client_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  kind TEXT NOT NULL,
  locale TEXT NOT NULL,
  fields TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('accepted', 'quarantined')),
  reason TEXT,
  received_at BIGINT NOT NULL
);
CREATE INDEX enquiry_received ON enquiry (received_at);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiry (id),
  -- The letter as it goes over the wire, byte for byte the same on every attempt.
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
  delivered_at BIGINT
);
CREATE INDEX outbox_due ON outbox (status, due_at);
