-- The day on which the money of a transfer arrived, by the bank statement: set by the reviewer who books it.
alter table offline_repayments add column arrived_on date;
update offline_repayments o set arrived_on = q.on_date
  from repayments r join quotes q using (quote_id) where r.repay_no = o.repay_no;
alter table offline_repayments
  add constraint offline_repayments_arrived check ((state = 'accepted') = (arrived_on is not null));
