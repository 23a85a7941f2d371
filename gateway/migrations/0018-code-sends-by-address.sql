-- Which address a code was asked for from, by a digest; '' for this machine itself.
alter table code_sends add column source text not null default '';
create index code_sends_source on code_sends (source, at);
