import type { RepaymentKind } from '@/contract/codes';
import { dayText, type CivilDate } from '@/domain/dates/civil';
import { moneyText, type Fen } from '@/domain/money/fen';
import { declineWords, type DeclineReason } from '../providers/bank';
import type { WaitingTransfer } from '../facts';
import { cardText } from './cardText';
import { transfersText } from './transferWords';
import { failedLoanPage, HISTORY, loanPage, REPAY, type PersonalMessage } from './message';

interface Payout {
  readonly loanNo: string;
  readonly amount: Fen;
  readonly cardTail: string;
  readonly firstDue: { readonly date: CivilDate; readonly amount: Fen };
  /** Which dates a later payout has moved; '' if none. */
  readonly moved?: string;
}

export function paidOut(
  { loanNo, amount, cardTail, firstDue, moved = '' }: Payout,
  today: CivilDate,
): PersonalMessage {
  const done = `您的借款 ${moneyText(amount)}已放款到${cardText(cardTail)}。`;
  const first = `首期还款日是${dayText(firstDue.date, today)}，应还 ${moneyText(firstDue.amount)}。`;
  return {
    kind: 'paid-out',
    about: loanNo,
    day: today,
    title: '已放款',
    summary: `${moneyText(amount)}已放款到${cardText(cardTail)}`,
    body: [done, moved, first].filter(Boolean).join('\n'),
    sms: done + moved + first,
    ...loanPage(loanNo),
  };
}

/** What goes on after a declined order; without a coupon there is nothing to say about one. */
const couponSentence = (couponUntil: CivilDate | undefined, today: CivilDate): string =>
  couponUntil === undefined ? '' : `优惠券已退回，可以用到${dayText(couponUntil, today)}。`;

/** The same as the end of a reason: '。优惠券已退回，可以用到12月30日'; '' without a coupon. */
export const couponBack = (couponUntil: CivilDate | undefined, today: CivilDate): string =>
  couponUntil === undefined ? '' : `。${couponSentence(couponUntil, today).replace(/。$/, '')}`;

interface Unpaid {
  readonly loanNo: string;
  readonly amount: Fen;
  readonly reason: DeclineReason;
  /** Last day of the returned coupon. */
  readonly couponUntil?: CivilDate | undefined;
}

export function payoutFailed(unpaid: Unpaid, today: CivilDate): PersonalMessage {
  const { loanNo, amount, reason, couponUntil } = unpaid;
  if (reason === 'stopped') return payoutStopped(unpaid, today);
  const { why, what } = declineWords[reason];
  const failed = `您的借款 ${moneyText(amount)}没有放款：${why}。`;
  const still = `钱没有动，不计利息，额度已恢复。${couponSentence(couponUntil, today)}`;
  return {
    kind: 'payout-failed',
    about: loanNo,
    day: today,
    title: '放款没有成功',
    summary: `${why}，钱没有动`,
    body: `${failed}\n${still}\n${what}。`,
    sms: `${failed}${still}${what}。`,
    ...failedLoanPage(loanNo),
  };
}

function payoutStopped({ loanNo, amount, couponUntil }: Unpaid, today: CivilDate): PersonalMessage {
  const stopped = `您的借款 ${moneyText(amount)}已按您的要求停止放款。`;
  const still = `钱没有动，不计利息，额度已恢复。${couponSentence(couponUntil, today)}`;
  return {
    kind: 'payout-failed',
    about: loanNo,
    day: today,
    title: '已停止放款',
    summary: '钱没有动，额度已恢复',
    body: `${stopped}\n${still}`,
    sms: stopped + still,
    ...failedLoanPage(loanNo),
  };
}

interface Repaid {
  readonly repayNo: string;
  readonly kind: RepaymentKind;
  /** Paid from the card, and by coupon. */
  readonly amount: Fen;
  readonly discount: Fen;
  readonly cardTail: string;
  /** The day to which interest and penalty are counted, and that of the money's arrival. */
  readonly countedOn: CivilDate;
  readonly arrivedOn: CivilDate;
  /** Of a transfer that came ahead of its instalment: it counts from the due day. */
  readonly held?: boolean;
  /** The loan, if the repayment was for one alone. */
  readonly loanNo: string | undefined;
  /** What the repaid loans still owe: principal, and the next due date. */
  readonly principalLeft: Fen;
  readonly nextDue: CivilDate | undefined;
  /** Of an exit: interest and penalty paid before that now count as principal. */
  readonly turned?: Fen;
}

function restOf({ kind, principalLeft, nextDue, loanNo, turned = 0 }: Repaid, today: CivilDate): string {
  const which = loanNo === undefined ? '这几笔借款' : '这笔借款';
  if (principalLeft === 0) {
    if (kind !== 'coolingOff') return `${which}已结清。`;
    const before = turned > 0 ? `，以前付的利息和罚息 ${moneyText(turned)}已算作本金` : '，没有收利息';
    return `${which}已结清，冷静期内还清${before}。`;
  }
  if (nextDue !== undefined && nextDue < today) {
    return `${which}还剩本金 ${moneyText(principalLeft)}，${dayText(nextDue, today)}到期的还没有还清，已经逾期。`;
  }
  const next = nextDue === undefined ? '' : `，下一个还款日是${dayText(nextDue, today)}`;
  return `${which}还剩本金 ${moneyText(principalLeft)}${next}。`;
}

/** A payment that is booked on a later day than it counts for: the days between cost nothing. */
const countedText = (countedOn: CivilDate, today: CivilDate): string =>
  countedOn === today ? '' : `利息和罚息只算到${dayText(countedOn, today)}。`;

/** A transfer does not count before what was booked on the loan since, and one that came early counts from the due day. */
function transferred(repayment: Repaid, today: CivilDate): string {
  const { amount, countedOn, arrivedOn, held = false } = repayment;
  const booked = `您线下转账的 ${moneyText(amount)}已经入账。`;
  if (countedOn <= arrivedOn) return booked + countedText(countedOn, today);
  if (held) return `${booked}这笔钱比还款日早到，算作${dayText(countedOn, today)}还款。`;
  const from = countedText(countedOn, today) || '从今天算起。';
  return `${booked}到账之后这笔借款另有入账，${from}`;
}

function paidOf(repayment: Repaid, today: CivilDate): string {
  const { kind, amount, discount, cardTail, countedOn } = repayment;
  if (kind === 'offline') return transferred(repayment, today);
  const coupon = discount > 0 ? `优惠券抵扣 ${moneyText(discount)}` : '';
  const card = amount > 0 ? `从${cardText(cardTail)}扣款 ${moneyText(amount)}` : '';
  if (amount + discount === 0) return '您已还的钱够还本金，这次不用付款。';
  const paid = `您已还款 ${moneyText(amount + discount)}：${[card, coupon].filter(Boolean).join('，')}。`;
  return paid + countedText(countedOn, today);
}

export function repaid(repayment: Repaid, today: CivilDate): PersonalMessage {
  const { repayNo, amount, discount, principalLeft, loanNo } = repayment;
  const rest = restOf(repayment, today);
  return {
    kind: 'repaid',
    about: repayNo,
    day: today,
    title: principalLeft === 0 ? '还款成功，已结清' : '还款成功',
    summary: `已还 ${moneyText(amount + discount)}，${rest.replace(/。$/, '')}`,
    body: `${paidOf(repayment, today)}\n${rest}`,
    sms: paidOf(repayment, today) + rest,
    ...(loanNo === undefined ? HISTORY : loanPage(loanNo)),
  };
}

interface Unrepaid {
  readonly repayNo: string;
  readonly amount: Fen;
  readonly reason: DeclineReason;
  /** What the same loans owe now: the day may have changed while the bank decided. */
  readonly owed?: StillOwed | undefined;
  /** Transfers for the same loans that are not booked yet: `owed` is what they do not pay. */
  readonly transfers?: readonly WaitingTransfer[];
  /** Last day of the returned coupon. */
  readonly couponUntil?: CivilDate | undefined;
}

export type StillOwed =
  | { readonly kind: 'overdue'; readonly days: number; readonly total: Fen; readonly penalty: Fen }
  | { readonly kind: 'today'; readonly total: Fen }
  /** The cooling-off period has ended since: a payoff, with interest. */
  | { readonly kind: 'coolingOffOver'; readonly lastDay: CivilDate; readonly total: Fen };

function owedSentence(owed: StillOwed | undefined, today: CivilDate): string {
  switch (owed?.kind) {
    case undefined:
      return '';
    case 'overdue': {
      const penalty = owed.penalty > 0 ? `，其中罚息 ${moneyText(owed.penalty)}` : '';
      return `现在已逾期 ${owed.days} 天，今天要还 ${moneyText(owed.total)}${penalty}。`;
    }
    case 'today':
      return `今天是还款日，要还 ${moneyText(owed.total)}。`;
    case 'coolingOffOver':
      return `冷静期到${dayText(owed.lastDay, today)}为止，已经结束，今天还清要 ${moneyText(owed.total)}。`;
  }
}

export function repayFailed(
  { repayNo, amount, reason, owed, couponUntil, transfers = [] }: Unrepaid,
  today: CivilDate,
): PersonalMessage {
  // Only a payout can be stopped.
  const { why, what } = declineWords[reason === 'stopped' ? 'refused-by-bank' : reason];
  const failed = `您的还款 ${moneyText(amount)}没有成功：${why}。`;
  const waiting = transfers.length === 0 ? '' : `您有${transfersText(transfers)}，请不要重复还款。`;
  const now = waiting + owedSentence(owed, today) + couponSentence(couponUntil, today);
  return {
    kind: 'repay-failed',
    about: repayNo,
    day: today,
    title: '还款没有成功',
    summary: `${why}，钱没有扣`,
    body: `${failed}\n钱没有扣。${now}${what}。`,
    sms: `${failed}钱没有扣。${now}${what}。`,
    ...REPAY,
  };
}
