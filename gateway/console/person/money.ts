import type { Request } from '@/contract';
import { READING_SECONDS } from '@/domain/loan/costSheet';
import { randomUUID } from 'node:crypto';
import type { Person } from './person';

export interface DrawWish {
  /** Yuan with two decimals. */
  readonly amount: string;
  readonly term: number;
  readonly method: Request<'loanUseTrial'>['method'];
  /** Default 'daily'. */
  readonly purpose?: Request<'addPvpLoanInfo'>['purpose'];
  readonly couponId?: string;
}

/** Proves the trade password; the proof is valid for one movement of money within five minutes. */
export async function passwordProof(
  person: Person,
  purpose: Request<'verifyPsw'>['purpose'],
): Promise<string> {
  const { pswToken } = await person.must('verifyPsw', { password: person.facts.tradePassword, purpose });
  return pswToken;
}

async function defaultCard(person: Person): Promise<string> {
  const { list } = await person.must('queryBankList', {});
  const card = list.find(({ isDefault }) => isDefault === 'Y');
  if (card === undefined) throw new Error('no bound card');
  return card.cardId;
}

/** Opens a drawing and signs its contracts; valid until midnight. */
export async function signDrawing(
  person: Person,
  { purpose = 'daily', ...wish }: DrawWish,
): Promise<{ loanSeq: string; signSeq: string }> {
  const cardId = await defaultCard(person);
  await person.must('loanUseTrial', { ...wish });
  const { loanSeq } = await person.must('addPvpLoanInfo', { ...wish, purpose, cardId, usageRead: 'Y' });
  const { files } = await person.must('qryWillSignFiles', { loanSeq });
  const templateIds = files.map(({ templateId }) => templateId);
  const { plannedOn } = await person.must('queryTrialInfo', { loanSeq });
  const { signSeq } = await person.must('electrSignature', {
    loanSeq,
    templateIds,
    costSheetSeconds: READING_SECONDS,
    plannedOn,
  });
  return { loanSeq, signSeq };
}

/** Signs a drawing and proves the password: everything except the drawing itself. */
export async function prepareDrawing(person: Person, wish: DrawWish): Promise<Request<'limitUseLoan'>> {
  const signed = await signDrawing(person, wish);
  return { ...signed, pswToken: await passwordProof(person, 'loan'), requestNo: randomUUID() };
}

export async function draw(person: Person, wish: DrawWish) {
  return person.must('limitUseLoan', await prepareDrawing(person, wish));
}

/** Opens a quote for a loan, or of what is due for several, and proves the password: everything except the payment itself. */
export async function prepareRepayment(
  person: Person,
  loanNo: string | readonly string[],
  kind: Request<'repaymentTrial'>['kind'],
): Promise<Request<'doRepayAfterTrial'>> {
  const { quoteId } = await person.must('repaymentTrial', { kind, loanNos: [loanNo].flat() });
  const cardId = await defaultCard(person);
  return { quoteId, cardId, pswToken: await passwordProof(person, 'repay'), requestNo: randomUUID() };
}

export async function repay(person: Person, loanNo: string, kind: Request<'repaymentTrial'>['kind']) {
  return person.must('doRepayAfterTrial', await prepareRepayment(person, loanNo, kind));
}
