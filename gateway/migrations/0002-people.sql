create table customers (
  id bigserial primary key,
  cust_no text not null unique,
  phone text not null unique,
  created_at timestamptz not null,
  source_flag text not null,
  name text not null default '',
  id_no text not null default '',
  whitelisted boolean not null default false,
  recall_status text not null default '0',
  disciplinary_type text not null default '',
  exception_code text not null default '',
  occupation text not null default '',
  company text not null default ''
);

create table sessions (
  token_hash text primary key,
  customer_id bigint not null references customers,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended text check (ended in ('other-device', 'signed-out'))
);
create index sessions_customer on sessions (customer_id);

-- One phone has one live code.
create table login_codes (
  phone text primary key,
  code text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null
);
create table code_sends (id bigserial primary key, phone text not null, at timestamptz not null);
create index code_sends_phone on code_sends (phone, at);

create table picture_codes (
  pic_id text primary key,
  phone text not null,
  answer text not null,
  expires_at timestamptz not null,
  pic_token text unique
);

create table consents (
  id bigserial primary key,
  customer_id bigint not null references customers,
  template_id text not null,
  version text not null,
  scene text not null,
  at timestamptz not null,
  withdrawn_at timestamptz
);
create index consents_customer on consents (customer_id, template_id);

-- Stores what was read from a picture, not the picture itself.
create table id_card_readings (
  image_id text primary key,
  customer_id bigint not null references customers,
  side text not null check (side in ('front', 'back')),
  reading jsonb not null,
  at timestamptz not null
);

create table id_cards (
  customer_id bigint primary key references customers,
  name text,
  id_no text unique,
  sex text,
  nation text,
  address text,
  authority text,
  valid_from date,
  valid_to date,
  back_confirmed boolean not null default false
);

create table face_checks (
  biz_token text primary key,
  customer_id bigint not null references customers,
  scene text not null,
  terminal text not null,
  nonce text not null,
  outcome text check (outcome in ('passed', 'failed', 'cancelled')),
  created_at timestamptz not null
);
create index face_checks_customer on face_checks (customer_id, scene);

create table contacts (
  customer_id bigint not null references customers,
  kind text not null check (kind in ('general', 'emergency')),
  position integer not null,
  name text not null,
  phone text not null,
  relation text not null,
  primary key (customer_id, kind, position)
);

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
  expires_at timestamptz not null,
  used boolean not null default false
);
