import type { Persona } from '../../../gateway/console/personas';
import { routes, type RouteKey } from '@/navigation/routes';

/** What home says to a person in this state, and where its main action leads. */
export interface HomeOf {
  readonly says: string | RegExp;
  readonly action: string;
  readonly leads: RouteKey;
}

const home = (says: HomeOf['says'], action: string, leads: RouteKey): HomeOf => ({ says, action, leads });

const DRAWS = home('总额度 50,000', '去借款', 'loan');
/** Nothing is done yet: the application opens with its first step. */
const APPLIES = home('最高可申请额度（元）', '申请额度', 'ocrTab');
const OVERDUE = (days: number) => home(`已逾期 ${days} 天`, '去还款', 'repay');
const OWES = home(/还有 \d+ 天/, '去还款', 'repay');
const PROVES = home(/请提交消费凭证/, '提交凭证', 'proofDetail');
const HANDS_IN = home(/请提交近三个月的收入证明/, '提交资料', 'mySupplement');

/** Each persona's home. A persona named as text has the home of that one: what differs is on other pages. */
export const HOMES: Readonly<Record<Persona, HomeOf | Persona>> = {
  new: APPLIES,
  filling: home('资料已填好，核对后就可以提交', '继续申请', 'creditFront'),
  partnerPage: home('资料已保存，可以接着填', '继续申请', 'creditFront'),
  reviewing: home('审核中', '查看进度', 'creditResult'),
  denied: home('暂未通过', '查看结果', 'creditResult'),
  supplementing: home('待补充资料', '补充资料', 'supplementary'),
  whitelisted: home('最高可申请额度（元）', '申请额度', 'creditAuthorize'),
  credited: DRAWS,
  activating: home('激活免费，不会借出钱，也不计利息', '激活额度', 'loan'),
  raising: home('有结果会发短信，现有额度照常可用', '去借款', 'loan'),
  raiseRefused: 'credited',
  raised: home('额度已从 50,000 元提高到 60,000 元', '去借款', 'loan'),
  expiring: home('身份证快到期了', '更新身份证', 'idCardUpdate'),
  frozen: home(/您已暂停借款/, '恢复借款', 'security'),
  borrowing: OWES,
  usedUp: home('额度已用完，还款后恢复', '去还款', 'repay'),
  disbursing: home('放款处理中（元）', '查看放款进度', 'loanHistory'),
  drawFailed: 'credited',
  drawStopped: 'credited',
  repaying: home('还款处理中（元）', '查看还款进度', 'loanHistory'),
  repayFailed: 'borrowing',
  partlyRepaid: 'borrowing',
  settled: home(/已全部结清，额度已恢复/, '去借款', 'loan'),
  cards: 'borrowing',
  proving: PROVES,
  proofReviewing: 'borrowing',
  proofRefused: PROVES,
  offlineReviewing: home('转账核对中（元）', '查看转账', 'offlineResult'),
  offlineRefused: 'borrowing',
  documentAsked: HANDS_IN,
  documentReviewing: 'credited',
  documentRefused: HANDS_IN,
  protocolReviewing: 'credited',
  complaining: 'new',
  answered: 'new',
  enterprise: 'new',
  employerMail: 'new',
  graduate: 'new',
  certificate: 'new',
  square: 'new',
  leaving: home('账号正在注销', '撤销注销', 'applyLogout'),
  coupons: 'credited',
  // Their clock runs ahead, and it is everybody's: in this order.
  dueSoon: home('还有 3 天', '去还款', 'repay'),
  dueToday: home('今天到期', '去还款', 'repay'),
  overdue1: OVERDUE(1),
  twoLoans: 'borrowing',
  overdue30: OVERDUE(30),
  // Its first instalment is late too, which comes first.
  proofLate: 'overdue',
  overdue: home(/^已逾期 \d+ 天$/, '去还款', 'repay'),
  overdue90: OVERDUE(90),
  expiredLine: home(/额度已到期/, '继续申请', 'creditFront'),
};

/** The personas whose home no one else has. */
export const OWN_HOMES = (Object.entries(HOMES) as [Persona, HomeOf | Persona][]).flatMap(([persona, own]) =>
  typeof own === 'string' ? [] : [{ persona, ...own, path: routes[own.leads].path }],
);
