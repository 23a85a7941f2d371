import { dayText, type CivilDate } from '@/domain/dates/civil';
import { moneyText, type Fen } from '@/domain/money/fen';
import { offlinePage, type PersonalMessage } from './message';

interface Transfer {
  readonly offlineNo: string;
  readonly amount: Fen;
}

/** `heldUntil`: it is the next instalment to the fen, ahead of this due day. */
export function offlineReceived(
  { offlineNo, amount, heldUntil }: Transfer & { readonly heldUntil?: CivilDate | undefined },
  today: CivilDate,
): PersonalMessage {
  const received = `您提交的线下还款 ${moneyText(amount)}已收到，正在核对到账。`;
  const next =
    heldUntil === undefined || heldUntil <= today
      ? '一般1个工作日内有结果，请不要重复转账。'
      : `它正好是${dayText(heldUntil, today)}到期的一期，会留到那天算作还款，请不要重复转账。`;
  return {
    kind: 'offline-received',
    about: offlineNo,
    day: today,
    title: '线下还款已收到',
    summary: `${moneyText(amount)}，正在核对到账`,
    body: `${received}\n${next}`,
    sms: received + next,
    ...offlinePage(offlineNo),
  };
}

/** It was found ahead of its instalment, and is booked on this due day. */
export function offlineHeld(
  { offlineNo, amount, until }: Transfer & { readonly until: CivilDate },
  today: CivilDate,
): PersonalMessage {
  const day = dayText(until, today);
  const found = `您线下转账的 ${moneyText(amount)}已到账，正好是${day}到期的一期，会在${day}自动入账。`;
  const next = '请不要重复还款，入账后会再告诉您。';
  return {
    kind: 'offline-held',
    about: offlineNo,
    day: today,
    title: '转账已到账，等还款日入账',
    summary: `${moneyText(amount)}，${day}自动入账`,
    body: `${found}\n${next}`,
    sms: found + next,
    ...offlinePage(offlineNo),
  };
}

export function offlineRefused(
  { offlineNo, amount, reason, settled }: Transfer & { readonly reason: string; readonly settled: boolean },
  today: CivilDate,
): PersonalMessage {
  const refused = `您提交的线下还款 ${moneyText(amount)}没有通过审核：${reason}。`;
  const next = settled
    ? '这笔借款已经结清，不用重新提交；如果钱已经转出，请联系客服。'
    : '这笔钱还没有算作还款，请核对后重新提交。';
  return {
    kind: 'offline-refused',
    about: offlineNo,
    day: today,
    title: '线下还款没有通过审核',
    summary: `原因：${reason}`,
    body: `${refused}\n${next}`,
    sms: refused + next,
    ...offlinePage(offlineNo),
  };
}

/** The money was found and goes back. */
export function offlineReturning(
  { offlineNo, amount, reason }: Transfer & { readonly reason: string },
  today: CivilDate,
): PersonalMessage {
  const why = `您线下转账的 ${moneyText(amount)}没有算作还款：${reason}。`;
  const next = '这笔钱将退回原账户，一般3个工作日内退回您转账用的银行卡，退回后会再告诉您。不用重新提交。';
  return {
    kind: 'offline-returning',
    about: offlineNo,
    day: today,
    title: '转账的钱将退回原账户',
    summary: `${moneyText(amount)}，${reason}`,
    body: `${why}\n${next}`,
    sms: why + next,
    ...offlinePage(offlineNo),
  };
}

export function offlineReturned({ offlineNo, amount }: Transfer, today: CivilDate): PersonalMessage {
  const gone = `您线下转账的 ${moneyText(amount)}已退回原账户，到账时间以您的银行为准。`;
  return {
    kind: 'offline-returned',
    about: offlineNo,
    day: today,
    title: '转账的钱已退回原账户',
    summary: `${moneyText(amount)}已退回`,
    body: gone,
    sms: gone,
    ...offlinePage(offlineNo),
  };
}
