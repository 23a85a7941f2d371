-- The product's clock is the machine's plus an offset that the console moves.
create table clock (only_row boolean primary key default true check (only_row), offset_ms bigint not null);
insert into clock (offset_ms) values (0);

create table access_tokens (token_hash text primary key, expires_at timestamptz not null);

-- Request numbers of sealed headers (rv), kept ten minutes.
create table nonces (nonce text primary key, seen_at timestamptz not null);
create index nonces_seen_at on nonces (seen_at);

create table faults (
  id bigserial primary key,
  path text not null,
  fault text not null,
  value text not null,
  times_left integer not null
);

-- What the SMS centre, the voice line and the mail server would have delivered.
create table messages (
  id bigserial primary key,
  at timestamptz not null,
  phone text not null,
  channel text not null check (channel in ('sms', 'voice', 'mail')),
  text text not null,
  code text not null
);
create index messages_phone on messages (phone, id desc);

-- What the providers will answer for a phone.
create table decisions (phone text primary key, body jsonb not null);

create table error_logs (id bigserial primary key, at timestamptz not null, record jsonb not null);
