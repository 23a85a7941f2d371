import { moneyText } from '@/domain/money/fen';
import { COST_NAME } from '@/domain/money/rateWords';
import type { LateCost } from '@/domain/loan/workedExample';

/** User texts of the cost page; the lines of the sheet are in domain/loan/costSheet. */
export const COST_TEXTS = {
  title: '综合融资成本',
  rate: COST_NAME,
  rateNote: '按期足额还款时的全部成本，已包含下面每一项息费',
  lateTitle: '如果晚还',
  late: ({ principal, days, penalty }: LateCost) =>
    `比如第 1 期的本金 ${moneyText(principal)}晚还 ${days} 天，罚息 ${moneyText(penalty)}。罚息只按逾期本金计算，还清后不再增加。`,
  fraud: '放款前不收任何费用。凡是让您先转账、交保证金才能放款的都是诈骗，请拨打 96110。',
  none: '现在没有公布的利率，暂时不能举例。借款前我们会逐项明示全部费用。',
} as const;

export const AGREEMENT_TEXTS = {
  none: '没有找到这份协议，链接可能不完整。',
  all: '查看全部协议',
} as const;
