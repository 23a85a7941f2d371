-- Accounts that their owners cancel. Carried out when the days for a change of mind are over.
create table cancellations (
  cancel_no text primary key,
  customer_id bigint not null references customers,
  state text not null check (state in ('waiting', 'revoked', 'stopped', 'done')),
  reason text not null,
  note text not null default '',
  asked_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz
);
create unique index cancellations_one_waiting on cancellations (customer_id) where state = 'waiting';
create index cancellations_due on cancellations (due_at) where state = 'waiting';
create index cancellations_customer on cancellations (customer_id, asked_at desc);

-- Who the borrower of a kept contract was, apart from everything else: no call reads it. Only of people who have borrowed.
create table kept_identities (
  customer_id bigint primary key references customers,
  name text not null,
  id_no text not null,
  phone text not null,
  kept_until date not null
);
