-- The bank's own number of the incoming payment (流水号), normalised: one payment is booked once, whoever claims it. It stays when a person leaves,
-- like the booking. Transfers that were accepted before have none, and nothing can be said of them.
alter table offline_repayments add column bank_reference text;
alter table offline_repayments
  add constraint offline_repayments_reference check (state = 'accepted' or bank_reference is null);
create unique index offline_repayments_bank_reference on offline_repayments (bank_reference);
