create table sessions (
  token_hash text primary key,
  customer_id bigint not null references customers,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- 'account-closed': an open page of a cancelled account is told so, instead of to log in again.
  ended text check (ended in ('other-device', 'signed-out', 'ended-by-owner', 'account-closed')),
  -- The session whose access code opened this session; this session ends with it.
  opened_by text references sessions (token_hash),
  -- What the session runs on, as a person recognises it: 'iPhone · 微信'.
  device text not null default ''
);
create index sessions_customer on sessions (customer_id);
create index sessions_expires on sessions (expires_at);
create index sessions_opened_by on sessions (opened_by);

-- All codes by SMS and mail, as digests.
create table one_time_codes (
  -- The code knows them (queries/oneTimeCodes.ts).
  purpose text not null,
  -- The subject of the code: the phone of a login, a card signing, a recovery.
  subject text not null,
  phone text not null,
  -- Who asked for the code, if they may have only one open code of this purpose; else ''.
  holder text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null,
  primary key (purpose, subject)
);
create index one_time_codes_holder on one_time_codes (purpose, holder);
create index one_time_codes_expires on one_time_codes (expires_at);

create table picture_codes (
  pic_id text primary key,
  phone text not null,
  answer text not null,
  expires_at timestamptz not null,
  pic_token text unique
);
create index picture_codes_expiry on picture_codes (expires_at);

-- Codes that log a person in from another terminal of theirs, or from a partner.
create table access_codes (
  code_hash text primary key,
  customer_id bigint not null references customers,
  origin text not null check (origin in ('session', 'partner')),
  -- The session that made it: the code is valid while that session lives.
  session_hash text,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint access_codes_session check ((origin = 'session') = (session_hash is not null))
);
create index access_codes_expiry on access_codes (expires_at);
create index access_codes_customer on access_codes (customer_id);

-- A WeChat user of this mini-program; belongs to a customer from the first login until the customer logs out.
create table wechat_users (
  user_id text primary key,
  open_id text not null unique,
  customer_id bigint references customers,
  seen_at timestamptz not null
);
create index wechat_users_customer on wechat_users (customer_id);
-- WeChat users of no account are forgotten a month after their last visit.
create index wechat_users_seen on wechat_users (seen_at);

-- People of an employer's group, by the group's own id (ygd), and the channel of their last visit.
create table group_users (
  user_id text primary key,
  platform text not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);

-- Sandbox: the plaza's data about people it sends, and the secret that signs its links.
create table square_people (
  code_id text primary key,
  phone text not null,
  name text not null,
  id_no text not null,
  occupation text not null,
  company text not null,
  expires_at timestamptz not null
);

create table square_secret (only_row boolean primary key default true check (only_row), secret text not null);
insert into square_secret (secret) values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- A person who came by the plaza's link: the data that the plaza would hand over, and the person's decision.
create table square_entries (
  code_hash text primary key,
  phone text not null,
  -- Emptied when the person declines or revokes.
  details jsonb not null,
  decision text not null default 'asked' check (decision in ('asked', 'agreed', 'refused')),
  decided_at timestamptz,
  expires_at timestamptz not null,
  customer_id bigint references customers,
  used_at timestamptz
);
create index square_entries_customer on square_entries (customer_id, used_at desc);
-- What an unused link of the plaza would have handed over is swept once the link has expired.
create index square_entries_expires on square_entries (expires_at);

-- Customers of the whitelist whose data was taken over with their renewed authorisation.
create table zd_transfers (customer_id bigint primary key references customers, at timestamptz not null);

create table recoveries (
  id bigserial primary key,
  customer_id bigint not null references customers,
  ticket_hash text not null unique,
  resume_hash text not null unique,
  step text not null check (step in ('idCard', 'face', 'phone', 'done', 'over')),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  front_ok boolean not null default false,
  -- What was read from the emblem side; null before.
  back jsonb,
  biz_token text,
  card_tries_left integer not null,
  resume_tries_left integer not null,
  new_phone text,
  changed_at timestamptz
);
create index recoveries_customer on recoveries (customer_id, started_at);

create table face_checks (
  biz_token text primary key,
  customer_id bigint not null references customers,
  scene text not null,
  terminal text not null,
  nonce text not null,
  -- What the person chose on the sandbox's own page.
  outcome text check (outcome in ('passed', 'failed', 'cancelled')),
  -- What the provider decided, once.
  result text check (result in ('passed', 'failed', 'cancelled')),
  created_at timestamptz not null,
  -- A face check proves an identity once.
  spent_at timestamptz
);
create index face_checks_customer on face_checks (customer_id, scene);

-- What the person's next face check is for: the face of one action proves nothing for another one, or in another session.
create table check_faces (
  customer_id bigint primary key references customers,
  token_hash text not null,
  action text not null,
  at timestamptz not null
);
create index check_faces_at on check_faces (at);

create table trade_passwords (
  customer_id bigint primary key references customers,
  hash text not null,
  tries_left integer not null,
  locked_until timestamptz
);

-- Proof of a right password: one use, within five minutes.
create table password_proofs (
  psw_token text primary key,
  customer_id bigint not null references customers,
  purpose text not null,
  -- The session that made it: good in this one only, for the trade password and for a new one.
  token_hash text,
  expires_at timestamptz not null,
  used boolean not null default false
);
create index password_proofs_customer on password_proofs (customer_id);
create index password_proofs_expires on password_proofs (expires_at);

-- Identity checks before sensitive actions: each is good once, for one action, one person and one session.
create table identity_checks (
  check_token text primary key,
  customer_id bigint not null references customers,
  -- The session that the check was made in.
  token_hash text not null,
  action text not null,
  method text not null check (method in ('sms', 'face')),
  at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_checks_customer on identity_checks (customer_id, at);
create index identity_checks_expires on identity_checks (expires_at);

-- What happened to the security of an account; nothing is ever changed or deleted here. No personal numbers.
create table security_events (
  id bigserial primary key,
  customer_id bigint not null references customers,
  action text not null,
  detail text not null default '',
  at timestamptz not null
);
create index security_events_customer on security_events (customer_id, id desc);
