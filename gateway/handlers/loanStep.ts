import type { loanStepCalls } from '@/contract/loanStep';
import { toYuan } from '@/domain/money/fen';
import type { HandlersOf } from '../context';
import { lockCustomer } from '../queries/customers';
import { addressOf, lastAddress } from '../queries/loanAddresses';
import { newestDraft, setDraftStep } from '../queries/loanDrafts';
import { logNode } from '../queries/processLogs';
import { draftsSince, liveDraft } from './loan/draft';
import { asksAddress } from './loan/rule';
import { couldGoOn } from './loan/tryOut';
import { dueFor } from './popup/due';

export const loanStepHandlers: HandlersOf<typeof loanStepCalls> = {
  async preLoanPopCheck(_request, context) {
    return { isPop: (await dueFor(context, 'loan')).length > 0 ? 'Y' : 'N' };
  },

  async queryLoanPopup(_request, context) {
    return { list: [...(await dueFor(context, 'loan'))] };
  },

  async qryLoanStep(_request, context) {
    const { sql, customer, now } = context;
    const draft = await newestDraft(sql, customer.id, draftsSince(now));
    if (draft === undefined || !(await couldGoOn(context, draft))) return { drawing: null };
    return {
      drawing: {
        loanSeq: draft.loan_seq,
        step: draft.step ?? 'front',
        loanType: draft.product,
        amount: toYuan(draft.amount),
        term: draft.terms,
        method: draft.method,
        purpose: draft.purpose,
        cardId: draft.card_id,
        couponId: draft.coupon_id ?? '',
      },
    };
  },

  async loanStep({ loanSeq, step }, context) {
    await lockCustomer(context.sql, context.customer.id);
    await liveDraft(context, loanSeq);
    await setDraftStep(context.sql, loanSeq, step, context.now);
    return {};
  },

  async dataFill({ loanSeq }, context) {
    const { sql, customer } = context;
    const draft = await liveDraft(context, loanSeq);
    const own = await addressOf(sql, loanSeq);
    const filled = own ?? (await lastAddress(sql, customer.id));
    return {
      isShowAddress: asksAddress(draft.product) && own === undefined ? 'Y' : 'N',
      address:
        filled === undefined
          ? null
          : {
              regionCodes: [...filled.region_codes],
              region: filled.region,
              detail: filled.detail,
              place: filled.place,
            },
    };
  },

  async saveCustZyProcessLog({ loanSeq, node }, context) {
    await liveDraft(context, loanSeq);
    await logNode(context.sql, { customerId: context.customer.id, loanSeq, node, at: context.now });
    return {};
  },
};
