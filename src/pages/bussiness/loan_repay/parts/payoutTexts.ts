import type { DeclineReason } from '@/contract/codes';
import { COOLING_OFF_DAYS } from '@/domain/repay/coolingOff';

/** Texts of a drawing that is being paid out, and of one that failed. */
export const PAYOUT_TEXTS = {
  none: '没有找到这笔借款，可以在借还记录里查看',
  toHistory: '查看借还记录',
  processing: '银行正在处理',
  processingText: '一般几分钟内完成。您可以离开这个页面，结果会发消息告诉您。',
  accepted: '借款申请已受理',
  sending: '银行放款中',
  arrives: (card: string) => (card === '' ? '到账' : `到账 ${card}`),
  stopping: '结果确认中',
  stoppingText:
    '已请银行停止放款，正在等银行答复。如果银行已经先放款，这笔借款成立，您可以在冷静期内还清，不收利息。请不要重复借款。',
  stopAccepted: '停止请求已记下',
  stopWaiting: '银行确认中',
  stopEnds: '停止成功后额度恢复，优惠券退回',
  paid: '已放款',
  paidFirst: '银行在收到停止请求前已经放款，这笔借款成立。',
  paidText: '从放款当天开始计息，到期前可随时还款。',
  coolingOff: (days: number) =>
    days > 0
      ? `${COOLING_OFF_DAYS} 天冷静期还剩 ${days} 天，一次还清只还本金，不收利息。`
      : `今天是 ${COOLING_OFF_DAYS} 天冷静期的最后一天，一次还清只还本金，不收利息。`,
  openLoan: '查看这笔借款',
  giveBack: '去冷静期还款',
  refresh: '刷新进度',
  stop: '申请停止放款',
  askTitle: '停止这笔放款？',
  ask: '如果银行还没有放款，这笔借款会取消，额度恢复。如果银行已经放款，这笔借款成立，您可以在冷静期内还清，不收利息。',
  askYes: '停止放款',
  askNo: '继续等待',
  amount: '借款金额',
  terms: '期数',
  at: '申请时间',
  card: '收款卡',
  coupon: '优惠券',
  couponBack: (name: string) => `${name} 已退回`,
  service: '联系客服',
} as const;

/** How a failed drawing continues. */
export type WayOn = 'again' | 'anotherCard' | 'cards';

interface FailureWords {
  readonly title: string;
  /** Why, and what to do. */
  readonly text: string;
  readonly wayOn: WayOn;
}

const REFUSED: FailureWords = {
  title: '借款没有成功，钱没有动',
  text: '银行没有受理这次放款，不计利息，额度已恢复。可以换一张收款卡再借，填写的内容还在。',
  wayOn: 'anotherCard',
};

/** Why a drawing failed, in words; the key is the code of the bank channel. */
export const FAILURES: Readonly<Record<DeclineReason | '', FailureWords>> = {
  '': REFUSED,
  'refused-by-bank': REFUSED,
  'insufficient-funds': REFUSED,
  'card-not-signed': {
    title: '收款卡还没有签约，钱没有动',
    text: '这张卡还不能收款，不计利息，额度已恢复。请先完成签约，或换一张卡再借。',
    wayOn: 'cards',
  },
  'details-mismatch': {
    title: '收款卡信息不一致，钱没有动',
    text: '姓名、证件、卡号与银行预留手机号对不上，不计利息，额度已恢复。请核对银行卡，或换一张卡再借。',
    wayOn: 'cards',
  },
  stopped: {
    title: '已停止放款，钱没有动',
    text: '已按您的要求取消这笔借款，不计利息，额度已恢复。以后需要时可以再借。',
    wayOn: 'again',
  },
};

export const WAY_ON_TEXTS: Readonly<Record<WayOn, string>> = {
  again: '重新借款',
  anotherCard: '换一张卡再借',
  cards: '核对银行卡',
};
