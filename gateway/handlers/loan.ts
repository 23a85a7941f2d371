import type { Request } from '@/contract';
import type { loanCalls } from '@/contract/loan';
import { READING_SECONDS } from '@/domain/loan/costSheet';
import { parseYuan, toYuan } from '@/domain/money/fen';
import type { HandlersOf } from '../context';
import { findCard } from '../queries/cards';
import { lockCustomer } from '../queries/customers';
import { addressOf } from '../queries/loanAddresses';
import { addLoanDraft, changeDraftCard } from '../queries/loanDrafts';
import { lastPaidLoan } from '../queries/loans';
import { refuseLoan } from '../refusals/loan';
import { refusePayment } from '../refusals/payment';
import { newKey } from '../secrets';
import { afterSettling } from './loan/afterSettling';
import { drawLoan } from './loan/draw';
import { liveDraft } from './loan/draft';
import { checkNoneOpen } from './loan/oneAtATime';
import { checkMayBorrow } from './loan/mayBorrow';
import { paymentResult } from './loan/paymentResult';
import { productFor, productsFor } from './loan/products';
import { DRAW_MIN, DRAW_STEP } from './loan/rule';
import { signDrawing, willSign } from './loan/sign';
import { quotaOr, receivingCard, tryOut, tryOutDraft } from './loan/tryOut';
import { cardOf } from './presenters/card';

export const loanHandlers: HandlersOf<typeof loanCalls> = {
  async queryCustQuota(_request, context) {
    const quota = await quotaOr(context);
    const products = await productsFor(context);
    const [first] = products;
    const last = await lastPaidLoan(context.sql, context.customer.id);
    return {
      total: toYuan(quota.total),
      available: toYuan(quota.available),
      used: toYuan(quota.used),
      annualRate: quota.annualRate,
      min: toYuan(DRAW_MIN),
      step: toYuan(DRAW_STEP),
      terms: [...(first?.terms ?? [])],
      methods: [...(first?.methods ?? [])],
      products: products.map(({ loanType, name, note, terms, methods }) => ({
        ...{ loanType, name, note },
        terms: [...terms],
        methods: [...methods],
      })),
      validTo: quota.validTo,
      today: context.today,
      last:
        last === undefined
          ? null
          : { amount: toYuan(last.amount), purpose: last.purpose, term: last.terms, method: last.method },
    };
  },

  loanUseTrial: (input, context) => tryOut(context, input),

  async addPvpLoanInfo(input, context) {
    const { sql, customer, now } = context;
    await checkMayBorrow(context);
    await checkNoneOpen(sql, customer.id);
    await tryOut(context, input);
    await receivingCard(context, input.cardId);
    if (input.usageRead !== 'Y') throw refuseLoan('usageUnread');
    const loanSeq = newKey();
    await addLoanDraft(sql, customer.id, {
      loan_seq: loanSeq,
      amount: parseYuan(input.amount) ?? 0,
      terms: input.term,
      method: input.method,
      purpose: input.purpose,
      card_id: input.cardId,
      coupon_id: input.couponId ?? null,
      product: (await productFor(context, input.loanType)).loanType,
      usage_read_at: now,
      created_at: now,
    });
    return { loanSeq };
  },

  async updatePvpLoanInfo({ loanSeq, cardId }, context) {
    const { sql, customer } = context;
    // A submitted drawing keeps its card: the submission takes the same lock.
    const current = await lockCustomer(sql, customer.id);
    await checkMayBorrow({ ...context, customer: current });
    const draft = await liveDraft(context, loanSeq);
    await receivingCard(context, cardId);
    if (draft.card_id !== cardId) await changeDraftCard(sql, loanSeq, cardId);
    return {};
  },

  async queryTrialInfo({ loanSeq }, context) {
    const { sql, customer } = context;
    await checkMayBorrow(context);
    const draft = await liveDraft(context, loanSeq);
    const card = await findCard(sql, customer.id, draft.card_id);
    if (card === undefined) throw refusePayment('drawingEnded');
    const trial = await tryOutDraft(context, draft);
    const address = await addressOf(sql, loanSeq);
    return {
      loanSeq,
      purpose: draft.purpose,
      card: cardOf(card),
      trial,
      plannedOn: context.today,
      address: address === undefined ? '' : [address.region, address.detail].join(' '),
    };
  },

  qryWillSignFiles: ({ loanSeq }, context) => willSign(context, loanSeq),

  async electrSignature(request, context) {
    if (request.costSheetSeconds < READING_SECONDS) throw refuseLoan('costSheetUnread');
    return signDrawing(context, request);
  },

  limitUseLoan: drawLoan,

  paymentResult: afterSettling(({ requestNo }: Request<'paymentResult'>, context) =>
    paymentResult(context, requestNo),
  ),
};
