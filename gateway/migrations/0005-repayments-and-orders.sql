create table quotes (
  quote_id text primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('due', 'payoff', 'coolingOff', 'partial', 'offline')),
  on_date date not null,
  expires_at timestamptz not null,
  pay_amount bigint not null,
  discount bigint not null,
  coupon_id text references coupons,
  -- [{loanNo, term, principal, interest, penalty, waived}] in fen
  items jsonb not null,
  -- No payment ends the cooling-off period: interest and penalty paid before its exit (below 0) then count as principal (above 0). In the form
  -- of `items`; empty for any other quote.
  turned jsonb not null default '[]',
  -- A partial repayment: the quote fixes what is paid and the plan that follows; its booking replaces the coming instalments.
  plan_choice text check (plan_choice in ('sameTerms', 'sooner')),
  -- [{term, dueDate, principal, interest}] in fen: the coming instalments after the payment; null if it leaves the plan as it is.
  plan jsonb,
  used boolean not null default false
);
create index quotes_customer on quotes (customer_id);
-- For the sweep: paid quotes stay for ever.
create index quotes_unpaid on quotes (expires_at) where not used;

create table repayments (
  repay_no text primary key,
  customer_id bigint not null references customers,
  request_no uuid not null,
  quote_id text not null references quotes,
  -- Null: a bank transfer.
  card_id text references cards,
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null,
  state text not null check (state in ('processing', 'paid', 'failed')),
  reason text not null default '',
  unique (customer_id, request_no)
);
create index repayments_customer on repayments (customer_id);
-- After a declined repayment its quote can be paid again.
create unique index repayments_quote on repayments (quote_id) where state <> 'failed';
-- Asked by PostgreSQL itself when a quote is deleted.
create index repayments_of_quote on repayments (quote_id);

-- Interest is paid until this day; the money of the prepayment itself is posted to term 0.
create table replans (
  repay_no text primary key references repayments,
  loan_no text not null references loans,
  on_date date not null
);
create index replans_loan on replans (loan_no);

-- The instalments that a replan replaced, as they were agreed.
create table replaced_instalments (
  repay_no text not null references replans,
  term integer not null,
  due_date date not null,
  principal bigint not null,
  interest bigint not null,
  primary key (repay_no, term)
);

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

-- Repayments by bank transfer: the person sends vouchers, a reviewer finds the money and books it, or refuses. Money that came ahead of its
-- instalment is held, and the gateway books it on the due day. Money that cannot pay the loan, as one that is settled, is to be returned.
create table offline_repayments (
  offline_no text primary key,
  customer_id bigint not null references customers,
  loan_no text not null references loans,
  -- What the person says: fen, and the day of the transfer.
  amount bigint not null check (amount > 0),
  paid_on date not null,
  state text not null default 'reviewing' check (state in ('reviewing', 'held', 'accepted', 'refused', 'returning', 'returned')),
  reason text not null default '',
  -- What a reviewer has found, in fen, and the due day that it is held for.
  found bigint check (found > 0),
  held_until date,
  -- The day on which the money arrived, by the bank statement.
  arrived_on date,
  -- The bank's own number of the incoming payment (流水号), normalised: one payment is booked once, even if two people claim
  -- it. It stays when a person leaves, like the booking.
  bank_reference text,
  -- The booking of an accepted one: each is booked once.
  repay_no text unique references repayments,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  returned_at timestamptz,
  check ((state = 'accepted') = (repay_no is not null)),
  constraint offline_repayments_arrived check ((state in ('held', 'accepted', 'returning', 'returned')) = (arrived_on is not null)),
  constraint offline_repayments_reference check (state not in ('reviewing', 'refused') or bank_reference is null),
  constraint offline_repayments_held check (state <> 'held' or (found is not null and held_until is not null and bank_reference is not null)),
  constraint offline_repayments_returned check ((state = 'returned') = (returned_at is not null))
);
create unique index offline_repayments_open on offline_repayments (customer_id) where state = 'reviewing';
create index offline_repayments_customer on offline_repayments (customer_id, submitted_at desc);
create unique index offline_repayments_bank_reference on offline_repayments (bank_reference);
create index offline_repayments_held_until on offline_repayments (held_until) where state = 'held';

create table vouchers (
  file_id text primary key,
  customer_id bigint not null references customers,
  -- Null until the person submits it.
  offline_no text references offline_repayments,
  name text not null,
  type text not null,
  bytes integer not null,
  -- Of the file as it was sent: the same picture twice is one file.
  digest text not null,
  -- Of the picture that is kept: decoded and drawn again.
  drawn_digest text,
  uploaded_at timestamptz not null,
  -- After the account has ended: as long as the contract, without the name of the file.
  kept_until date
);
create unique index vouchers_waiting on vouchers (customer_id, digest) where offline_no is null;
create index vouchers_of on vouchers (offline_no);
create index on vouchers (customer_id);
create index vouchers_uploaded on vouchers (uploaded_at);
create index vouchers_kept on vouchers (kept_until);

create table voucher_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
alter table voucher_pieces alter column content set storage external;
create index on voucher_pieces (customer_id);
create index voucher_pieces_at on voucher_pieces (at);

-- Orders to the bank: stored before the bank is asked, booked once when the bank has decided.
create table orders (
  -- Generated here; the bank's idempotency key.
  order_no text primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('disburse', 'collect')),
  -- loan_no of a drawing, repay_no of a repayment.
  ref text not null unique,
  amount bigint not null check (amount > 0),
  -- Data of the person sent to the bank, as of the day of the order.
  card_no text not null,
  phone text not null,
  name text not null,
  state text not null default 'sent' check (state in ('sent', 'approved', 'declined')),
  reference text not null default '',
  -- By the machine's clock: the sweep leaves fresh orders to the call that wrote them.
  written_at timestamptz not null default now(),
  -- The person has asked to stop this order: the bank is asked to cancel it, and it is never sent again.
  stop_asked_at timestamptz,
  closed_at timestamptz
);
create index orders_open on orders (customer_id, kind) where state = 'sent';
create index orders_customer on orders (customer_id);

-- First answers of calls that carry a requestNo.
create table answered_requests (
  customer_id bigint not null references customers,
  request_no uuid not null,
  call text not null,
  -- Digest of the request: the same request number with another request is refused.
  digest text not null default '',
  answer jsonb,
  at timestamptz not null,
  primary key (customer_id, request_no)
);
create index answered_requests_at on answered_requests (at);
