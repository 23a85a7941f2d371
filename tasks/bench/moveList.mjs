/** The first element of these that the person sees: earlier pages stay in the document. */
export const visible = (found) => found.filter({ visible: true }).first();
const button = (name) => (page) => visible(page.getByRole('button', { name }));
const link = (name) => (page) => visible(page.getByRole('link', { name }));
const tab = (name) => (page) => visible(page.locator('taro-tabbar').getByText(name, { exact: true }));

const REPAY = '/pages/repay/index';
const USER = '/pages/user/index';
const SETTINGS = '/pages/setting/setting/index';
const fromUser = { from: [tab('我的')] };
const toHome = tab('首页');

/** The usual moves of a borrower: the taps from home to their beginning, the tap, and two texts of the page that it opens. */
export const MOVES = [
  {
    name: '首页 → 借款',
    tap: button('去借款'),
    path: '/pages/loanV2/view/index',
    title: '借款',
    content: '借多少',
  },
  { name: '首页 → 还款', tap: button('去还款'), path: REPAY, title: '还款', content: '本期应还' },
  {
    name: '首页 → 消息中心',
    tap: button(/^消息/),
    path: '/pages/message/index',
    title: '消息中心',
    content: '已放款',
  },
  { name: '首页 → 我的', tap: tab('我的'), path: USER, title: '我的', content: '可用额度', leave: toHome },
  {
    name: '我的 → 银行卡',
    ...fromUser,
    tap: button('银行卡'),
    path: '/pages/bussiness/bankcard/index',
    title: '我的银行卡',
    content: '招商银行',
  },
  {
    name: '我的 → 优惠券',
    ...fromUser,
    tap: button(/^优惠券/),
    path: '/pages/benefits/coupon/index',
    title: '优惠券',
    content: '新人利息券',
  },
  {
    name: '我的 → 借还记录',
    ...fromUser,
    tap: button('借还记录'),
    path: '/pages/bussiness/loan_repay/index',
    title: '借还记录',
    content: '借款 12期',
  },
  { name: '我的 → 设置', ...fromUser, tap: button('设置'), path: SETTINGS, title: '设置', content: '账户' },
  {
    name: '设置 → 安全设置',
    from: [tab('我的'), button('设置')],
    tap: button('安全设置'),
    path: '/pages/setting/security/index',
    title: '安全设置',
    content: '登录与密码',
  },
  {
    name: '还款 → 借据详情',
    from: [button('去还款')],
    tap: link('借据详情'),
    path: '/pages/repay/repayIoudetails',
    title: '借据详情',
    content: '剩余本金',
  },
];

export const HELLO = {
  tap: (page) => visible(page.getByText('next')),
  path: '/pages/second',
  title: 'second',
  content: 'second',
};
