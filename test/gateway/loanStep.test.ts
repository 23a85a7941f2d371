import { addressRefusals } from '@/contract/loanAddress';
import { loanRefusals } from '@/contract/loan';
import { generalRefusals } from '@/contract/refusals';
import { paymentRefusals } from '@/contract/flowRefusals';
import type { Request } from '@/contract';
import { startGateway, type Bank, type TestPerson } from './harness';

const REGION = ['530000', '530100', '530102'];
const DRAWING = { amount: '12000.00', term: 12, method: 'equal-instalment', purpose: 'daily' } as const;
const PRODUCT = { loanType: 'YQDC001' } as const;
const SAVED = { regionCodes: REGION, detail: '样本路1号2单元', place: '翠湖样本小区' } as const;

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
});
afterAll(() => bank.close());

async function open(person: TestPerson, more: { loanType?: string; term?: number } = {}): Promise<string> {
  const card = (await person.must('queryBankList', {})).list[0];
  const { loanSeq } = await person.must('addPvpLoanInfo', {
    ...DRAWING,
    usageRead: 'Y',
    cardId: card?.cardId ?? '',
    ...more,
  });
  return loanSeq;
}

async function sign(person: TestPerson, loanSeq: string) {
  const { files } = await person.must('qryWillSignFiles', { loanSeq });
  const { plannedOn } = await person.must('queryTrialInfo', { loanSeq });
  const templateIds = files.map(({ templateId }) => templateId);
  return person.call('electrSignature', { loanSeq, templateIds, costSheetSeconds: 5, plannedOn });
}

describe('popups before a drawing', () => {
  const show = (...ids: string[]) =>
    bank.db.query('update popups set is_show = popup_id = any ($1::text[])', [ids]);

  it('are announced by the check, come in order, and are marked like those of the home page', async () => {
    await show('op-safe');
    expect(await person.must('preLoanPopCheck', PRODUCT)).toEqual({ isPop: 'N' });
    await show('op-safe', 'loan-rule', 'loan-safe');
    expect(await person.must('preLoanPopCheck', PRODUCT)).toEqual({ isPop: 'Y' });
    const ids = async () => (await person.must('queryLoanPopup', PRODUCT)).list.map(({ popupId }) => popupId);
    expect(await ids()).toEqual(['loan-rule', 'loan-safe']);
    for (const popupId of await ids()) await person.must('saveShowMark', { popupId });
    expect(await person.must('preLoanPopCheck', PRODUCT)).toEqual({ isPop: 'N' });
    await bank.console.advanceDays(1);
    expect(await ids()).toEqual(['loan-safe']);
  });

  it('do not come on the home page', async () => {
    await show('op-safe', 'loan-rule');
    const { list } = await person.must('newHomePopup', { loanType: 'YQDC001', minVersion: '226' });
    expect(list.map(({ popupId }) => popupId)).toEqual(['op-safe']);
  });
});

describe('the step of an opened drawing', () => {
  let other: TestPerson | undefined;

  it('is remembered with everything that was chosen', async () => {
    expect(await person.must('qryLoanStep', {})).toEqual({ drawing: null });
    const loanSeq = await open(person);
    await person.must('loanStep', { loanSeq, step: 'password' });
    await person.must('loanStep', { loanSeq, step: 'front' });
    expect((await person.must('qryLoanStep', {})).drawing).toMatchObject({
      ...DRAWING,
      ...{ loanSeq, step: 'front', loanType: 'YQDC001', couponId: '' },
    });
  });

  it('is that of the newest drawing, and of none once that is submitted or a day old', async () => {
    await open(person);
    await person.draw({ amount: '1000.00' });
    expect(await person.must('qryLoanStep', {})).toEqual({ drawing: null });
    const loanSeq = await open(person);
    expect((await person.must('qryLoanStep', {})).drawing?.loanSeq).toBe(loanSeq);
    await bank.console.advanceDays(1);
    await bank.console.advanceMinutes(1);
    expect(await person.must('qryLoanStep', {})).toEqual({ drawing: null });
    expect((await person.refused('loanStep', { loanSeq, step: 'front' })).code).toBe(
      paymentRefusals.drawingEnded,
    );
  });

  it('records each node once, with its last time', async () => {
    const loanSeq = await open(person);
    for (const node of ['front', 'front', 'signed'] as const) {
      await person.must('saveCustZyProcessLog', { loanSeq, node });
    }
    const rows = await bank.db.query<{ node: string }>(
      'select node from process_logs where loan_seq = $1 order by node',
      [loanSeq],
    );
    expect(rows.map(({ node }) => node)).toEqual(['front', 'signed']);
  });

  it.each([
    ['loanStep', { step: 'front' }],
    ['saveCustZyProcessLog', { node: 'front' }],
    ['dataFill', {}],
    ['saveApplyLoanAddress', SAVED],
  ] as const)('%s of another customer’s drawing is refused and changes nothing', async (name, rest) => {
    const loanSeq = await open(person);
    other ??= await bank.credited();
    // The schemas differ; the refusal is the same.
    const request = { loanSeq, ...rest } as unknown as Request<'loanStep'>;
    expect((await other.refused(name as 'loanStep', request)).code).toBe(paymentRefusals.drawingEnded);
    expect((await person.must('qryLoanStep', {})).drawing?.loanSeq).toBe(loanSeq);
    expect((await person.must('dataFill', { loanSeq })).address).toBeNull();
  });
});

describe('products', () => {
  afterEach(() => bank.console.decide(person.phone, { products: 'loan' }));

  it('are one without a choice, unless the console offers more', async () => {
    const loanTypes = async () =>
      (await person.must('queryCustQuota', {})).products.map(({ loanType }) => loanType);
    expect(await loanTypes()).toEqual(['YQDC001']);
    await bank.console.decide(person.phone, { products: 'both' });
    expect(await loanTypes()).toEqual(['YQDC001', 'JDXD']);
  });

  it('have their own terms and methods', async () => {
    await bank.console.decide(person.phone, { products: 'both' });
    const trial = { amount: '12000.00', term: 24, method: 'equal-instalment' } as const;
    await person.must('loanUseTrial', { ...trial, loanType: 'YQDC001' });
    expect((await person.refused('loanUseTrial', { ...trial, loanType: 'JDXD' })).code).toBe(
      loanRefusals.planUnknown,
    );
    expect(
      (await person.refused('loanUseTrial', { ...trial, term: 12, method: 'bullet', loanType: 'JDXD' })).code,
    ).toBe(loanRefusals.planUnknown);
  });

  it.each(['JDXD', 'XQD001', '__proto__'])('%s is refused where it is not offered', async (loanType) => {
    const trial = { amount: '12000.00', term: 12, method: 'equal-instalment' } as const;
    expect((await person.refused('loanUseTrial', { ...trial, loanType })).code).toBe(
      loanRefusals.planUnknown,
    );
  });
});

describe('the address of a drawing', () => {
  const shopper = () => bank.console.decide(person.phone, { products: 'goods' });

  it('is asked for by the product for goods only', async () => {
    await shopper();
    const goods = await open(person);
    expect(await person.must('dataFill', { loanSeq: goods })).toEqual({ isShowAddress: 'Y', address: null });
    await bank.console.decide(person.phone, { products: 'loan' });
    const loan = await open(person);
    expect(await person.must('dataFill', { loanSeq: loan })).toEqual({ isShowAddress: 'N', address: null });
  });

  it('must be there before anything is signed, and may be changed', async () => {
    await shopper();
    const loanSeq = await open(person);
    expect(await sign(person, loanSeq)).toMatchObject({ code: loanRefusals.addressMissing });
    await person.must('saveApplyLoanAddress', { loanSeq, ...SAVED });
    await person.must('saveApplyLoanAddress', { loanSeq, ...SAVED, detail: '样本路1号3单元' });
    expect(await person.must('dataFill', { loanSeq })).toEqual({
      isShowAddress: 'N',
      address: {
        ...SAVED,
        regionCodes: REGION,
        detail: '样本路1号3单元',
        region: '云南省 昆明市 五华区',
      },
    });
    expect(await sign(person, loanSeq)).toHaveProperty('signSeq');
  });

  it('of the last drawing fills the next one, which still needs its own', async () => {
    await shopper();
    await person.must('saveApplyLoanAddress', { loanSeq: await open(person), ...SAVED });
    const next = await open(person);
    const fill = await person.must('dataFill', { loanSeq: next });
    expect(fill).toMatchObject({ isShowAddress: 'Y', address: { detail: SAVED.detail } });
    expect(await sign(person, next)).toMatchObject({ code: loanRefusals.addressMissing });
  });

  it.each([
    ['of a city that has districts', ['530000', '530100']],
    ['of a district of another city', ['530000', '530100', '110105']],
    ['of nowhere', [generalRefusals.broken, generalRefusals.broken]],
    ['below the last level', ['440000', '441900', '441901']],
  ])('%s is refused', async (_what, regionCodes) => {
    await shopper();
    const loanSeq = await open(person);
    const refused = await person.refused('saveApplyLoanAddress', { loanSeq, ...SAVED, regionCodes });
    expect(refused.code).toBe(addressRefusals.regionUnknown);
  });

  it.each([
    ['no detail', { detail: ' ' }],
    ['a long detail', { detail: '样'.repeat(81) }],
    ['one region', { regionCodes: ['530000'] }],
  ])('with %s is refused', async (_what, changed) => {
    await shopper();
    const loanSeq = await open(person);
    const refused = await person.refused('saveApplyLoanAddress', { loanSeq, ...SAVED, ...changed });
    expect(refused.code).toBe(generalRefusals.incomplete);
  });
});

describe('places', () => {
  it('are found by a part of their name, street or region', async () => {
    const names = async (keyword: string) =>
      (await person.must('queryPlaces', { keyword })).list.map(({ name }) => name);
    expect(await names('大学城')).toEqual(['呈贡样本大学城']);
    expect(await names('盘龙区')).toEqual(['盘龙样本花园']);
    expect(await names('没有这个地方')).toEqual([]);
  });

  it('are in regions that an address may have', async () => {
    await bank.console.decide(person.phone, { products: 'goods' });
    const loanSeq = await open(person);
    const { list } = await person.must('queryPlaces', { keyword: '样本' });
    expect(list.length).toBeGreaterThan(5);
    for (const { regionCodes, name } of list) {
      await person.must('saveApplyLoanAddress', { loanSeq, regionCodes, detail: '样本路1号', place: name });
    }
  });
});
