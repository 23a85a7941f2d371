import { toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../context';
import { loanStateOf } from '../handlers/repay/loanState';
import { productStatus } from '../handlers/user/status';
import { quotaOf } from '../ledger/quota';
import { lastApplication } from '../queries/applications';
import { cardIdsEverBound, listCards } from '../queries/cards';
import { listCoupons } from '../queries/coupons';
import { decisionsOf } from '../queries/decisions';
import { listLoans } from '../queries/loans';
import { openQuoteEnd } from '../queries/quotes';
import { listRepayments } from '../queries/repayments';

async function limitOf({ sql, customer }: MemberContext) {
  const quota = await quotaOf(sql, customer.id);
  if (quota === undefined) return null;
  const { total, available, used, annualRate, validTo } = quota;
  return { total: toYuan(total), available: toYuan(available), used: toYuan(used), annualRate, validTo };
}

async function applicationOf({ sql, customer }: MemberContext) {
  const row = await lastApplication(sql, customer.id);
  return row === undefined
    ? null
    : { applySeq: row.apply_seq, state: row.state, reason: row.reason, retryDate: row.retry_date };
}

async function loansOf(context: MemberContext) {
  const rows = await listLoans(context.sql, context.customer.id);
  const loans = [];
  for (const { loan_no, reason } of rows) loans.push({ ...(await loanStateOf(context, loan_no)), reason });
  return loans;
}

async function repaymentsOf({ sql, customer }: MemberContext) {
  return (await listRepayments(sql, customer.id)).map(
    ({ repay_no, items, amount, state, reason, created_at }) => ({
      repayNo: repay_no,
      loanNos: [...new Set(items.map(({ loanNo }) => loanNo))],
      amount: toYuan(amount),
      state,
      reason,
      at: created_at.toISOString(),
    }),
  );
}

/** Everything that the gateway knows about a customer: what the customer would see, and more. */
export async function customerView(context: MemberContext) {
  const { sql, customer, today, now } = context;
  const { userStatus, overdueDays, processPercent, ...status } = await productStatus(context);
  const { transfers, leavingUntil, documents, idCard } = status;
  const cards = await listCards(sql, customer.id);
  return {
    phone: customer.phone,
    custNo: customer.cust_no,
    name: customer.name,
    idNo: customer.id_no,
    whitelisted: customer.whitelisted,
    status: userStatus,
    overdueDays,
    processPercent,
    today,
    waiting: { transfers, leavingUntil, documents, idCard },
    limit: await limitOf(context),
    application: await applicationOf(context),
    cards: cards.map(({ card_id, bank_name, card_no, is_default }) => ({
      cardId: card_id,
      bankName: bank_name,
      cardNo: card_no,
      isDefault: is_default,
    })),
    /** Also of cards that are unbound, in the order they were bound. */
    cardIds: await cardIdsEverBound(sql, customer.id),
    coupons: (await listCoupons(sql, customer.id, 'available', today)).map(({ name, value, expires_on }) => ({
      name,
      value: toYuan(value),
      expiresOn: expires_on,
    })),
    loans: await loansOf(context),
    repayments: await repaymentsOf(context),
    /** When the quote ends that the person may pay; null without one. */
    quoteEndsAt: (await openQuoteEnd(sql, customer.id, now))?.toISOString() ?? null,
    decisions: await decisionsOf(sql, customer.phone),
  };
}
