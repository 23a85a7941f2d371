import type { Response } from '@/contract';
import { toYuan } from '@/domain/money/fen';
import type { MemberContext } from '../../context';
import { countedLoans } from '../../facts';
import { lastEntries } from '../../ledger/lastEntry';
import { listCertificates } from '../../queries/certificates';
import { listLoans, type LoanRow } from '../../queries/loans';
import { summaryOf } from '../repay/loanState';

type Answer = Response<'settlementList'>;
type Line = Answer['loans'][number];

/** Waiting for the bank: not owed yet. */
const waiting = (row: LoanRow): Line => ({
  loanNo: row.loan_no,
  amount: toYuan(row.amount),
  drawnOn: row.drawn_on,
  terms: row.terms,
  termsLeft: row.terms,
  principalLeft: '0.00',
  state: 'processing',
  settledOn: null,
  certificateId: null,
});

/** Every loan, also those that get no certificate yet; a drawing that failed is no loan. */
export async function loansOf({ sql, customer, today }: MemberContext): Promise<Answer> {
  const accounts = new Map(
    (await countedLoans(sql, customer.id, today)).map((account) => [account.loanNo, account]),
  );
  const entries = await lastEntries(sql, customer.id);
  const valid = (await listCertificates(sql, customer.id)).filter(({ revoked }) => !revoked);
  const loans = (await listLoans(sql, customer.id)).filter(({ state }) => state !== 'failed');
  return {
    loans: loans.map((row): Line => {
      const account = accounts.get(row.loan_no);
      if (account === undefined) return waiting(row);
      const { loanNo, amount, drawnOn, terms, termsLeft, principalLeft, state } = summaryOf(account);
      const settledOn = account.settled ? (entries.get(loanNo)?.on ?? null) : null;
      return {
        ...{ loanNo, amount, drawnOn, terms, termsLeft, principalLeft },
        state: account.settled ? 'settled' : state === 'overdue' ? 'overdue' : 'normal',
        settledOn,
        certificateId: valid.find(({ loan_no }) => loan_no === loanNo)?.certificate_id ?? null,
      };
    }),
  };
}
