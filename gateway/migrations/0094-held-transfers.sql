-- A transfer that a reviewer has found and that came ahead of its instalment: it is held, and the gateway books it on the due day by itself.
alter table offline_repayments add column found bigint check (found > 0);
alter table offline_repayments add column held_until date;
alter table offline_repayments drop constraint offline_repayments_state_check;
alter table offline_repayments add constraint offline_repayments_state_check
  check (state in ('reviewing', 'held', 'accepted', 'refused'));
alter table offline_repayments drop constraint offline_repayments_arrived;
alter table offline_repayments add constraint offline_repayments_arrived
  check ((state in ('held', 'accepted')) = (arrived_on is not null));
alter table offline_repayments drop constraint offline_repayments_reference;
alter table offline_repayments add constraint offline_repayments_reference
  check (state in ('held', 'accepted') or bank_reference is null);
alter table offline_repayments add constraint offline_repayments_held
  check (state <> 'held' or (found is not null and held_until is not null and bank_reference is not null));
create index offline_repayments_held_until on offline_repayments (held_until) where state = 'held';
