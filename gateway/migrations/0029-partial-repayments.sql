-- Partial repayments: the quote fixes what is paid and the plan that follows; its booking replaces the coming instalments.
alter table quotes drop constraint quotes_kind_check;
alter table quotes add constraint quotes_kind_check
  check (kind in ('due', 'payoff', 'coolingOff', 'partial', 'offline'));
alter table quotes add column plan_choice text check (plan_choice in ('sameTerms', 'sooner'));
-- [{term, dueDate, principal, interest}] in fen: the coming instalments after the payment; null if it leaves the plan as it is.
alter table quotes add column plan jsonb;

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

-- A repayment of several loans is one entry for each loan; each moves money once.
alter table entries drop constraint entries_ref_key;
alter table entries add column part integer not null default 0;
alter table entries add constraint entries_once unique (ref, part);
