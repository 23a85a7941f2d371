-- A new mailbox that is not proved yet stands beside the proved one, which stays valid until then. '' for none.
alter table employer_mails add column asked_email text not null default '';
