create table loan_drafts (
  loan_seq text primary key,
  customer_id bigint not null references customers,
  amount bigint not null,
  terms integer not null,
  method text not null,
  purpose text not null,
  card_id text not null references cards,
  coupon_id text references coupons,
  created_at timestamptz not null,
  submitted boolean not null default false
);

create table signatures (
  sign_seq text primary key,
  loan_seq text not null references loan_drafts,
  template_ids jsonb not null,
  digest text not null,
  at timestamptz not null
);

create table loans (
  loan_no text primary key,
  customer_id bigint not null references customers,
  request_no uuid not null,
  loan_seq text not null references loan_drafts,
  amount bigint not null check (amount > 0),
  annual_rate text not null,
  terms integer not null,
  method text not null,
  purpose text not null,
  card_id text not null references cards,
  coupon_id text references coupons,
  drawn_on date not null,
  created_at timestamptz not null,
  state text not null check (state in ('processing', 'paid', 'failed')),
  reason text not null default '',
  unique (customer_id, request_no)
);
create index loans_customer on loans (customer_id);

-- The agreed plan. Paid amounts are not stored here: they are the sum of postings.
create table instalments (
  loan_no text not null references loans,
  term integer not null,
  due_date date not null,
  principal bigint not null,
  interest bigint not null,
  primary key (loan_no, term)
);

create table quotes (
  quote_id text primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('due', 'payoff', 'coolingOff')),
  on_date date not null,
  expires_at timestamptz not null,
  pay_amount bigint not null,
  discount bigint not null,
  coupon_id text references coupons,
  -- [{loanNo, term, principal, interest, penalty, waived}] in fen
  items jsonb not null,
  used boolean not null default false
);

create table repayments (
  repay_no text primary key,
  customer_id bigint not null references customers,
  request_no uuid not null,
  quote_id text not null unique references quotes,
  card_id text not null references cards,
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null,
  state text not null check (state in ('processing', 'paid', 'failed')),
  reason text not null default '',
  unique (customer_id, request_no)
);
create index repayments_customer on repayments (customer_id);

-- First answers of calls that carry a requestNo.
create table answered_requests (
  customer_id bigint not null references customers,
  request_no uuid not null,
  call text not null,
  answer jsonb,
  at timestamptz not null,
  primary key (customer_id, request_no)
);

create table files (
  file_id text primary key,
  customer_id bigint not null references customers,
  loan_no text references loans,
  template_id text not null,
  title text not null,
  sign_seq text references signatures,
  at timestamptz not null
);
create index files_loan on files (loan_no);
create table tickets (
  ticket_hash text primary key,
  file_id text not null references files,
  expires_at timestamptz not null,
  used boolean not null default false
);
