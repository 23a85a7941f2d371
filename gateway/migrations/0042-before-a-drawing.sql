-- Popups stand on the home page or before a drawing.
alter table popups add column place text not null default 'home' check (place in ('home', 'loan'));
insert into popups (popup_id, position, kind, audience, is_show, title, content, button, jump_url, rule, promotion, place) values
  ('loan-rule', 6, 'operation', 'member', false, '借款前请先了解', '这笔钱只能用于本人或家庭的日常消费。签约前会向您明示全部费用，30天内反悔只还本金，不收利息。', '我知道了', '', 'once', false, 'loan'),
  ('loan-safe', 7, 'operation', 'member', false, '有人教您借款吗', '如果是别人让您借款、共享屏幕或把钱转到“安全账户”，那是诈骗。请停下来，拨打 96110。', '没有，是我本人要借', '', 'daily', false, 'loan');

-- The product of a drawing, and the step that it has reached: another device goes on from there.
alter table loan_drafts
  add column product text not null default 'YQDC001',
  add column step text,
  add column step_at timestamptz;
create index on loan_drafts (customer_id, created_at);
alter table loans add column product text not null default 'YQDC001';

-- Where goods that a drawing pays for are delivered.
create table loan_addresses (
  loan_seq text primary key references loan_drafts,
  customer_id bigint not null references customers,
  -- Codes from the province down, and their names on the day of saving.
  region_codes text[] not null,
  region text not null,
  detail text not null,
  -- Name of the place that was picked; '' if the address was typed.
  place text not null,
  saved_at timestamptz not null
);
create index on loan_addresses (customer_id, saved_at);

-- The way of a person through a drawing: one row for each node that was reached, with the last time.
create table process_logs (
  customer_id bigint not null references customers,
  loan_seq text not null references loan_drafts,
  node text not null,
  at timestamptz not null,
  primary key (loan_seq, node)
);
create index on process_logs (at);
