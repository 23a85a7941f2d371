create table route_policies (route_page text primary key, jump_url text not null, need_login boolean not null);

insert into route_policies (route_page, jump_url, need_login) values
  ('Repay', '/pages/repay/index', true),
  ('BankCards', '/pages/bussiness/bankcard/index', true),
  ('LoanRecords', '/pages/bussiness/loan_repay/index', true),
  ('CostSheet', '/pages/contracts/temp?id=cost-sheet', false),
  ('Activity', '/pages/activity/index', false);
