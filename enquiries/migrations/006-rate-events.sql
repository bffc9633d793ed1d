-- Named for what it holds: one row per event that counts against a rate.
ALTER TABLE arrival RENAME TO rate_event;
