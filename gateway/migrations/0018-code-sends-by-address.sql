-- Digest of the address that asked for the code; '' for this machine itself.
alter table code_sends add column source text not null default '';
create index code_sends_source on code_sends (source, at);
