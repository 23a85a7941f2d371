-- An access code of a session is good while that session lives: which one made it. Older codes do not say, and lived a minute.
delete from access_codes where origin = 'session';
alter table access_codes add column session_hash text;
alter table access_codes
  add constraint access_codes_session check ((origin = 'session') = (session_hash is not null));

-- The session whose access code opened this one, which ends with it.
alter table sessions add column opened_by text references sessions (token_hash);
