import { LOAN_BLOCKS } from '@/contract/codes';
import { prepareDrawing, signDrawing, type DrawWish } from '../../gateway/console/person';
import { startGateway, type Bank, type TestPerson } from './harness';

const WISH: DrawWish = { amount: '1000.00', term: 3, method: 'equal-instalment' };
const UNION = { disciplinaryPhase: '1', loginLoanType: 'YQDC001' } as const;

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
beforeEach(async () => {
  person = await bank.credited();
});
afterAll(() => bank.close());

const cardId = async () => (await person.must('queryBankList', {})).list[0]?.cardId ?? '';

/** Asks for the end of the account, and logs in again. */
async function leave(): Promise<void> {
  const checkToken = await person.check('cancelAccount');
  await person.must('logOff', { checkToken, reason: 'unused', note: '' });
  // Otherwise the third code of an hour asks for a picture first.
  await bank.console.advanceMinutes(61);
  await person.register();
}

it('While an account is being cancelled nothing is borrowed, and after that is taken back it is again', async () => {
  await leave();
  const blocked = await person.must('queryLoanUnion', UNION);
  expect(blocked.exceptionCode).toBe(LOAN_BLOCKS.accountLeaving);
  expect(blocked.exceptionMsg).toContain('撤销注销');
  const input = { ...WISH, purpose: 'daily', cardId: await cardId() } as const;
  expect((await person.refused('addPvpLoanInfo', input)).code).toBe(LOAN_BLOCKS.accountLeaving);
  expect((await person.must('queryPreLoanCredit', {})).mayDraw).toBe('N');
  await person.must('logOffRevoke', {});
  expect((await person.must('queryLoanUnion', UNION)).exceptionCode).toBe('');
  await person.draw({ amount: '1000.00', term: 3 });
});

it('A drawing that was opened before its person asked for the end of the account goes no further: not changed, not read, not signed, not paid', async () => {
  const { loanSeq } = await signDrawing(person, WISH);
  const prepared = await prepareDrawing(person, WISH);
  await leave();
  const plannedOn = (await person.must('queryCustQuota', {})).today ?? '';
  const templateIds = ['loan', 'cost-sheet', 'e-sign'];
  const refusals = [
    await person.refused('updatePvpLoanInfo', { loanSeq, cardId: await cardId() }),
    await person.refused('queryTrialInfo', { loanSeq }),
    await person.refused('electrSignature', { loanSeq, templateIds, costSheetSeconds: 5, plannedOn }),
    await person.refused('limitUseLoan', prepared),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => LOAN_BLOCKS.accountLeaving));
});
