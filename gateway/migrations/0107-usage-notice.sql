-- When the person has acknowledged what the money may be used for; a drawing without it is not signed.
alter table loan_drafts add column usage_read_at timestamptz;
