-- Until when one worker is telling the webhook of it; the others leave the alert to that one.
ALTER TABLE outbox ADD COLUMN alert_lease BIGINT;
ALTER TABLE pause ADD COLUMN alert_lease BIGINT;
-- When the operator was told of the pause; a pause lasts, however often it is renewed, until a letter gets through.
ALTER TABLE pause ADD COLUMN alerted_at BIGINT;
