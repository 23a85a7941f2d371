import type { Request, Response } from '@/contract';
import { civilDateAt } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../../context';
import { listLoans } from '../../queries/loans';
import { listRepayments } from '../../queries/repayments';

type Answer = Response<'queryLoanRecordInfo'>;
type Record = Answer['records'][number];

const monthOf = (record: Record) => civilDateAt(Date.parse(record.at)).slice(0, 7);

/** Drawings and repayments in one list, newest first; plus all months of the history for the filter. */
export async function history(
  context: MemberContext,
  request: Request<'queryLoanRecordInfo'>,
): Promise<Answer> {
  const { sql, customer } = context;
  const loans = (await listLoans(sql, customer.id)).map((row): Record => ({
    kind: 'loan',
    no: row.loan_no,
    loanNo: row.loan_no,
    amount: toYuan(row.amount),
    at: row.created_at.toISOString(),
    state: row.state,
    title: `借款 ${row.terms}期`,
  }));
  const repayments = (await listRepayments(sql, customer.id)).map((row): Record => ({
    kind: 'repay',
    no: row.repay_no,
    loanNo: row.items[0]?.loanNo ?? '',
    amount: toYuan(row.amount),
    at: row.created_at.toISOString(),
    state: row.state,
    title: '还款',
  }));
  const all = [...loans, ...repayments].sort((left, right) => right.at.localeCompare(left.at));
  return {
    months: [...new Set(all.map(monthOf))],
    records: all
      .filter(({ kind }) => request.kind === 'all' || request.kind === kind)
      .filter((record) => request.month === undefined || monthOf(record) === request.month),
  };
}
