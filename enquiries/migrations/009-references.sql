-- An enquiry's reference follows from the beginning of its id (reference.ts), by which it is found.
CREATE INDEX enquiry_reference ON enquiry (substr(id, 1, 8));
-- Where the guest's clock stands, as the browser names it; empty where none told.
ALTER TABLE enquiry ADD COLUMN time_zone TEXT;
