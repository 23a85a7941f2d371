-- What the person adds for a higher limit; 'bank': the bank raises by itself.
alter table raises add column kind text not null default 'bank'
  check (kind in ('bank', 'education', 'company', 'fund'));
-- The school, the company, or the account of the provident fund.
alter table raises add column subject text not null default '';
-- The level of education, or yuan a month.
alter table raises add column figure text not null default '';
create index raises_customer on raises (customer_id, opened_at desc);

-- The kinds of messages stand in the code alone (queries/personalMessages.ts).
alter table personal_messages drop constraint if exists personal_messages_kind_check;
