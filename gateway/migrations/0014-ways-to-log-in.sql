-- A WeChat user of this mini-program; belongs to a customer from the first login until the customer logs out.
create table wechat_users (
  user_id text primary key,
  open_id text not null unique,
  customer_id bigint references customers,
  seen_at timestamptz not null
);
create index wechat_users_customer on wechat_users (customer_id);

-- Digests of one-time codes from other services that were used.
create table used_codes (code_hash text primary key, used_at timestamptz not null);

-- Sandbox: the WeChat user for codes that name no user.
create table wechat_sandbox (
  only_row boolean primary key default true check (only_row),
  open_id text not null,
  phone text not null default ''
);
insert into wechat_sandbox (open_id) values ('sandbox-wechat-user');

-- Codes that log a person in from another terminal of theirs, or from a partner.
create table access_codes (
  code_hash text primary key,
  customer_id bigint not null references customers,
  origin text not null check (origin in ('session', 'partner')),
  expires_at timestamptz not null,
  used_at timestamptz
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

-- Customers of the whitelist whose data was taken over with their renewed authorisation.
create table zd_transfers (customer_id bigint primary key references customers, at timestamptz not null);
