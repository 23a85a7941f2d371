create table notices (id text primary key, title text not null, summary text not null, body text not null, age_hours integer not null);
create table notice_reads (notice_id text not null references notices, customer_id bigint not null references customers, primary key (notice_id, customer_id));
create table positions (
  id bigserial primary key,
  page text not null,
  is_show text not null,
  template text not null,
  title text not null,
  items jsonb not null
);
create table functional_areas (position integer primary key, name text not null, icon text not null, jump_url text not null);

insert into notices (id, title, summary, body, age_hours) values
  ('n-safe', '谨防冒充客服', '我们不会以任何名义在放款前收取费用，也不会索要验证码。', '我们不会以任何名义在放款前收取费用，也不会通过电话索要验证码或让您转账。如有疑问，请拨打反诈专线 96110。', 20),
  ('n-cost', '综合融资成本明示', '签约前请核对明示表，除列明的费用外不收取其他费用。', '自2026年8月1日起，签约前我们会向您明示综合融资成本：每一项费用、收取方式、收取方和正常履约下的年化成本。除列明的费用外，不收取任何其他费用。', 72);

insert into positions (page, is_show, template, title, items) values
  ('01', 'true', '5', '首页横幅', '[{"activityBannerText":"30天冷静期","subtitle":"首借30天内全额还本，不收利息","jumpUrl":"/pages/contracts/temp?id=cost-sheet","tone":"gold"}]'),
  ('01', 'true', '3', '防骗提醒', '[{"activityBannerText":"防骗提醒","subtitle":"我们不会以任何名义在放款前收取费用。","jumpUrl":"","tone":"soft"}]'),
  ('01', 'false', '3', '已下线', '[{"activityBannerText":"旧活动","subtitle":"","jumpUrl":"","tone":"soft"}]'),
  ('02', 'true', '4', '活动专区', '[{"activityBannerText":"按时还款，利息更省","subtitle":"提前还清按天计息，无违约金","jumpUrl":"/pages/repay/index","tone":"ink"}]'),
  ('02', 'true', '3', '新手', '[{"activityBannerText":"了解综合融资成本","subtitle":"一张表看清所有费用","jumpUrl":"/pages/contracts/temp?id=cost-sheet","tone":"green"}]'),
  ('03', 'true', '6', '我的', '[{"activityBannerText":"借还记录，一目了然","subtitle":"","jumpUrl":"/pages/bussiness/loan_repay/index","tone":"soft"}]');

insert into functional_areas (position, name, icon, jump_url) values
  (1, '银行卡', 'card', '/pages/bussiness/bankcard/index'),
  (2, '借还记录', 'record', '/pages/bussiness/loan_repay/index'),
  (3, '还款', 'repay', '/pages/repay/index'),
  (4, '设置', 'setting', '/pages/setting/setting/index');
