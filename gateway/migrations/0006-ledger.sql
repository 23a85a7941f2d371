create table accounts (
  code text primary key,
  name text not null,
  kind text not null check (kind in ('asset', 'income', 'expense'))
);
insert into accounts (code, name, kind) values
  ('bank', 'Money at the bank', 'asset'),
  ('principal', 'Principal lent out', 'asset'),
  ('interest', 'Interest earned', 'income'),
  ('penalty', 'Penalty earned', 'income'),
  ('discount', 'Coupons redeemed', 'expense');

create table entries (
  entry_no bigserial primary key,
  kind text not null check (kind in ('drawing', 'repayment')),
  -- loan_no of a drawing, repay_no of a repayment. A repayment of several loans is one entry for each loan; each moves money once.
  ref text not null,
  part integer not null default 0,
  at timestamptz not null,
  constraint entries_once unique (ref, part)
);

-- Debits are positive, credits negative; fen.
create table postings (
  entry_no bigint not null references entries,
  line integer not null,
  account text not null references accounts,
  amount bigint not null check (amount <> 0),
  loan_no text references loans,
  term integer,
  primary key (entry_no, line)
);
create index postings_loan on postings (loan_no, account, term);

-- An entry that does not add up to zero cannot be committed.
create function entry_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from postings where entry_no = new.entry_no) <> 0 then
    raise exception 'entry % does not balance', new.entry_no;
  end if;
  return null;
end $$;
create constraint trigger postings_balance after insert on postings
  deferrable initially deferred for each row execute function entry_balances();

-- Postings are never changed or deleted.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed';
end $$;
create trigger postings_stay before update or delete on postings for each row execute function refuse_change();
create trigger entries_stay before update or delete on entries for each row execute function refuse_change();
