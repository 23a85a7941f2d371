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

-- A face check proves an identity once.
alter table face_checks add column spent_at timestamptz;

-- What happened to the security of an account; nothing is ever changed or deleted here. No personal numbers.
create table security_events (
  id bigserial primary key,
  customer_id bigint not null references customers,
  action text not null,
  detail text not null default '',
  at timestamptz not null
);
create index security_events_customer on security_events (customer_id, id desc);

-- The code knows the purposes of codes (queries/oneTimeCodes.ts).
alter table one_time_codes drop constraint one_time_codes_purpose_check;
