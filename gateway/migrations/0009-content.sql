create table notices (
  id text primary key,
  title text not null,
  summary text not null,
  body text not null,
  age_hours integer not null,
  is_show boolean not null default true
);
insert into notices (id, title, summary, body, age_hours) values
  ('n-safe', '谨防冒充客服', '我们不会以任何名义在放款前收取费用，也不会索要验证码。', '我们不会以任何名义在放款前收取费用，也不会通过电话索要验证码或让您转账。如有疑问，请拨打反诈专线 96110。', 20),
  ('n-cost', '综合融资成本明示', '签约前请核对明示表，除列明的费用外不收取其他费用。', '自2026年8月1日起，签约前我们会向您明示综合融资成本：每一项费用、收取方式、收取方和正常履约下的年化成本。除列明的费用外，不收取任何其他费用。', 72);

create table notice_reads (
  notice_id text not null references notices,
  customer_id bigint not null references customers,
  primary key (notice_id, customer_id)
);
create index notice_reads_customer on notice_reads (customer_id);

create table positions (
  id bigserial primary key,
  page text not null,
  is_show text not null,
  template text not null,
  title text not null,
  items jsonb not null
);
insert into positions (page, is_show, template, title, items) values
  ('01', 'true', '5', '成本明示', '[{"activityBannerText":"综合融资成本，一张表看清","subtitle":"签约前核对每一项费用","jumpUrl":"/pages/contracts/temp?id=cost-sheet","tone":"gold"}]'),
  ('01', 'true', '3', '防骗提醒', '[{"activityBannerText":"防骗提醒","subtitle":"我们不会以任何名义在放款前收取费用。","jumpUrl":"","tone":"soft"}]'),
  ('01', 'false', '3', '已下线', '[{"activityBannerText":"旧活动","subtitle":"","jumpUrl":"","tone":"soft"}]'),
  ('02', 'true', '4', '活动专区', '[{"activityBannerText":"按时还款，利息更省","subtitle":"提前还清按天计息，无违约金","jumpUrl":"/pages/repay/index","tone":"ink"}]'),
  ('02', 'true', '3', '新手', '[{"activityBannerText":"了解综合融资成本","subtitle":"一张表看清所有费用","jumpUrl":"/pages/contracts/temp?id=cost-sheet","tone":"green"}]'),
  ('03', 'true', '6', '我的', '[{"activityBannerText":"借还记录，一目了然","subtitle":"","jumpUrl":"/pages/bussiness/loan_repay/index","tone":"soft"}]'),
  ('02', 'true', '2', '专题', '[{"activityBannerText":"培训计划","subtitle":"学费分期，先看清再借","jumpUrl":"/pages/activity/pxjh/index","tone":"gold"},{"activityBannerText":"新客须知","subtitle":"额度、利率和费用","jumpUrl":"/pages/homepage/pageOne?homepage=welcome","tone":"ink"},{"activityBannerText":"企业员工专区","subtitle":"单位名单自动核实","jumpUrl":"/pages/corpIndex/index","tone":"soft"},{"activityBannerText":"毕业生专区","subtitle":"上传证明，先看清再借","jumpUrl":"/pages/graduate/index","tone":"green"}]'),
  ('02', 'false', '1', '已结束', '[{"activityBannerText":"旧活动","subtitle":"","jumpUrl":"","tone":"soft"}]'),
  ('03', 'true', '3', '用得上', '[{"activityBannerText":"看懂综合融资成本","subtitle":"一张表看清所有费用","jumpUrl":"/pages/contracts/temp?id=cost-sheet","tone":"soft"}]'),
  ('01', 'false', '2', '双列入口', '[{"activityBannerText":"提前还清","subtitle":"按天计息，无违约金","jumpUrl":"/pages/repay/index","tone":"soft"},{"activityBannerText":"我的银行卡","subtitle":"收款还款都用它","jumpUrl":"/pages/bussiness/bankcard/index","tone":"soft"}]'),
  ('01', 'false', '1', '活动大卡', '[{"activityBannerText":"按时还款，利息更省","subtitle":"到活动专区看看","jumpUrl":"/pages/activity/index","tone":"ink"}]');

-- The services grid: a few on the home page, the last of them leading to all, which stand under headings.
create table functional_areas (
  position integer primary key,
  name text not null,
  icon text not null,
  jump_url text not null,
  area text not null default '',
  on_home boolean not null default false,
  leads_to_all boolean not null default false
);
insert into functional_areas (position, name, icon, jump_url, area, on_home, leads_to_all) values
  (1, '银行卡', 'card', '/pages/bussiness/bankcard/index', '我的借款', true, false),
  (2, '借还记录', 'record', '/pages/bussiness/loan_repay/index', '我的借款', true, false),
  (3, '还款', 'repay', '/pages/repay/index', '我的借款', true, false),
  (4, '全部服务', 'more', '/pages/bussiness/commonServices', '', true, true),
  (11, '借款', 'wallet', '/pages/loanV2/view/index', '我的借款', false, false),
  (12, '优惠券', 'coupon', '/pages/benefits/coupon/index', '我的借款', false, false),
  (13, '提额', 'raise', '/pages/benefits/raise/index', '我的借款', false, false),
  (14, '转账还款', 'exchange', '/pages/repay/offlineRepay', '我的借款', false, false),
  (21, '消费凭证', 'proof', '/pages/bussiness/consumption/index', '资料与证明', false, false),
  (22, '补充资料', 'image', '/pages/user/my/supplement/index', '资料与证明', false, false),
  (23, '结清证明', 'shield', '/pages/bussiness/settlement/index', '资料与证明', false, false),
  (24, '身份证更新', 'user', '/pages/bussiness/idcardupdate/index', '资料与证明', false, false),
  (25, '企业邮箱', 'mail', '/pages/bussiness/enterprise_mail/index', '资料与证明', false, false),
  (31, '在线客服', 'service', '/pages/service/online_customer/index', '帮助与设置', false, false),
  (32, '帮助中心', 'help', '/pages/user/helpCenter/index', '帮助与设置', false, false),
  (33, '意见反馈', 'feedback', '/pages/service/suggest/index', '帮助与设置', false, false),
  (34, '设置', 'setting', '/pages/setting/setting/index', '帮助与设置', false, false);

create table route_policies (route_page text primary key, jump_url text not null, need_login boolean not null);
insert into route_policies (route_page, jump_url, need_login) values
  ('Repay', '/pages/repay/index', true),
  ('BankCards', '/pages/bussiness/bankcard/index', true),
  ('LoanRecords', '/pages/bussiness/loan_repay/index', true),
  ('CostSheet', '/pages/contracts/temp?id=cost-sheet', false),
  ('Activity', '/pages/activity/index', false);

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
insert into forwarding_configs (code, kind, title, lead, points, rules, button, jump_url, starts_on, ends_on) values
  ('cost-sheet', 'link', '了解综合融资成本', '', '[]', '[]', '去看看', '/pages/contracts/temp?id=cost-sheet', null, null),
  ('repay-early', 'link', '按时还款，利息更省', '', '[]', '[]', '去看看', '/pages/repay/index', null, null),
  ('new-year-2025', 'link', '2025新年活动', '', '[]', '[]', '去看看', '/pages/activity/index', '2025-01-01', '2025-02-28'),
  ('welcome', 'landing', '需要周转时，多一个选择', '先看清额度、利率和费用，再决定要不要借。',
   '[{"title":"费用先说清","note":"签约前有综合融资成本明示表，除列明的费用外不收其他费用。"},
     {"title":"每笔借款都有30天冷静期","note":"30天内全额还本，不收利息。"},
     {"title":"随时可以提前还","note":"按实际使用天数计息，没有违约金。"}]',
   '["18至65周岁的中国大陆居民可以申请，额度和利率以审批结果为准。","借款只能用于个人消费，不能用于购房、投资或还其他借款。","我们不会在放款前收取任何费用，遇到收费请拨打反诈专线96110。"]',
   '查看我能借多少', 'Credit', null, null),
  ('pxjh', 'campaign', '培训计划', '报考证书、学一门手艺，学费可以分期慢慢付。',
   '[{"title":"先登记","note":"登记只是告诉我们您感兴趣，不会查询征信，也不产生费用。"},
     {"title":"选好课程再借","note":"看清课程和退费约定后，再决定借不借、借多少。"},
     {"title":"按月归还","note":"最长24期，提前还清没有违约金。"}]',
   '["本计划面向本人参加的职业培训和考证，借款只能用于学费。","额度、期数和利率以审批和签约时的明示表为准。","课程由培训机构提供；退课退费请按您与机构的约定办理，借款仍需按时归还。"]',
   '去看看能借多少', 'Loan', null, null);

-- What a person did in a campaign: each action once.
create table activity_records (
  code text not null references forwarding_configs,
  customer_id bigint not null references customers,
  action text not null check (action in ('view', 'join')),
  at timestamptz not null,
  primary key (code, customer_id, action)
);
create index activity_records_customer on activity_records (customer_id);

-- Versions of the app. `hot`: running clients take it by themselves.
create table releases (
  wgt_version text primary key,
  version text not null,
  title text not null,
  notes jsonb not null,
  age_hours integer not null,
  hot boolean not null
);
insert into releases (wgt_version, version, title, notes, age_hours, hot) values
  ('2.2.6', '2.2.6', '看得更清楚，用得更放心', '["签约前新增综合融资成本明示表，每一项费用都列清楚。","新增长辈模式：字更大，不展示推广活动。","还款前可以先试算，提前还清能省多少一目了然。"]', 96, false),
  ('1.1.4', '1.1.4', '借还记录更好找', '["借还记录可以按月份查看。","银行卡绑定失败时，会说明原因和办法。"]', 4320, false);

-- Popups. `kind` 'operation' is content; the others are templates about the person's own loan or transfer, whose number
-- is appended to the popup id. Promotions and announcements are switched on in the console.
create table popups (
  popup_id text primary key,
  position integer not null,
  kind text not null check (kind in ('operation', 'loanContract', 'assetTransfer')),
  audience text not null check (audience in ('visitor', 'member', 'all')),
  is_show boolean not null,
  title text not null,
  content text not null,
  button text not null,
  jump_url text not null,
  rule text not null check (rule in ('once', 'daily', 'visit')),
  promotion boolean not null,
  -- Popups stand on the home page or before a drawing.
  place text not null default 'home' check (place in ('home', 'loan'))
);
insert into popups (popup_id, position, kind, audience, is_show, title, content, button, jump_url, rule, promotion, place) values
  ('assetTransfer', 1, 'assetTransfer', 'member', true, '债权转让通知', '您的借款（借据尾号{tail}）的债权已转让给{assignee}。还款金额、日期和方式都不变，您不需要做任何操作。', '查看借据', '/pages/repay/repayIoudetails?loanNo={loanNo}', 'visit', false, 'home'),
  ('loanContract', 2, 'loanContract', 'member', false, '借款合同已生成', '您{date}借款的合同和综合融资成本明示表已经可以查看，建议保存一份。', '查看合同', '/pages/repay/repayIoudetails?loanNo={loanNo}', 'once', false, 'home'),
  ('op-safe', 3, 'operation', 'all', false, '谨防冒充客服', '我们不会在放款前收取任何费用，也不会索要验证码、让您转账或共享屏幕。遇到这样的电话，请挂断并拨打 96110。', '我知道了', '', 'once', false, 'home'),
  ('op-cost', 4, 'operation', 'all', false, '一张表看清所有费用', '签约前，我们会向您明示综合融资成本：利率、利息、逾期怎么算、提前还款怎么算，除此之外没有别的费用。', '看看明示表', '/pages/contracts/temp?id=cost-sheet', 'daily', true, 'home'),
  ('op-early', 5, 'operation', 'member', false, '提前还清，按天计息', '手头宽裕时可以随时提前还清，利息只算到当天，没有违约金。', '算一算', '/pages/repay/index', 'visit', true, 'home'),
  ('loan-rule', 6, 'operation', 'member', false, '借款前请先了解', '这笔钱只能用于本人或家庭的日常消费。签约前会向您明示全部费用，30天内反悔只还本金，不收利息。', '我知道了', '', 'once', false, 'loan'),
  ('loan-safe', 7, 'operation', 'member', false, '有人教您借款吗', '如果是别人让您借款、共享屏幕或把钱转到“安全账户”，那是诈骗。请停下来，拨打 96110。', '没有，是我本人要借', '', 'daily', false, 'loan');

create table popup_marks (
  customer_id bigint not null references customers,
  popup_id text not null,
  shown_on date,
  due_from date,
  closed boolean not null default false,
  operated text,
  primary key (customer_id, popup_id)
);

-- Partner enterprises, the employees on their lists, and the benefits of these employees: sandbox content.
create table employers (employer_id text primary key, name text not null unique);
insert into employers (employer_id, name) values
  ('e-yunling', '云岭样本科技有限公司'),
  ('e-cangshan', '苍山样本制造集团有限公司'),
  ('e-erhai', '洱海样本商业管理有限公司');

create table employees (
  employer_id text not null references employers,
  phone text not null,
  primary key (employer_id, phone)
);
create index employees_phone on employees (phone);
-- A person who registers with one of these phones is an employee; the console's persona adds others.
insert into employees (employer_id, phone) values
  ('e-yunling', '13800008001'),
  ('e-yunling', '13800008002'),
  ('e-cangshan', '13800008003');

create table employee_benefits (position integer primary key, title text not null, note text not null);
insert into employee_benefits (position, title, note) values
  (1, '在职信息自动核实', '单位名单上有您的手机号，不用上传工作证明'),
  (2, '申请额度少填一项', '单位信息核实后，职业和单位自动带入额度申请'),
  (3, '资料只用于核实身份', '单位看不到您的额度、借款和还款');

-- Mail domains of known employers.
create table employer_domains (domain text primary key, employer_id text not null references employers);
insert into employer_domains (domain, employer_id) values
  ('corp1.yunling.example', 'e-cangshan'),
  ('corp2.yunling.example', 'e-erhai'),
  ('corp3.yunling.example', 'e-yunling');

-- For whom company content is: without a row, for everybody.
create table audiences (
  -- notice, position, area, policy, release, article, or rate (of which there is one, 'range').
  kind text not null,
  id text not null,
  -- By the name of a request's field: a list of the values that it may have, or a number that it must reach. A field that was not sent excludes
  -- no one.
  only_for jsonb not null,
  primary key (kind, id)
);
