import type { Response } from '@/contract';
import { settlementCalls } from '@/contract/settlement';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { call } from '@/request';

type Wire = Response<'settlementList'>['loans'][number];

/** A loan, settled or not yet. */
export interface SettlingLoan {
  readonly loanNo: string;
  readonly amount: Fen;
  readonly drawnOn: string;
  readonly termsLeft: number;
  readonly principalLeft: Fen;
  readonly state: Wire['state'];
  /** '' until it is settled. */
  readonly settledOn: string;
  /** It has a valid certificate. */
  readonly issued: boolean;
}

const loanOf = ({ loanNo, amount, drawnOn, termsLeft, principalLeft, ...rest }: Wire): SettlingLoan => ({
  loanNo,
  amount: fenOf(amount),
  drawnOn,
  termsLeft,
  principalLeft: fenOf(principalLeft),
  state: rest.state,
  settledOn: rest.settledOn ?? '',
  issued: rest.certificateId !== null,
});

/** Rejects with CallFailure. */
export async function fetchLoans(): Promise<readonly SettlingLoan[]> {
  return (await call(settlementCalls.settlementList, {})).loans.map(loanOf);
}

export const isSettled = ({ state }: SettlingLoan): boolean => state === 'settled';
export const mayIssue = (loan: SettlingLoan): boolean => isSettled(loan) && !loan.issued;
