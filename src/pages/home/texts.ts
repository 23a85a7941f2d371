import type { HomeAction } from '@/domain/home/nextAction';

/** Names of the next actions. */
export const ACTION_NAMES: Readonly<Record<HomeAction, string>> = {
  login: '登录 / 注册',
  apply: '申请额度',
  continue: '继续申请',
  supplement: '补充资料',
  creditProgress: '查看进度',
  creditResult: '查看结果',
  reapply: '重新申请',
  activate: '激活额度',
  draw: '去借款',
  loanProgress: '查看放款进度',
  repay: '去还款',
};

export const HOME_TEXTS = {
  ask: '最高可申请额度（元）',
  rate: '年化利率（单利）',
  rateByDecision: '利率以审批结果为准',
  available: '可借额度（元）',
  overdue: '逾期应还（元）',
  overdueUnknown: '应还金额暂时没有取到，请到还款页查看',
  overdueNote: '还清逾期部分后，罚息不再增加',
  reviewing: '一般几分钟内有结果，请留意短信',
  supplement: '还差一点资料，补充后继续审核',
  activate: '额度已批好，激活后就可以用',
  raising: '提额审核中',
  paying: '放款处理中，到账后会发短信给您',
  usedUp: '额度已用完，还款后恢复',
  elderOn: '切换到长辈模式',
  elderOff: '退出长辈模式',
} as const;
