-- Repayments by bank transfer: the person sends vouchers, a reviewer finds the money and books it, or refuses.
alter table repayments alter column card_id drop not null;

create table offline_repayments (
  offline_no text primary key,
  customer_id bigint not null references customers,
  loan_no text not null references loans,
  -- What the person says: fen, and the day of the transfer.
  amount bigint not null check (amount > 0),
  paid_on date not null,
  state text not null default 'reviewing' check (state in ('reviewing', 'accepted', 'refused')),
  reason text not null default '',
  -- The booking of an accepted one: each is booked once.
  repay_no text unique references repayments,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'accepted') = (repay_no is not null))
);
create unique index offline_repayments_open on offline_repayments (customer_id) where state = 'reviewing';
create index offline_repayments_customer on offline_repayments (customer_id, submitted_at desc);

create table vouchers (
  file_id text primary key,
  customer_id bigint not null references customers,
  -- Null until the person submits it.
  offline_no text references offline_repayments,
  name text not null,
  type text not null,
  bytes integer not null,
  -- Of the content: the same picture twice is one file.
  digest text not null,
  uploaded_at timestamptz not null
);
create unique index vouchers_waiting on vouchers (customer_id, digest) where offline_no is null;
create index vouchers_of on vouchers (offline_no);
create index on vouchers (customer_id);

create table voucher_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
create index on voucher_pieces (customer_id);
-- No compression: pictures are compressed already.
alter table voucher_pieces alter column content set storage external;

-- Penalty charged until a part payment of an overdue instalment: the days before it count on the principal of those days.
create table penalty_marks (
  repay_no text not null references repayments,
  loan_no text not null references loans,
  term integer not null,
  charged bigint not null,
  until date not null,
  primary key (repay_no, loan_no, term)
);
create index penalty_marks_loan on penalty_marks (loan_no, term, until);
