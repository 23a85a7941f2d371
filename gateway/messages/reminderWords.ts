import { addDays, daysBetween, dayText, type CivilDate } from '@/domain/dates/civil';
import { moneyText, type Fen } from '@/domain/money/fen';
import { overdueOf, type WaitingTransfer } from '../facts';
import type { LoanAccount } from '../ledger/loanAccount';
import { cardText } from './cardText';
import { REPAY, type PersonalMessage } from './message';
import { owedOn, toldAt } from './owed';
import { transfersText } from './transferWords';

/** What a reminder is made from. */
export interface Debts {
  readonly loans: readonly LoanAccount[];
  /** Bank transfers that are not booked yet, and the loans as they will be once these are. */
  readonly transfers: readonly WaitingTransfer[];
  readonly besides: readonly LoanAccount[];
  /** Last digits of the card that the person repays with; undefined without a card. */
  readonly cardTail: string | undefined;
  readonly servicePhone: string;
  readonly today: CivilDate;
}

/** What waiting transfers will leave of the sum; '' if it covers nothing of it. */
const waitingText = (transfers: readonly WaitingTransfer[], owed: Fen, left: Fen): string =>
  left === owed ? '' : `您有${transfersText(transfers)}，请不要重复还这部分；入账后还差 ${moneyText(left)}。`;

const aheadText = (days: number): string => (days === 0 ? '今天到期' : `还有 ${days} 天到期`);

/** The reminder of a due date; undefined if nothing is left to pay for it, or a transfer under review pays it. */
export function dueSoon(
  { loans, transfers, besides, cardTail, today }: Debts,
  date: CivilDate,
): PersonalMessage | undefined {
  const owed = owedOn(loans, date);
  const left = owedOn(besides, date);
  if (left === 0 || date < today) return undefined;
  const waiting = waitingText(transfers, owed, left);
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
    body: [`${what}。`, waiting, how].filter(Boolean).join('\n'),
    sms: `${what}，${ahead}。${waiting}${how}${paid}`,
    ...REPAY,
  };
}

/** Once more on the day itself, for those who have allowed it in WeChat; undefined as for `dueSoon`. */
export function dueToday(debts: Debts): PersonalMessage | undefined {
  const message = dueSoon(debts, debts.today);
  return message && { ...message, kind: 'due-today', title: '今天是还款日' };
}

/** The message about what is overdue; undefined: nothing is, or a transfer under review pays it. */
export function overdue({
  loans,
  transfers,
  besides,
  servicePhone,
  today,
}: Debts): PersonalMessage | undefined {
  const late = overdueOf(loans, today);
  const left = overdueOf(besides, today);
  if (late === undefined || left === undefined) return undefined;
  const { since, days, total, penalty } = late;
  const waiting = waitingText(transfers, total, left.total);
  const what = `截至${dayText(today, today)}，您的还款已逾期 ${days} 天，应还 ${moneyText(total)}，其中罚息 ${moneyText(penalty)}。`;
  const cost = `未还清前，每天约增加罚息 ${moneyText(left.perDay)}；还清后不再增加。`;
  const talk = `暂时有困难，请尽早致电客服 ${servicePhone}，我们一起商量怎么还。`;
  return {
    kind: 'overdue',
    about: since,
    day: addDays(since, toldAt(days)),
    title: `还款已逾期 ${days} 天`,
    summary: `应还 ${moneyText(total)}，请尽快还款`,
    body: [what, waiting, cost, `请到应用的“还款”页还款。${talk}`].filter(Boolean).join('\n'),
    sms: `${what}${waiting}${cost}请到应用的“还款”页还款。${talk}`,
    ...REPAY,
  };
}
