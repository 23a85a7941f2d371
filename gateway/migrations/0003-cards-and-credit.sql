create table cards (
  card_id text primary key,
  customer_id bigint not null references customers,
  bank_code text not null,
  bank_name text not null,
  card_type text not null check (card_type in ('debit', 'credit')),
  card_no text not null,
  phone text not null,
  is_default boolean not null,
  bound_at timestamptz not null,
  unbound_at timestamptz
);
create unique index cards_once on cards (customer_id, card_no) where unbound_at is null;
create unique index cards_one_default on cards (customer_id) where is_default and unbound_at is null;

create table card_signs (
  sign_seq text primary key,
  customer_id bigint not null references customers,
  card_no text not null,
  phone text not null,
  code text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null
);

create table applications (
  apply_seq text primary key,
  customer_id bigint not null references customers,
  state text not null check (state in ('reviewing', 'approved', 'denied')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  reason text not null default '',
  retry_date date
);
create unique index applications_one_open on applications (customer_id) where state = 'reviewing';

create table credit_lines (
  customer_id bigint primary key references customers,
  total bigint not null check (total between 0 and 20000000),
  annual_rate text not null,
  valid_to date not null,
  product_type text not null
);

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
