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
  closed_at timestamptz
);
create index orders_open on orders (customer_id, kind) where state = 'sent';

-- Open movements from before this table existed: the bank knows them by the request number.
insert into orders (order_no, customer_id, kind, ref, amount, card_no, phone, name)
  select l.request_no::text, l.customer_id, 'disburse', l.loan_no, l.amount, c.card_no, p.phone, p.name
  from loans l join cards c using (card_id) join customers p on p.id = l.customer_id where l.state = 'processing';
insert into orders (order_no, customer_id, kind, ref, amount, card_no, phone, name)
  select r.request_no::text, r.customer_id, 'collect', r.repay_no, r.amount, c.card_no, p.phone, p.name
  from repayments r join cards c using (card_id) join customers p on p.id = r.customer_id
  where r.state = 'processing' and r.amount > 0;

-- Sandbox: the bank's own memory of orders, by order number.
create table bank_orders (
  order_no text primary key,
  kind text not null check (kind in ('disburse', 'collect')),
  phone text not null,
  card_no text not null,
  amount bigint not null,
  result text not null default 'processing' check (result in ('processing', 'approved', 'declined')),
  at timestamptz not null
);

-- The rate of the signed plan: a drawing at another rate is refused.
alter table signatures add column annual_rate text not null default '';

-- After a declined repayment its quote can be paid again.
alter table repayments drop constraint repayments_quote_id_key;
create unique index repayments_quote on repayments (quote_id) where state <> 'failed';

-- Digest of the request: the same request number with another request is refused.
alter table answered_requests add column digest text not null default '';
