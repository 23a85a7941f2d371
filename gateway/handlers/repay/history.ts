import type { Request, Response } from '@/contract';
import { REPAYMENT_KIND_NAMES } from '@/domain/repay/kinds';
import { toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../../context';
import { historyMonths, listHistory, type HistoryRow } from '../../queries/history';
import { sumParts, totalOf } from './amounts';

type Answer = Response<'queryLoanRecordInfo'>;

/** Records of one page. */
const PAGE = 20;

/** What of a repayment went to which loan: before its coupon if it paid for several. */
function sharesOf({ items, amount }: HistoryRow): Answer['records'][number]['shares'] {
  const loanNos = [...new Set((items ?? []).map(({ loanNo }) => loanNo))];
  return loanNos.map((loanNo) => {
    const own = (items ?? []).filter((item) => item.loanNo === loanNo);
    return { loanNo, amount: toYuan(loanNos.length === 1 ? amount : totalOf(sumParts(own))) };
  });
}

const recordOf = (row: HistoryRow): Answer['records'][number] => ({
  kind: row.kind,
  no: row.no,
  loanNo: row.loan_no ?? '',
  amount: toYuan(row.amount),
  shares: sharesOf(row),
  at: row.at.toISOString(),
  on: row.counted_on,
  state: row.state,
  title: row.repaid_as === null ? `借款 ${row.terms ?? 0}期` : REPAYMENT_KIND_NAMES[row.repaid_as],
});

/** A page of drawings and repayments, newest first; plus all months of the history for the filter. */
export async function history(
  { sql, customer }: MemberContext,
  { kind, month = '', after = '' }: Request<'queryLoanRecordInfo'>,
): Promise<Answer> {
  const rows = await listHistory(sql, customer.id, { kind, month, after, limit: PAGE + 1 });
  const months = await historyMonths(sql, customer.id);
  return {
    months: months.map((one) => one.month),
    sums: months.map((one) => ({ month: one.month, lent: toYuan(one.lent), repaid: toYuan(one.repaid) })),
    more: rows.length > PAGE,
    records: rows.slice(0, PAGE).map(recordOf),
  };
}
