-- The person has asked to stop this order: the bank is asked to cancel it, and it is never sent again.
alter table orders add column stop_asked_at timestamptz;

-- Why a drawing failed, as a code; '' for drawings from before this column and for those that did not fail.
alter table loans add column decline text not null default '';

-- Sandbox: the bank will not execute this order any more, even if it arrives later.
alter table bank_orders drop constraint bank_orders_result_check;
alter table bank_orders add constraint bank_orders_result_check
  check (result in ('processing', 'approved', 'declined', 'stopped'));
