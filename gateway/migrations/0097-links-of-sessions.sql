-- A link to a file ends with the session that asked for it. Links of before have no session: they open nothing.
alter table tickets add column session_hash text;

-- An export is handed out for a check: to the session that passed it, for ten minutes.
alter table data_exports add column open_for text;
alter table data_exports add column open_until timestamptz;
alter table data_export_files add column session_hash text;
alter table data_export_files add column ticket_until timestamptz;
