import { generalRefusals } from '@/contract/refusals';
import { paymentRefusals } from '@/contract/flowRefusals';
import { loanRefusals } from '@/contract/loan';
import { randomUUID } from 'node:crypto';
import { LOAN_BLOCKLIST } from '@/domain/loan/loanStart';
import { startGateway, type Bank, type TestPerson } from './harness';
import { overMidnight } from './steps';

let bank: Bank;

beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const credited = () => bank.credited();
const INPUT = { amount: '12000.00', term: 12, method: 'equal-instalment' } as const;

/** Opens and signs a drawing and proves the password: everything except the drawing itself. */
async function ready(person: TestPerson, amount: string = INPUT.amount, couponId?: string) {
  const card = (await person.must('queryBankList', {})).list[0];
  const { loanSeq } = await person.must('addPvpLoanInfo', {
    ...INPUT,
    amount,
    purpose: 'daily',
    usageRead: 'Y',
    cardId: card?.cardId ?? '',
    ...(couponId === undefined ? {} : { couponId }),
  });
  const { files } = await person.must('qryWillSignFiles', { loanSeq });
  const { plannedOn } = await person.must('queryTrialInfo', { loanSeq });
  const { signSeq } = await person.must('electrSignature', {
    loanSeq,
    templateIds: files.map(({ templateId }) => templateId),
    costSheetSeconds: 5,
    plannedOn,
  });
  const { pswToken } = await person.must('verifyPsw', {
    password: person.facts.tradePassword,
    purpose: 'loan',
  });
  return { loanSeq, signSeq, pswToken, requestNo: randomUUID() };
}

describe('a trial', () => {
  it('shows the schedule, the total cost and the annualised rate of the engine', async () => {
    const person = await credited();
    const trial = await person.must('loanUseTrial', INPUT);
    expect(trial.schedule).toHaveLength(12);
    expect(trial).toMatchObject({ totalInterest: '956.45', totalRepay: '12956.45', annualisedRate: '14.40' });
    expect(trial.schedule.at(-1)?.balance).toBe('0.00');
  });

  it.each([
    ['less than the least', '400.00', '500.00'],
    ['more than is free', '50100.00', '50,000.00'],
    ['no multiple of the step', '550.00', '100.00'],
  ])('of %s is refused and names the rule', async (_what, amount, said) => {
    const person = await credited();
    const refused = await person.refused('loanUseTrial', { ...INPUT, amount });
    expect(refused.code).toBe(loanRefusals.amountOutside);
    expect(refused.desc).toContain(said);
  });

  it('deducts the welcome coupon from the interest, and shows the rate without it', async () => {
    const person = await credited();
    const coupon = (await person.must('queryCoupon', { state: 'available' })).list[0];
    const trial = await person.must('loanUseTrial', { ...INPUT, couponId: coupon?.couponId ?? '' });
    expect(trial).toMatchObject({ discount: '50.00', totalRepay: '12906.45', annualisedRate: '14.40' });
  });
});

describe('a drawing', () => {
  it('moves the money once, books the plan and uses the quota', async () => {
    const person = await credited();
    const before = await bank.console.ledger();
    const drawing = await person.must('limitUseLoan', await ready(person));
    expect(drawing.state).toBe('paid');
    const after = await bank.console.ledger();
    expect(after.balanced).toBe(true);
    expect(after.entries - before.entries).toBe(1);
    expect(await person.must('queryCustQuota', {})).toMatchObject({
      available: '38000.00',
      used: '12000.00',
    });
    const iou = await person.must('queryLoanState', { loanNo: drawing.loanNo });
    expect(iou).toMatchObject({ state: 'normal', terms: 12, termsLeft: 12, principalLeft: '12000.00' });
    expect(iou.contracts.map(({ title }) => title)).toContain('个人消费借款合同');
  });

  it('repeated with the same requestNo gets the first answer and moves nothing twice', async () => {
    const person = await credited();
    const request = await ready(person);
    const first = await person.must('limitUseLoan', request);
    const entries = (await bank.console.ledger()).entries;
    expect(await person.must('limitUseLoan', request)).toEqual(first);
    expect((await bank.console.ledger()).entries).toBe(entries);
  });

  it('with a lost reply is found by its requestNo', async () => {
    const person = await credited();
    const request = await ready(person);
    expect(await person.must('paymentResult', { requestNo: request.requestNo })).toMatchObject({
      state: 'unknown',
    });
    const { loanNo } = await person.must('limitUseLoan', request);
    const result = await person.must('paymentResult', { requestNo: request.requestNo });
    expect(result).toMatchObject({ state: 'paid', kind: 'loan', no: loanNo, amount: '12000.00' });
    expect(result.nextDueAmount).toBe('1079.71');
  });

  it('needs a proof of the password that is still unused', async () => {
    const person = await credited();
    const { pswToken, ...used } = await ready(person, '500.00');
    await person.must('limitUseLoan', { pswToken, ...used });
    const again = await ready(person, '500.00');
    expect((await person.refused('limitUseLoan', { ...again, pswToken })).code).toBe(
      paymentRefusals.proofSpent,
    );
    await person.must('limitUseLoan', again);
  });

  it('needs the signature of exactly this drawing', async () => {
    const person = await credited();
    const one = await ready(person, '500.00');
    const other = await ready(person, '600.00');
    expect((await person.refused('limitUseLoan', { ...one, signSeq: other.signSeq })).code).toBe(
      loanRefusals.notSigned,
    );
  });

  it('asks for the authorisation of electronic signatures once, and again for a new text of it', async () => {
    const person = await credited();
    const { loanSeq } = await ready(person, '500.00');
    const asked = async () =>
      (await person.must('qryWillSignFiles', { loanSeq })).files.map(({ templateId }) => templateId);
    expect(await asked()).toEqual(['loan', 'cost-sheet']);
    await bank.db.query(`update consents set version = '2025.01' where scene = 'e-sign'`);
    expect(await asked()).toEqual(['loan', 'cost-sheet', 'e-sign']);
    const { plannedOn } = await person.must('queryTrialInfo', { loanSeq });
    const signing = { loanSeq, templateIds: ['loan', 'cost-sheet'], costSheetSeconds: 5, plannedOn };
    expect((await person.refused('electrSignature', signing)).code).toBe(loanRefusals.notSigned);
  });

  it('cannot be signed before the cost sheet was open for five seconds', async () => {
    const person = await credited();
    const { loanSeq } = await ready(person, '500.00');
    const { plannedOn } = await person.must('queryTrialInfo', { loanSeq });
    const early = { loanSeq, templateIds: ['loan', 'cost-sheet', 'e-sign'], costSheetSeconds: 4, plannedOn };
    expect((await person.refused('electrSignature', early)).code).toBe(loanRefusals.costSheetUnread);
  });

  it('is carried out as it was read and signed, or not at all: another day has another plan', async () => {
    const person = await credited();
    const request = await ready(person);
    const { loanSeq } = request;
    const { plannedOn, trial } = await person.must('queryTrialInfo', { loanSeq });
    await overMidnight(bank);
    const proof = { password: person.facts.tradePassword, purpose: 'loan' } as const;
    const late = { ...request, ...(await person.must('verifyPsw', proof)) };
    expect((await person.refused('limitUseLoan', late)).code).toBe(loanRefusals.dayPassed);
    const signing = { loanSeq, templateIds: ['loan', 'cost-sheet', 'e-sign'], costSheetSeconds: 5 };
    expect((await person.refused('electrSignature', { ...signing, plannedOn })).code).toBe(
      loanRefusals.dayPassed,
    );

    const moved = await person.must('queryTrialInfo', { loanSeq });
    expect(moved.plannedOn > plannedOn).toBe(true);
    expect(moved.trial.totalRepay).toBe(trial.totalRepay);
    const signed = await person.must('electrSignature', { ...signing, plannedOn: moved.plannedOn });
    const { loanNo } = await person.must('limitUseLoan', { ...late, ...signed });
    expect((await person.must('queryLoanState', { loanNo })).drawnOn).toBe(moved.plannedOn);
  });

  it('never exceeds the quota, however many were opened before', async () => {
    const person = await credited();
    const first = await ready(person, '30000.00');
    const second = await ready(person, '30000.00');
    await person.must('limitUseLoan', first);
    expect((await person.refused('limitUseLoan', second)).code).toBe(loanRefusals.quotaTooSmall);
    expect(await person.must('queryCustQuota', {})).toMatchObject({ used: '30000.00' });
  });

  it('expires a day after it was opened', async () => {
    const person = await credited();
    const request = await ready(person, '500.00');
    await bank.console.advanceDays(2);
    expect((await person.refused('queryTrialInfo', { loanSeq: request.loanSeq })).code).toBe(
      paymentRefusals.drawingEnded,
    );
  });

  it('declined by the bank moves nothing and returns the coupon', async () => {
    const person = await credited();
    await bank.console.decide(person.phone, { disburse: 'fail' });
    const coupon = (await person.must('queryCoupon', { state: 'available' })).list[0]?.couponId ?? '';
    const entries = (await bank.console.ledger()).entries;
    const { state } = await person.must('limitUseLoan', await ready(person, INPUT.amount, coupon));
    expect(state).toBe('failed');
    expect((await bank.console.ledger()).entries).toBe(entries);
    expect((await person.must('queryCoupon', { state: 'available' })).list.map((c) => c.couponId)).toContain(
      coupon,
    );
    expect(await person.must('queryCustQuota', {})).toMatchObject({ used: '0.00' });
  });

  it('held by the bank is processing, keeps the quota, and is paid when the bank confirms it', async () => {
    const person = await credited();
    await bank.console.decide(person.phone, { disburse: 'hold' });
    const request = await ready(person);
    expect((await person.must('limitUseLoan', request)).state).toBe('processing');
    expect(await person.must('queryCustQuota', {})).toMatchObject({ available: '38000.00' });
    await bank.console.decide(person.phone, { disburse: 'pay' });
    const result = await person.must('paymentResult', { requestNo: request.requestNo });
    expect(result.state).toBe('paid');
    expect((await bank.console.ledger()).balanced).toBe(true);
  });
});

describe('who may not draw (spec §8 loan blocklist)', () => {
  it.each([...LOAN_BLOCKLIST].filter((code) => code !== generalRefusals.broken))('%s', async (code) => {
    const person = await blockedPerson();
    const request = await openOnce(person);
    await bank.db.query('update customers set exception_code = $2 where phone = $1', [person.phone, code]);
    expect(
      await person.must('queryLoanUnion', { disciplinaryPhase: '1', loginLoanType: 'YQDC001' }),
    ).toMatchObject({
      exceptionCode: code,
    });
    expect((await person.refused('limitUseLoan', request)).code).toBe(code);
    // Nor is another one opened.
    const { list } = await person.must('queryBankList', {});
    const wish = { amount: '1000.00', term: 3, method: 'equal-instalment', purpose: 'daily' } as const;
    const again = { ...wish, cardId: list[0]?.cardId ?? '' };
    expect((await person.refused('addPvpLoanInfo', again)).code).toBe(code);
  });
});

let someone: TestPerson | undefined;
let opened: Awaited<ReturnType<typeof ready>> | undefined;

/** One person for the whole table: a refused drawing changes nothing. */
async function blockedPerson(): Promise<TestPerson> {
  someone ??= await credited();
  return someone;
}
async function openOnce(person: TestPerson) {
  opened ??= await ready(person);
  return opened;
}
