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

export function offlineRefused(
  { offlineNo, amount, reason }: Transfer & { readonly reason: string },
  today: CivilDate,
): PersonalMessage {
  const refused = `您提交的线下还款 ${moneyText(amount)}没有通过审核：${reason}。`;
  const next = '这笔钱还没有算作还款，请核对后重新提交。';
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
