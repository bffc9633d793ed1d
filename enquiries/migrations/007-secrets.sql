-- Secrets that all processes on this store share: the key of form tokens (day 0), and the key of a day's digests.
CREATE TABLE secret (
  name TEXT NOT NULL,
  -- Days since 1970, in UTC.
  day BIGINT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (name, day)
);
