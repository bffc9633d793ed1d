-- Until when no letter is sent, because the configuration of the mail server is wrong; at most one row.
CREATE TABLE pause (
  queue TEXT PRIMARY KEY,
  until BIGINT NOT NULL,
  failure TEXT NOT NULL
);
