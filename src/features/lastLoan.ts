import type { Response } from '@/contract';
import { historyCalls } from '@/contract/history';
import { repayCalls } from '@/contract/repay';
import { call } from '@/request';

export type LastLoan = Response<'queryLoanState'>;

/** The person's newest loan that was paid out, open or settled; undefined before the first one. Rejects with CallFailure, without a toast. */
export async function fetchLastLoan(): Promise<LastLoan | undefined> {
  const { records } = await call(historyCalls.queryLoanRecordInfo, { kind: 'loan' });
  const newest = records.find(({ kind, state }) => kind === 'loan' && state === 'paid');
  return newest && call(repayCalls.queryLoanState, { loanNo: newest.no });
}
