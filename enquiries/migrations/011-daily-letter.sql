-- The daily letter about the quarantine has become the daily letter about everything.
UPDATE outbox SET purpose = 'daily' WHERE purpose = 'quarantine'
