-- The product's clock is the machine's plus an offset that the console moves.
create table clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null,
  -- The console can let the product's clock run fast: since `rate_from` (machine time) it has run `rate` times as fast as the machine's.
  rate integer not null default 1 check (rate in (1, 60, 1440)),
  rate_from timestamptz not null default now()
);
insert into clock (offset_ms) values (0);

create table access_tokens (token_hash text primary key, expires_at timestamptz not null);
create index access_tokens_expiry on access_tokens (expires_at);

-- Request numbers of sealed headers (rv), kept ten minutes.
create table nonces (nonce text primary key, seen_at timestamptz not null);
create index nonces_seen_at on nonces (seen_at);

create table faults (
  id bigserial primary key,
  path text not null,
  fault text not null,
  value text not null,
  -- Null: for ever.
  times_left integer,
  -- Of the one person who meets it; '': everybody.
  phone text not null default ''
);

-- What the SMS centre, the voice line and the mail server would have delivered.
create table messages (
  id bigserial primary key,
  at timestamptz not null,
  phone text not null,
  channel text not null check (channel in ('sms', 'voice', 'mail')),
  text text not null,
  code text not null,
  -- Sandbox: the same message is delivered once, like at a service that knows the key.
  send_key text unique
);
create index messages_phone on messages (phone, id desc);

-- What the providers will answer for a phone.
create table decisions (phone text primary key, body jsonb not null);

-- Sandbox: the bank's own memory of orders, by order number.
create table bank_orders (
  order_no text primary key,
  kind text not null check (kind in ('disburse', 'collect')),
  phone text not null,
  card_no text not null,
  amount bigint not null,
  -- stopped: the bank never executes this order, even if it arrives later.
  result text not null default 'processing' check (result in ('processing', 'approved', 'declined', 'stopped')),
  at timestamptz not null
);

-- Sandbox: the WeChat user for codes that name no user.
create table wechat_sandbox (
  only_row boolean primary key default true check (only_row),
  open_id text not null,
  phone text not null default ''
);
insert into wechat_sandbox (open_id) values ('sandbox-wechat-user');

-- What has reached the sandbox's partners (the analytics script of 4-4-12, the app of 2-4-7): no person, only that it happened.
create table partner_arrivals (
  id bigserial primary key,
  partner text not null check (partner in ('analytics', 'host')),
  what text not null check (length(what) between 1 and 32),
  at timestamptz not null
);

create table code_sends (
  id bigserial primary key,
  -- Kinds are counted separately; the code knows them (queries/codeSends.ts).
  kind text not null default 'account',
  phone text not null,
  holder text not null default '',
  -- Digest of the address that asked for the code; '' for this machine itself.
  source text not null default '',
  at timestamptz not null
);
create index code_sends_phone on code_sends (phone, at);
create index code_sends_source on code_sends (source, at);
create index code_sends_at on code_sends (at);
create index code_sends_holder on code_sends (holder, at);

-- Digests of one-time codes from other services that were used.
create table used_codes (code_hash text primary key, used_at timestamptz not null);
create index used_codes_used on used_codes (used_at);

-- Wrong tries from one address (its digest) within a window: count and start. Counted separately by purpose.
create table address_tries (
  purpose text not null,
  source text not null,
  since timestamptz not null,
  tries integer not null,
  primary key (purpose, source)
);
create index address_tries_since on address_tries (since);

-- Each answer that an ID number or a card is another customer's: by customer, and by a digest of the address.
create table foreign_tries (subject text not null, at timestamptz not null);
create index foreign_tries_subject on foreign_tries (subject, at);
create index foreign_tries_at on foreign_tries (at);

-- Wrong tries to recover an account, by a digest of the number that was tried, whether such a person exists or not.
create table recovery_tries (subject text primary key, wrong integer not null, since timestamptz not null);
create index recovery_tries_since on recovery_tries (since);

-- Each picture that a person has stored, for the limits of a day: it counts also after it has been deleted or replaced.
create table picture_uploads (
  customer_id bigint not null references customers,
  kind text not null check (kind in ('proof', 'supplement', 'proposal', 'voucher', 'cardProtocol', 'education')),
  at timestamptz not null
);
create index picture_uploads_customer on picture_uploads (customer_id, kind, at);
create index picture_uploads_at on picture_uploads (at);

-- Bytes that clients reported in each hour, by kind of report: for each address (its digest), and for all addresses under '*'.
create table report_bytes (
  hour timestamptz not null,
  sink text not null,
  source text not null,
  bytes bigint not null,
  primary key (sink, source, hour)
);
create index report_bytes_hour on report_bytes (hour);

create table error_logs (id bigserial primary key, at timestamptz not null, record jsonb not null);
create index error_logs_at on error_logs (at);

-- The company's id of a device, by the token that the device has generated.
create table device_ids (token_hash text primary key, const_id text not null, at timestamptz not null);

-- What devices reported: the token at a login or an application, or that there was none.
create table device_reports (
  id bigserial primary key,
  at timestamptz not null,
  kind text not null check (kind in ('token', 'error')),
  vendor text not null check (vendor in ('DX', 'BX')),
  phone text not null,
  record jsonb not null
);
create index device_reports_at on device_reports (at);

-- Tracking events, by the form in which they came: pages in clear, actions sealed, attributions form-encoded.
create table tracks (
  id bigserial primary key,
  at timestamptz not null,
  kind text not null check (kind in ('page', 'action', 'attribution')),
  record jsonb not null
);
create index tracks_at on tracks (at);

-- The gray release: one strategy, and the customers who are named in or out regardless of the percentage.
create table gray_strategy (
  only_row boolean primary key default true check (only_row),
  strategy_id text not null,
  percent integer not null check (percent between 0 and 100),
  monitor_minutes integer not null check (monitor_minutes between 0 and 10080)
);
insert into gray_strategy (strategy_id, percent, monitor_minutes) values ('gray-1', 0, 30);

create table gray_customers (customer_id bigint primary key references customers, in_gray boolean not null);

-- Client logs about the gray release: `kind` is 'page' for saveH5GrayLog and 'upgrade' for grayUpgrade/saveLog.
create table gray_logs (
  id bigserial primary key,
  at timestamptz not null,
  kind text not null check (kind in ('page', 'upgrade')),
  record jsonb not null
);
create index gray_logs_at on gray_logs (at);
