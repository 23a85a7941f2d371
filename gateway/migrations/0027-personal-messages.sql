-- Messages to one person about their credit and their money. The unique key makes a second message about the same event impossible.
create table personal_messages (
  message_id text primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in (
    'credit-approved', 'credit-denied', 'credit-supplement', 'limit-raised',
    'paid-out', 'payout-failed', 'due-soon', 'overdue', 'repaid', 'repay-failed')),
  -- The number of the application, raise, loan or repayment; the due date of a reminder.
  about text not null,
  -- The day of the event: of an overdue reminder, the day on which its number of days was reached.
  day date not null,
  title text not null,
  summary text not null,
  body text not null,
  -- The page that the message is about, and the words of its button.
  target text not null,
  action text not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (customer_id, kind, about, day)
);
create index personal_messages_newest on personal_messages (customer_id, at desc);
create index personal_messages_unread on personal_messages (customer_id) where read_at is null;

-- The SMS of a message: written with it, sent outside any transaction.
create table outgoing_sms (
  message_id text primary key references personal_messages,
  text text not null,
  -- True: sent by day only, and worded anew when it is sent.
  reminder boolean not null,
  -- dropped: nothing is owed any more; refused: the service does not send to this phone; failed: out of tries.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'refused', 'failed')),
  tries integer not null default 0,
  -- By the machine's clock: when the next try may begin.
  next_at timestamptz not null default now(),
  at timestamptz not null
);
create index outgoing_sms_waiting on outgoing_sms (next_at) where state = 'waiting';
create index outgoing_sms_at on outgoing_sms (at);

-- Borrowers, and the day on which what they owe was last looked at.
create table due_looks (customer_id bigint primary key references customers, looked_on date not null);
create index due_looks_day on due_looks (looked_on, customer_id);
insert into due_looks (customer_id, looked_on)
  select distinct customer_id, date '2000-01-01' from loans where state = 'paid';

-- Sandbox: the same message is delivered once, like at a service that knows the key.
alter table messages add column send_key text unique;
