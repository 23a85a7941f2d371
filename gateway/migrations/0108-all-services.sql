-- The services grid: a few on the home page, the last of them leading to all, which stand under headings.
alter table functional_areas
  add column area text not null default '',
  add column on_home boolean not null default false,
  add column leads_to_all boolean not null default false;

update functional_areas set area = '我的借款', on_home = true where position in (1, 2, 3);
delete from functional_areas where position = 4;

insert into functional_areas (position, name, icon, jump_url, area, on_home, leads_to_all) values
  (4, '全部服务', 'more', '/pages/bussiness/commonServices', '', true, true),
  (11, '借款', 'repay', '/pages/loanV2/view/index', '我的借款', false, false),
  (12, '优惠券', 'coupon', '/pages/benefits/coupon/index', '我的借款', false, false),
  (13, '提额', 'raise', '/pages/benefits/raise/index', '我的借款', false, false),
  (14, '转账还款', 'repay', '/pages/repay/offlineRepay', '我的借款', false, false),
  (21, '消费凭证', 'proof', '/pages/bussiness/consumption/index', '资料与证明', false, false),
  (22, '补充资料', 'proof', '/pages/user/my/supplement/index', '资料与证明', false, false),
  (23, '结清证明', 'proof', '/pages/bussiness/settlement/index', '资料与证明', false, false),
  (24, '身份证更新', 'card', '/pages/bussiness/idcardupdate/index', '资料与证明', false, false),
  (25, '企业邮箱', 'message', '/pages/bussiness/enterprise_mail/index', '资料与证明', false, false),
  (31, '在线客服', 'service', '/pages/service/online_customer/index', '帮助与设置', false, false),
  (32, '帮助中心', 'help', '/pages/user/helpCenter/index', '帮助与设置', false, false),
  (33, '意见反馈', 'message', '/pages/service/suggest/index', '帮助与设置', false, false),
  (34, '设置', 'setting', '/pages/setting/setting/index', '帮助与设置', false, false);
