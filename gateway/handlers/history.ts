import type { Request, Response } from '@/contract';
import type { historyCalls } from '@/contract/history';
import { toYuan } from '@/domain/money/fen';
import type { HandlersOf, MemberContext } from '../context';
import { cardByIdEvenUnbound } from '../queries/cards';
import { listConsents } from '../queries/consents';
import { filesOfLoans } from '../queries/files';
import { bookedAt } from '../queries/history';
import { listLoans } from '../queries/loans';
import { listRepayments } from '../queries/repayments';
import { refuseHistory } from '../refusals/history';
import { afterSettling } from './loan/afterSettling';
import { splitOf, sumParts } from './repay/amounts';
import { history } from './repay/history';

async function repaymentInfo(
  { sql, customer }: MemberContext,
  repayNo: string,
): Promise<Response<'queryRepaymentInfo'>> {
  const row = (await listRepayments(sql, customer.id)).find(({ repay_no }) => repay_no === repayNo);
  if (row === undefined) throw refuseHistory('repaymentUnknown');
  const booked = await bookedAt(sql, repayNo);
  return {
    repayNo,
    kind: row.kind,
    state: row.state,
    amount: toYuan(row.amount),
    discount: toYuan(row.discount),
    ...splitOf(sumParts(row.items)),
    items: row.items.map((item) => ({ loanNo: item.loanNo, term: item.term, ...splitOf(item) })),
    ...(await cardByIdEvenUnbound(sql, row.card_id)),
    at: (row.submitted_at ?? row.created_at).toISOString(),
    countedOn: row.on_date,
    bookedAt: booked?.toISOString() ?? null,
    reason: row.state === 'failed' ? row.reason : '',
  };
}

/** The consents that hold, each with its paper. */
async function agreementsOf({ sql, customer }: MemberContext) {
  const rows = await listConsents(sql, customer.id);
  return rows.map(({ template_id, title, version, file_id, at }) => ({
    ...{ templateId: template_id, title, version, fileId: file_id },
    at: at.toISOString(),
  }));
}

async function contractList(context: MemberContext): Promise<Response<'queryContractList'>> {
  const { sql, customer } = context;
  const files = await filesOfLoans(sql, customer.id);
  const loans = (await listLoans(sql, customer.id)).map(({ loan_no, amount, drawn_on }) => ({
    loanNo: loan_no,
    amount: toYuan(amount),
    drawnOn: drawn_on,
    files: files
      .filter((file) => file.loan_no === loan_no)
      .map(({ file_id, title, at }) => ({ fileId: file_id, title, at: at.toISOString() })),
  }));
  const agreements = await agreementsOf(context);
  return { loans: loans.filter((loan) => loan.files.length > 0), agreements };
}

export const historyHandlers: HandlersOf<typeof historyCalls> = {
  queryRepaymentInfo: afterSettling(({ repayNo }: Request<'queryRepaymentInfo'>, context) =>
    repaymentInfo(context, repayNo),
  ),
  queryContractList: (_request, context) => contractList(context),
  queryLoanRecordInfo: afterSettling((request: Request<'queryLoanRecordInfo'>, context) =>
    history(context, request),
  ),
};
