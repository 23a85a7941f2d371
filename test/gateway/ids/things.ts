import type { SensitiveAction } from '@/contract/codes';
import type { Request } from '@/contract';
import { randomUUID } from 'node:crypto';
import { passwordProof, Refused, signDrawing } from '../../../gateway/console/person';
import { addCheck } from '../../../gateway/queries/identityChecks';
import { hashToken, newKey } from '../../../gateway/secrets';
import type { TestPerson } from '../harness';
import { picture } from '../transfers';
import type { Scene } from './row';

const WISH = { amount: '3000.00', term: 12, method: 'equal-instalment' } as const;

function had<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}`);
  return value;
}

export const cardId = async (person: TestPerson): Promise<string> =>
  had((await person.must('queryBankList', {})).list[0], 'card').cardId;

const loanIn = async (person: TestPerson, state: 'normal' | 'settled') => {
  const { loans } = await person.must('settlementList', {});
  return had(
    loans.find((one) => one.state === state),
    `${state} loan`,
  ).loanNo;
};
export const loanNo = (person: TestPerson) => loanIn(person, 'normal');
export const settledNo = (person: TestPerson) => loanIn(person, 'settled');

export const drawingSeq = async (person: TestPerson): Promise<string> => {
  const { loanSeq } = await person.must('addPvpLoanInfo', {
    ...WISH,
    purpose: 'daily',
    usageRead: 'Y',
    cardId: await cardId(person),
  });
  return loanSeq;
};
export const signed = (person: TestPerson) => signDrawing(person, WISH);
export const proof = (person: TestPerson, purpose: Request<'verifyPsw'>['purpose'] = 'repay') =>
  passwordProof(person, purpose);

export const quoteId = async (person: TestPerson): Promise<string> => {
  const quote = await person.must('repaymentTrial', { kind: 'due', loanNos: [await loanNo(person)] });
  return quote.quoteId;
};
export const dueOf = async (person: TestPerson, no: string): Promise<string> =>
  (await person.must('repaymentTrial', { kind: 'due', loanNos: [no] })).payAmount;

/** Numbers of the person's history, by kind. */
export const recordNo = async (person: TestPerson, kind: 'loan' | 'repay'): Promise<string> =>
  had((await person.must('queryLoanRecordInfo', { kind })).records[0], `record of ${kind}`).no;

export const contractFile = async (person: TestPerson): Promise<string> =>
  had((await person.must('queryContractList', {})).loans[0]?.files[0], 'contract').fileId;

/** As after an identity check of this action in the person's session. */
export async function checkToken(
  person: TestPerson,
  action: SensitiveAction,
  { bank }: Scene,
): Promise<string> {
  const now = await bank.console.now();
  const [customer] = await bank.db.query<{ id: number }>('select id from customers where phone = $1', [
    person.phone,
  ]);
  const token = newKey();
  await addCheck(bank.db, {
    check_token: token,
    customer_id: had(customer, 'customer').id,
    token_hash: hashToken(person.client.tokenCode),
    action,
    method: 'sms',
    at: now,
    expires_at: new Date(now.getTime() + 10 * 60_000),
  });
  return token;
}

type Uploading = 'offlineVoucher' | 'proposeUpload' | 'proofUpload' | 'supplementUpload';

/** Uploads a new picture; its fileId is in one of three places of the answers. */
export async function uploaded<N extends Uploading>(
  person: TestPerson,
  call: N,
  request: Request<N>,
): Promise<string> {
  const answer = await person.call(call, request, [picture()]);
  if (answer instanceof Refused) throw new Error(`${call} was refused: ${answer.code} ${answer.desc}`);
  const places = answer as {
    file?: { fileId: string };
    picture?: { fileId: string };
    voucher?: { fileId: string };
  };
  return had(places.file ?? places.picture ?? places.voucher, 'file').fileId;
}

export async function transferNo(person: TestPerson): Promise<string> {
  const { today, last } = await person.must('offlineQuery', {});
  if (last !== null) return last.offlineNo;
  const fileIds = [await uploaded(person, 'offlineVoucher', {})];
  const request = {
    loanNo: await loanNo(person),
    amount: '10.00',
    paidOn: today,
    fileIds,
    requestNo: randomUUID(),
  };
  return (await person.must('offlineSubmit', request)).offlineNo;
}

export const newProposal = (fileIds: string[] = []): Request<'proposeSave'> => ({
  ...{ typeId: 'cost', content: '利息和合同里写的不一样', fileIds, traceNo: '', requestNo: randomUUID() },
});

export const newFraud = (fileIds: string[]): Request<'swindleSubmit'> => ({
  ...{ content: '有人冒充客服让我转账', fileIds, traceNo: '', requestNo: randomUUID() },
});

/** A document that the console asks the person for. */
export async function supplementNo(person: TestPerson, { bank }: Scene): Promise<string> {
  const list = async () =>
    (await person.must('supplementList', {})).list.find(({ state }) => state === 'asked');
  if ((await list()) === undefined) await bank.console.askDocument(person.phone, '收入证明');
  return had(await list(), 'supplement').supplementNo;
}

/** A loan whose use has to be proved. */
export async function provedLoan(person: TestPerson): Promise<string> {
  const asked = async () => (await person.must('proofList', {})).list[0]?.loanNo;
  if ((await asked()) === undefined) await person.draw({ amount: '12000.00', purpose: 'decoration' });
  return had(await asked(), 'proof');
}
