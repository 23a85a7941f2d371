-- Proof that an identity check for one action was passed: one use, within ten minutes, in the session that passed it.
create table identity_checks (
  token_hash text primary key,
  customer_id bigint not null references customers,
  session_hash text not null,
  action text not null,
  method text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_checks_end on identity_checks (expires_at);

-- What happened to the security of an account: only ever added to. No personal numbers.
create table security_events (
  id bigserial primary key,
  customer_id bigint not null references customers,
  action text not null,
  detail text not null,
  at timestamptz not null
);
create index security_events_customer on security_events (customer_id, id desc);

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('login', 'card', 'recovery', 'password', 'check'));
