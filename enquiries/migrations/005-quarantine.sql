-- When the operator was told that it lies in quarantine, and until when one worker is telling the webhook of it.
ALTER TABLE enquiry ADD COLUMN alerted_at BIGINT;
ALTER TABLE enquiry ADD COLUMN alert_lease BIGINT;
