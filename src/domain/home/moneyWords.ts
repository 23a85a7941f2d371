import { dayText, daysBetween } from '../dates/civil';
import { moneyText, parseYuan, type Fen } from '../money/fen';
import { repaymentDisplay } from '../repay/display';
import { transferText } from '../repay/transfers';
import { HOME_STATUS_TEXTS } from './homeStatusTexts';
import { isDueSoon } from './nextAction';
import { KEPT_LINE, type Facts, type HomeStatus, type HomeStatusFacts, type Words } from './offer';

const fenOr0 = (yuan: string | undefined): Fen => parseYuan(yuan ?? '') ?? 0;

/** An amount that the bank has not decided on; if it is unknown, only the words. */
const underWay = (
  name: string,
  yuan: string | undefined,
): Pick<HomeStatus, 'title' | 'name' | 'fen' | 'figure'> =>
  fenOr0(yuan) > 0
    ? { title: name, name, fen: fenOr0(yuan) }
    : { title: name, name: HOME_STATUS_TEXTS.underWay, figure: name };

export function ofDisbursing({ status }: Facts): Words {
  const { disbursing, disbursingNote: note, disbursingMore: more } = HOME_STATUS_TEXTS;
  return { ...underWay(disbursing, status.disbursing), note, more };
}

export function ofRepaying({ status }: Facts): Words {
  const { repaying, repayingNote: note, repayingMore: more } = HOME_STATUS_TEXTS;
  const days = status.overdueDays;
  const right = days > 0 ? HOME_STATUS_TEXTS.overdueDays(days) : '';
  return { ...underWay(repaying, status.repaying), right, note, more };
}

/** The most important news: a transfer under review, or what falls due today besides the overdue part. */
function overdueNote({ status, repay }: Pick<Facts, 'status' | 'repay'>): string {
  const waiting = transferText(status.transfers);
  if (waiting !== '') return waiting;
  const besides = fenOr0(repay?.dueToday);
  return besides > 0 ? HOME_STATUS_TEXTS.overdueBesides(moneyText(besides)) : HOME_STATUS_TEXTS.overdueNote;
}

export function ofOverdue({ status, repay, repayComes }: Facts): Words {
  const title = HOME_STATUS_TEXTS.overdueDays(status.overdueDays);
  const fen = parseYuan(repay === undefined ? '' : repaymentDisplay(repay).replace(/,/g, ''));
  const base = { title, tone: 'red', more: HOME_STATUS_TEXTS.overdueMore } as const;
  const known = {
    ...base,
    name: HOME_STATUS_TEXTS.overdue,
    right: title,
    note: overdueNote({ status, repay }),
  };
  if (fen !== undefined) return { ...known, fen };
  // The same name as for the real amount, so that the line above keeps its length.
  if (repayComes) return { ...known, name: `${HOME_STATUS_TEXTS.overdue}（元）`, figure: KEPT_LINE };
  // If the amount is unknown, do not show 0.00.
  return {
    ...base,
    name: HOME_STATUS_TEXTS.overdueTitle,
    figure: title,
    note: transferText(status.transfers) || HOME_STATUS_TEXTS.overdueUnknown,
  };
}

/** Days until the next repayment, 0 on its day; undefined: unknown, or nothing is owed. */
export function dueIn({ status, repay }: Pick<HomeStatusFacts, 'status' | 'repay'>): number | undefined {
  if (!status?.today || !repay?.dueDate || repay.loanOdInd === 'Y') return undefined;
  return Math.max(0, daysBetween(status.today, repay.dueDate));
}

/** The next repayment: today, within days, or later. */
export function ofDue(facts: Facts): Words {
  const { status, repay, repayComes } = facts;
  const texts = HOME_STATUS_TEXTS;
  const days = dueIn(facts);
  const fen = parseYuan(repay === undefined ? '' : repaymentDisplay(repay).replace(/,/g, ''));
  if (fen === undefined) {
    const place = { name: `${texts.due}（元）`, figure: KEPT_LINE, note: KEPT_LINE };
    return repayComes ? place : { name: texts.due, figure: texts.owes, note: texts.overdueUnknown };
  }
  // A transfer may pay it already.
  const waiting = transferText(status.transfers);
  if (days === 0) {
    const { dueNow: name, dueToday: title } = texts;
    return { name, fen, title, right: title, note: waiting || texts.dueTodayNote };
  }
  if (days === undefined) return { name: texts.due, fen, note: waiting || texts.dueUnknown };
  const title = texts.dueIn(days);
  const note = waiting || texts.dueOn(dayText(repay?.dueDate ?? '', status.today));
  return { name: texts.due, fen, title, right: title, note, more: isDueSoon(days) ? texts.dueSoonMore : '' };
}
