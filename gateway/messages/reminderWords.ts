import { addDays, daysBetween, dayText, type CivilDate } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { overdueOf } from '../facts';
import type { LoanAccount } from '../ledger/loanAccount';
import { cardText } from './cardText';
import { REPAY, type PersonalMessage } from './message';
import { owedOn, toldAt } from './owed';

/** What a reminder is made from. */
export interface Debts {
  readonly loans: readonly LoanAccount[];
  /** Last digits of the card that the person repays with; undefined without a card. */
  readonly cardTail: string | undefined;
  readonly servicePhone: string;
  readonly today: CivilDate;
}

const aheadText = (days: number): string => (days === 0 ? '今天到期' : `还有 ${days} 天到期`);

/** The reminder of a due date; undefined if nothing is left to pay for it. */
export function dueSoon({ loans, cardTail, today }: Debts, date: CivilDate): PersonalMessage | undefined {
  const owed = owedOn(loans, date);
  if (owed === 0 || date < today) return undefined;
  const what = `${dayText(date, today)}应还 ${moneyText(owed)}`;
  const ahead = aheadText(daysBetween(today, date));
  const how =
    cardTail === undefined
      ? '请在还款日 24:00 前到应用的“还款”页还款；您还没有绑定银行卡，请先绑卡。'
      : `请在还款日 24:00 前到应用的“还款”页还款，可以用${cardText(cardTail)}。`;
  const paid = '已经还过的，不用理会这条提醒。';
  return {
    kind: 'due-soon',
    about: date,
    day: date,
    title: '还款日快到了',
    summary: what,
    // Without the number of days: the message is read on any day, the SMS on this one.
    body: `${what}。\n${how}`,
    sms: `${what}，${ahead}。${how}${paid}`,
    ...REPAY,
  };
}

/** The message about what is overdue; undefined: nothing is. */
export function overdue({ loans, servicePhone, today }: Debts): PersonalMessage | undefined {
  const late = overdueOf(loans, today);
  if (late === undefined) return undefined;
  const { since, days, total, penalty, perDay } = late;
  const what = `截至${dayText(today, today)}，您的还款已逾期 ${days} 天，应还 ${moneyText(total)}，其中罚息 ${moneyText(penalty)}。`;
  const cost = `未还清前，每天约增加罚息 ${moneyText(perDay)}；还清后不再增加。`;
  const talk = `暂时有困难，请尽早致电客服 ${servicePhone}，我们一起商量怎么还。`;
  return {
    kind: 'overdue',
    about: since,
    day: addDays(since, toldAt(days)),
    title: `还款已逾期 ${days} 天`,
    summary: `应还 ${moneyText(total)}，请尽快还款`,
    body: `${what}\n${cost}\n请到应用的“还款”页还款。${talk}`,
    sms: `${what}${cost}请到应用的“还款”页还款。${talk}`,
    ...REPAY,
  };
}
