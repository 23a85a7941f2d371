-- The target of an activity link, a channel's landing page or a campaign, by its code.
create table forwarding_configs (
  code text primary key,
  kind text not null check (kind in ('link', 'landing', 'campaign')),
  title text not null,
  lead text not null,
  points jsonb not null,
  rules jsonb not null,
  button text not null,
  jump_url text not null,
  starts_on date,
  ends_on date
);

-- What a person did in a campaign: each action once.
create table activity_records (
  code text not null references forwarding_configs,
  customer_id bigint not null references customers,
  action text not null check (action in ('view', 'join')),
  at timestamptz not null,
  primary key (code, customer_id, action)
);

-- Versions of the app. `hot`: running clients take it by themselves.
create table releases (
  wgt_version text primary key,
  version text not null,
  title text not null,
  notes jsonb not null,
  age_hours integer not null,
  hot boolean not null
);

insert into forwarding_configs (code, kind, title, lead, points, rules, button, jump_url, starts_on, ends_on) values
  ('cost-sheet', 'link', '了解综合融资成本', '', '[]', '[]', '去看看', '/pages/contracts/temp?id=cost-sheet', null, null),
  ('repay-early', 'link', '按时还款，利息更省', '', '[]', '[]', '去看看', '/pages/repay/index', null, null),
  ('new-year-2025', 'link', '2025新年活动', '', '[]', '[]', '去看看', '/pages/activity/index', '2025-01-01', '2025-02-28'),
  ('welcome', 'landing', '需要周转时，多一个选择', '先看清额度、利率和费用，再决定要不要借。',
   '[{"title":"费用先说清","note":"签约前有综合融资成本明示表，除列明的费用外不收其他费用。"},
     {"title":"首借30天冷静期","note":"30天内全额还本，不收利息。"},
     {"title":"随时可以提前还","note":"按实际使用天数计息，没有违约金。"}]',
   '["年满18周岁的中国大陆居民可以申请，额度和利率以审批结果为准。","借款只能用于个人消费，不能用于购房、投资或还其他借款。","我们不会在放款前收取任何费用，遇到收费请拨打反诈专线96110。"]',
   '查看我能借多少', 'Credit', null, null),
  ('pxjh', 'campaign', '培训计划', '报考证书、学一门手艺，学费可以分期慢慢付。',
   '[{"title":"先登记","note":"登记只是告诉我们您感兴趣，不会查询征信，也不产生费用。"},
     {"title":"选好课程再借","note":"看清课程和退费约定后，再决定借不借、借多少。"},
     {"title":"按月归还","note":"最长24期，提前还清没有违约金。"}]',
   '["本计划面向本人参加的职业培训和考证，借款只能用于学费。","额度、期数和利率以审批和签约时的明示表为准。","课程由培训机构提供；退课退费请按您与机构的约定办理，借款仍需按时归还。"]',
   '去看看能借多少', 'Loan', null, null);

insert into releases (wgt_version, version, title, notes, age_hours, hot) values
  ('2.2.6', '2.2.6', '看得更清楚，用得更放心', '["签约前新增综合融资成本明示表，每一项费用都列清楚。","新增长辈模式：字更大，不展示推广活动。","还款前可以先试算，提前还清能省多少一目了然。"]', 96, false),
  ('1.1.4', '1.1.4', '借还记录更好找', '["借还记录可以按月份查看。","银行卡绑定失败时，会说明原因和办法。"]', 4320, false);

insert into positions (page, is_show, template, title, items) values
  ('02', 'true', '2', '专题', '[{"activityBannerText":"培训计划","subtitle":"学费分期，先看清再借","jumpUrl":"/pages/activity/pxjh/index","tone":"gold"},{"activityBannerText":"新客须知","subtitle":"额度、利率和费用","jumpUrl":"/pages/homepage/pageOne?homepage=welcome","tone":"ink"}]'),
  ('02', 'false', '1', '已结束', '[{"activityBannerText":"旧活动","subtitle":"","jumpUrl":"","tone":"soft"}]'),
  ('03', 'true', '3', '用得上', '[{"activityBannerText":"看懂综合融资成本","subtitle":"一张表看清所有费用","jumpUrl":"/pages/contracts/temp?id=cost-sheet","tone":"soft"}]');
