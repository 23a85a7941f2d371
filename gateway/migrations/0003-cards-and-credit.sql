create table cards (
  card_id text primary key,
  customer_id bigint not null references customers,
  bank_code text not null,
  bank_name text not null,
  card_type text not null check (card_type in ('debit', 'credit')),
  card_no text not null,
  phone text not null,
  is_default boolean not null,
  -- The last day of the bank's protocol; null: without an end.
  signed_until date,
  bound_at timestamptz not null,
  unbound_at timestamptz
);
create unique index cards_once on cards (customer_id, card_no) where unbound_at is null;
create unique index cards_one_default on cards (customer_id) where is_default and unbound_at is null;
-- A card has one holder.
create unique index cards_one_holder on cards (card_no) where unbound_at is null;
create index cards_customer on cards (customer_id);

create table card_signs (
  sign_seq text primary key,
  customer_id bigint not null references customers,
  card_no text not null,
  phone text not null,
  sent_at timestamptz not null,
  -- The card that a signing has bound, or whose protocol it has renewed.
  card_id text references cards,
  -- The card whose protocol it is to renew; null: it binds a card.
  renews text references cards
);
create index card_signs_customer on card_signs (customer_id);
create index card_signs_sent on card_signs (sent_at);

-- Binding a card on the bank's own page. `nonce` travels there and back in the address, `secret` signs what the bank adds to the
-- return address. `outcome` and `card_no` are the choice on the sandbox's page; `result` is the decision, made once.
create table card_bindings (
  bind_seq text primary key,
  customer_id bigint not null references customers,
  bank_code text not null,
  card_type text not null default 'debit',
  terminal text not null check (terminal in ('h5', 'weapp')),
  nonce text not null,
  secret text not null,
  bank_url text not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('agreed', 'refused', 'failed')),
  card_no text,
  result text check (result in ('bound', 'refused', 'failed')),
  reason text not null default '',
  card_id text references cards
);
create index card_bindings_customer on card_bindings (customer_id);

-- Photos of protocols on paper.
create table card_protocols (
  file_id text primary key,
  card_id text not null references cards,
  customer_id bigint not null references customers,
  name text not null default 'photo',
  type text not null,
  bytes integer not null,
  -- Of the file as it was sent: the same picture twice is one file.
  digest text not null,
  -- Of the picture that is kept: decoded and drawn again.
  drawn_digest text,
  -- A protocol on paper counts once a reviewer has read it.
  state text not null default 'reviewing' check (state in ('reviewing', 'approved', 'refused')),
  -- Why it was refused.
  reason text not null default '',
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  unique (card_id, digest)
);
create index card_protocols_customer on card_protocols (customer_id);
create index card_protocols_open on card_protocols (uploaded_at) where state = 'reviewing';

create table card_protocol_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
alter table card_protocol_pieces alter column content set storage external;
create index on card_protocol_pieces (customer_id);
create index card_protocol_pieces_at on card_protocol_pieces (at);

create table applications (
  apply_seq text primary key,
  customer_id bigint not null references customers,
  state text not null check (state in ('reviewing', 'approved', 'denied')),
  submitted_at timestamptz not null,
  -- When the bank asked for a supplement before its decision, and when the person sent it. Contacts saved after the request count.
  supplement_asked_at timestamptz,
  supplemented_at timestamptz,
  decided_at timestamptz,
  reason text not null default '',
  retry_date date
);
create unique index applications_one_open on applications (customer_id) where state = 'reviewing';
create index applications_customer on applications (customer_id, submitted_at desc);

-- A step of the credit flow that the person completes on a partner's page.
create table partner_steps (
  step_key text primary key,
  customer_id bigint not null references customers,
  -- The partner's page.
  page_url text not null,
  created_at timestamptz not null,
  -- The person's choice on the sandbox's page.
  outcome text check (outcome in ('done', 'refused', 'failed')),
  -- What the partner said; null while the step is open.
  result text check (result in ('done', 'refused', 'failed')),
  decided_at timestamptz
);
create index partner_steps_newest on partner_steps (customer_id, created_at desc);

create table credit_lines (
  customer_id bigint primary key references customers,
  total bigint not null check (total between 0 and 20000000),
  annual_rate text not null,
  valid_to date not null,
  product_type text not null,
  -- An approved line cannot be drawn on until the person activates it.
  active boolean not null default true
);

-- The bank reviews whether a line can be raised.
create table raises (
  raise_no text primary key,
  customer_id bigint not null references customers,
  state text not null default 'reviewing' check (state in ('reviewing', 'granted', 'declined')),
  -- What the person adds for a higher limit; 'bank': the bank raises by itself.
  kind text not null default 'bank' check (kind in ('bank', 'education', 'company', 'fund')),
  -- The school, the company, or the account of the provident fund.
  subject text not null default '',
  -- The level of education, or yuan a month.
  figure text not null default '',
  -- The limit before and after a granted raise, in fen: the app tells the person about it for some days.
  from_total bigint,
  to_total bigint,
  opened_at timestamptz not null,
  decided_at timestamptz
);
create unique index raises_one_open on raises (customer_id) where state = 'reviewing';
create index raises_customer on raises (customer_id, opened_at desc);

create table coupons (
  coupon_id text primary key,
  customer_id bigint not null references customers,
  name text not null,
  value bigint not null check (value > 0),
  min_amount bigint not null,
  expires_on date not null,
  rule text not null,
  used_at timestamptz
);
create index coupons_customer on coupons (customer_id);

-- Coupons of partners, used at the partner with their code: never for interest, so they stand apart from ours.
create table partner_coupons (
  coupon_id text primary key,
  customer_id bigint not null references customers,
  partner text not null,
  name text not null,
  rule text not null,
  code text not null,
  expires_on date not null
);
create index partner_coupons_customer on partner_coupons (customer_id);

-- Documents asked for after credit was granted.
create table supplements (
  supplement_no text primary key,
  customer_id bigint not null references customers,
  title text not null,
  why text not null,
  state text not null default 'asked' check (state in ('asked', 'reviewing', 'approved', 'refused')),
  -- Why it was refused.
  reason text not null default '',
  due_on date not null,
  asked_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz
);
create index supplements_customer on supplements (customer_id, due_on);
create index supplements_open on supplements (due_on) where state in ('asked', 'refused');

create table supplement_files (
  file_id text primary key,
  supplement_no text not null references supplements,
  customer_id bigint not null references customers,
  name text not null,
  type text not null,
  bytes integer not null,
  -- Of the file as it was sent: the same picture twice is one file.
  digest text not null,
  -- Of the picture that is kept: decoded and drawn again.
  drawn_digest text,
  uploaded_at timestamptz not null,
  unique (supplement_no, digest)
);
create index supplement_files_customer on supplement_files (customer_id);

create table supplement_file_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
alter table supplement_file_pieces alter column content set storage external;
create index on supplement_file_pieces (customer_id);
create index supplement_file_pieces_at on supplement_file_pieces (at);
