import { LOAN_BLOCKS } from '@/contract/codes';
import { creditRefusals } from '@/contract/credit';
import { passIdentityCheck, prepareDrawing, signDrawing, type DrawWish } from '../../gateway/console/person';
import { EXPIRING_DAYS, expireIdCard } from '../../gateway/console/personCards';
import { startGateway, type Bank, type TestPerson } from './harness';
import { overMidnight, readBack, readFront } from './steps';

const WISH: DrawWish = { amount: '1000.00', term: 3, method: 'equal-instalment' };
const UNION = { disciplinaryPhase: '1', loginLoanType: 'YQDC001' } as const;

let bank: Bank;
let person: TestPerson;
beforeEach(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
  await expireIdCard(bank.db, person.phone);
  await bank.console.advanceDays(EXPIRING_DAYS);
  await person.register();
});
afterEach(() => bank.close());

const cardId = async () => (await person.must('queryBankList', {})).list[0]?.cardId ?? '';

async function renew(): Promise<void> {
  const frontImageId = await readFront(person);
  const backImageId = await readBack(person);
  await bank.console.advanceMinutes(2);
  const checkToken = await passIdentityCheck(person, 'renewIdCard');
  await person.must('renewIdCard', { frontImageId, backImageId, checkToken });
}

it('On the last day of an ID card money is paid out, on the next day none, and after the renewal it is again', async () => {
  expect((await person.must('queryLoanUnion', UNION)).exceptionCode).toBe('');
  await person.draw({ amount: '1000.00', term: 3 });
  await overMidnight(bank);
  await person.register();
  const blocked = await person.must('queryLoanUnion', UNION);
  expect(blocked.exceptionCode).toBe(LOAN_BLOCKS.ownIdCardExpired);
  expect(blocked.exceptionMsg).toContain('更新身份证');
  await expect(person.draw({ amount: '1000.00', term: 3 })).rejects.toMatchObject({
    refused: { code: LOAN_BLOCKS.ownIdCardExpired },
  });
  await renew();
  expect((await person.must('queryLoanUnion', UNION)).exceptionCode).toBe('');
  await person.draw({ amount: '1000.00', term: 3 });
});

it('A drawing that was opened on the last day of an ID card goes no further on the next day: not changed, not read, not signed, not paid', async () => {
  const signed = await signDrawing(person, WISH);
  const prepared = await prepareDrawing(person, WISH);
  await overMidnight(bank);
  const { loanSeq } = signed;
  const templateIds = ['loan', 'cost-sheet', 'e-sign'];
  const plannedOn = (await person.must('queryCustQuota', {})).today ?? '';
  const refusals = [
    await person.refused('addPvpLoanInfo', { ...WISH, purpose: 'daily', cardId: await cardId() }),
    await person.refused('updatePvpLoanInfo', { loanSeq, cardId: await cardId() }),
    await person.refused('queryTrialInfo', { loanSeq }),
    await person.refused('electrSignature', { loanSeq, templateIds, costSheetSeconds: 5, plannedOn }),
    await person.refused('limitUseLoan', prepared),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => LOAN_BLOCKS.ownIdCardExpired));
  expect((await person.must('queryPreLoanCredit', {})).mayDraw).toBe('N');
});

it('With an expired ID card no application is taken and no limit is raised', async () => {
  await overMidnight(bank);
  await person.register();
  expect((await person.must('raiseStatus', {})).bar).toBe('idCard');
  const raise = { kind: 'education', subject: '云南大学', figure: 'bachelor' } as const;
  const requestNo = '0d9f8f9e-7c57-4f0e-9d5e-3f1a7b1c2d3e';
  const refused = await person.refused('raiseSubmit', { ...raise, requestNo });
  expect(refused.desc).toContain('更新身份证');
  await bank.db.query(`delete from credit_lines`);
  const submit = { publish: 'H5', step: 'appl', requestNo } as const;
  expect(await person.refused('creditSubmit', submit)).toMatchObject({
    code: creditRefusals.creditBlocked,
    desc: expect.stringMatching(/^您的身份证已过期，请先更新身份证/) as string,
  });
});
