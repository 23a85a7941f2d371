-- The session that made an access code: the code is valid while that session lives. Older codes lack it and lived a minute: drop them.
delete from access_codes where origin = 'session';
alter table access_codes add column session_hash text;
alter table access_codes
  add constraint access_codes_session check ((origin = 'session') = (session_hash is not null));

-- The session whose access code opened this session; this session ends with it.
alter table sessions add column opened_by text references sessions (token_hash);
