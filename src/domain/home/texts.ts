import { RATE_NAME } from '../money/rateWords';

/** Texts of home: for a visitor, and for everyone. */
export const HOME_TEXTS = {
  login: '登录 / 注册',
  ask: '最高可申请额度',
  rate: RATE_NAME,
  rateByDecision: `${RATE_NAME}以审批结果为准`,
  askNote: '额度和利率以审批结果为准',
  available: '可借额度',
  notLoaded: '没有取到',
  traceNo: (no: string) => `问题编号 ${no}`,
  again: (amount: string) => `再借 ${amount}`,
  service: '联系客服',
  share: '申请额度、借款和还款',
  elderOn: '切换到长辈模式',
  elderOff: '退出长辈模式',
} as const;
