-- Popups of the home page. `kind` 'operation' is content; the others are templates about the person's own loan or transfer, whose number
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
  promotion boolean not null
);

create table popup_marks (
  customer_id bigint not null references customers,
  popup_id text not null,
  shown_on date,
  due_from date,
  closed boolean not null default false,
  operated text,
  primary key (customer_id, popup_id)
);

-- Claims that the company has assigned; the person is notified and confirms that they have read it.
create table asset_transfers (
  transfer_no text primary key,
  customer_id bigint not null references customers,
  loan_no text not null references loans,
  assignee text not null,
  at timestamptz not null,
  read_at timestamptz
);

alter table notices add column is_show boolean not null default true;

insert into popups (popup_id, position, kind, audience, is_show, title, content, button, jump_url, rule, promotion) values
  ('assetTransfer', 1, 'assetTransfer', 'member', true, '债权转让通知', '您的借款（借据尾号{tail}）的债权已转让给{assignee}。还款金额、日期和方式都不变，您不需要做任何操作。', '查看借据', '/pages/repay/repayIoudetails?loanNo={loanNo}', 'visit', false),
  ('loanContract', 2, 'loanContract', 'member', false, '借款合同已生成', '您{date}借款的合同和综合融资成本明示表已经可以查看，建议保存一份。', '查看合同', '/pages/repay/repayIoudetails?loanNo={loanNo}', 'once', false),
  ('op-safe', 3, 'operation', 'all', false, '谨防冒充客服', '我们不会在放款前收取任何费用，也不会索要验证码、让您转账或共享屏幕。遇到这样的电话，请挂断并拨打 96110。', '我知道了', '', 'once', false),
  ('op-cost', 4, 'operation', 'all', false, '一张表看清所有费用', '签约前，我们会向您明示综合融资成本：利率、利息、逾期怎么算、提前还款怎么算，除此之外没有别的费用。', '看看明示表', '/pages/contracts/temp?id=cost-sheet', 'daily', true),
  ('op-early', 5, 'operation', 'member', false, '提前还清，按天计息', '手头宽裕时可以随时提前还清，利息只算到当天，没有违约金。', '算一算', '/pages/repay/index', 'visit', true);

-- The cooling-off period has a separate card on the home page, with the days left.
update positions set title = '成本明示',
  items = '[{"activityBannerText":"综合融资成本，一张表看清","subtitle":"签约前核对每一项费用","jumpUrl":"/pages/contracts/temp?id=cost-sheet","tone":"gold"}]'
  where page = '01' and template = '5';
insert into positions (page, is_show, template, title, items) values
  ('01', 'false', '2', '双列入口', '[{"activityBannerText":"提前还清","subtitle":"按天计息，无违约金","jumpUrl":"/pages/repay/index","tone":"soft"},{"activityBannerText":"我的银行卡","subtitle":"收款还款都用它","jumpUrl":"/pages/bussiness/bankcard/index","tone":"soft"}]'),
  ('01', 'false', '1', '活动大卡', '[{"activityBannerText":"按时还款，利息更省","subtitle":"到活动专区看看","jumpUrl":"/pages/activity/index","tone":"ink"}]');
