-- A transfer whose money was found and cannot pay the loan, as one that is settled: it is to be returned, then returned. The bank's number of
-- the payment stays with it.
alter table offline_repayments add column returned_at timestamptz;
alter table offline_repayments drop constraint offline_repayments_state_check;
alter table offline_repayments add constraint offline_repayments_state_check
  check (state in ('reviewing', 'held', 'accepted', 'refused', 'returning', 'returned'));
alter table offline_repayments drop constraint offline_repayments_arrived;
alter table offline_repayments add constraint offline_repayments_arrived
  check ((state in ('held', 'accepted', 'returning', 'returned')) = (arrived_on is not null));
alter table offline_repayments drop constraint offline_repayments_reference;
alter table offline_repayments add constraint offline_repayments_reference
  check (state not in ('reviewing', 'refused') or bank_reference is null);
alter table offline_repayments add constraint offline_repayments_returned
  check ((state = 'returned') = (returned_at is not null));
