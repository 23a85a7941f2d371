import type { Lifting } from '@/contract/codes';
import type { HomeAction } from './nextAction';
import { HOME_TEXTS } from './texts';

/** Names of the actions that make borrowing possible again. */
export const LIFTING_NAMES: Readonly<Record<Lifting, string>> = {
  applyLogout: '撤销注销',
  security: '恢复借款',
  idCardUpdate: '更新身份证',
  proofs: '补交凭证',
  mySupplement: '补交资料',
  withdrawnAuth: '重新授权',
  onlineService: '联系客服',
};

/** Names of the next actions. */
export const ACTION_NAMES: Readonly<Record<HomeAction, string>> = {
  login: HOME_TEXTS.login,
  apply: '申请额度',
  continue: '继续申请',
  supplement: '补充资料',
  creditProgress: '查看进度',
  creditResult: '查看结果',
  reapply: '重新申请',
  activate: '激活额度',
  draw: '去借款',
  ...LIFTING_NAMES,
  loanProgress: '查看放款进度',
  repay: '去还款',
  repayProgress: '查看还款进度',
};

/** What home and 我的 say about a person's state: what it is, the next step and its time. */
export const HOME_STATUS_TEXTS = {
  saved: '资料已保存，可以接着填',
  filled: '资料已填好，核对后就可以提交',
  expired: '原来的额度已到期，重新申请后可以再用',
  progress: '申请进度',
  reviewing: '审核中',
  reviewingNote: '一般几分钟内有结果，请留意短信',
  reviewingMore: '等待期间不用重复提交',
  supplement: '待补充资料',
  supplementNote: '还差一点资料，补充后继续审核',
  result: '申请结果',
  denied: '暂未通过',
  mayReapply: '现在可以再次申请',
  reapplyFrom: (day: string) => `${day}起可以再次申请`,
  reapplyHow: '到时在这里重新申请，已填的资料会保留',
  reapplyNow: '已填的资料还在，核对后就可以提交',
  total: (amount: string) => `总额度 ${amount}`,
  toActivate: '额度待激活',
  activate: '激活免费，不会借出钱，也不计利息',
  raising: '提额审核中',
  raisingNote: '有结果会发短信，现有额度照常可用',
  raised: '额度已提高',
  raisedNote: (from: string, to: string) => `额度已从 ${from} 元提高到 ${to} 元`,
  settled: '已全部结清',
  settledNote: (day: string) => `${day}已全部结清，额度已恢复`,
  barred: '现在不能借款',
  usedUp: '额度已用完',
  usedUpNote: '额度已用完，还款后恢复',
  lineExpired: '额度已到期',
  lineExpiredNote: '额度已到期，还清后可以重新申请',
  underWay: '办理进度',
  disbursing: '放款处理中',
  disbursingNote: '银行正在放款，到账后会发短信给您',
  disbursingMore: '利息从到账那天开始算',
  repaying: '还款处理中',
  repayingNote: '有结果会发短信，请不要重复还款',
  repayingMore: '有结果之前，不会再扣一次款',
  overdue: '逾期应还',
  overdueDays: (days: number) => `已逾期 ${days} 天`,
  overdueUnknown: '应还金额暂时没有取到，请到还款页查看',
  overdueNote: '还清逾期部分后，罚息不再增加',
  overdueBesides: (today: string) => `另有 ${today}今天到期，还没有逾期`,
  overdueMore: '一时还不上，请联系客服',
  overdueTitle: '有一笔还款逾期',
} as const;
