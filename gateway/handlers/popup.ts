import type { popupCalls } from '@/contract/popup';
import { addDays } from '@/domain/dates/civil';
import { closedMark, putOffMark, shownMark, type PopupMark } from '@/domain/home/popupRule';
import type { HandlersOf, MemberContext } from '../context';
import { readAssetTransfer } from '../queries/assetTransfers';
import { listLoans } from '../queries/loans';
import { isPopup, listPopups, popupMark, setPopupMark, setPopupOperated } from '../queries/popups';
import { refuse } from '../refusals/general';
import { refusePopup } from '../refusals/content';
import { dueFor, popupOf } from './popup/due';

/** A popup closed for good stays closed, even if an older page reports something else. */
async function mark({ sql, customer }: MemberContext, popupId: string, next: PopupMark) {
  if (!(await isPopup(sql, popupId))) return refuse('incomplete');
  const { closed } = await popupMark(sql, customer.id, popupId);
  if (!closed) await setPopupMark(sql, customer.id, popupId, next);
  return {};
}

export const popupHandlers: HandlersOf<typeof popupCalls> = {
  async homePopup(_request, { sql }) {
    return { list: (await listPopups(sql, 'visitor', 'home')).map((row) => popupOf(row)) };
  },

  async newHomePopup(_request, context) {
    return { list: [...(await dueFor(context, 'home'))] };
  },

  saveShowMark: ({ popupId }, context) => mark(context, popupId, shownMark(context.today)),

  closeShowup: ({ popupId }, context) => mark(context, popupId, closedMark(context.today)),

  updateHomePopup: ({ popupId }, context) =>
    mark(context, popupId, putOffMark(context.today, addDays(context.today, 1))),

  async popupOperate({ popupId, operate }, { sql, customer }) {
    if (!(await isPopup(sql, popupId))) return refuse('incomplete');
    await setPopupOperated(sql, customer.id, popupId, operate);
    return {};
  },

  async closeLoanContractPopup({ loanNo }, context) {
    const loans = await listLoans(context.sql, context.customer.id);
    if (!loans.some(({ loan_no }) => loan_no === loanNo)) return refusePopup('loanUnknown');
    return mark(context, `loanContract:${loanNo}`, closedMark(context.today));
  },

  async offAssetTransfer({ transferNo }, { sql, customer, now }) {
    const known = await readAssetTransfer(sql, { transferNo, customerId: customer.id, at: now });
    return known ? {} : refusePopup('transferUnknown');
  },
};
