-- Who answers an enquiry, and who has answered it.
ALTER TABLE enquiry ADD COLUMN taken_by TEXT;
ALTER TABLE enquiry ADD COLUMN taken_at BIGINT;
ALTER TABLE enquiry ADD COLUMN answered_by TEXT;
ALTER TABLE enquiry ADD COLUMN answered_at BIGINT;
-- Part of what links to the enquiry are signed for: a higher number ends all links of before.
ALTER TABLE enquiry ADD COLUMN link_version INTEGER NOT NULL DEFAULT 1;

-- What the company did with an enquiry, in order; goes with the enquiry.
CREATE TABLE desk_entry (
  id TEXT PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiry (id),
  at BIGINT NOT NULL,
  action TEXT NOT NULL,
  -- Who did it, as they wrote their name.
  name TEXT NOT NULL,
  note TEXT
);
CREATE INDEX desk_entry_enquiry ON desk_entry (enquiry_id, at)
