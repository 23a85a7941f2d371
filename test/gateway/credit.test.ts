import { creditRefusals } from '@/contract/credit';
import { creditEntry } from '@/domain/credit/creditEntry';
import { addDays, addMonths } from '@/domain/dates/civil';
import { randomUUID } from 'node:crypto';
import { startGateway, type Bank, type TestPerson } from './harness';
import { confirmBack, confirmFront, consent, goodContacts, phones, walkFaceCheck } from './steps';

let bank: Bank;
const phone = phones();
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const submission = () => ({ publish: 'H5', step: 'appl', requestNo: randomUUID() }) as const;
const state = (person: TestPerson) =>
  person.must('queryCreditState', { loanType: 'YQDC001', nodes: '2,3,4,5,6' });
const nodes = async (person: TestPerson) =>
  (await person.must('queryCreditConf', { publish: 'H5', step: 'appl' })).creditGrantingProcess;
const open = async (person: TestPerson) =>
  (await nodes(person)).filter(({ pageComplete }) => pageComplete === 'N').map(({ pageName }) => pageName);

async function passFace(person: TestPerson): Promise<void> {
  await consent(person, 'face');
  const bizToken = await walkFaceCheck(person, 'passed');
  await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' });
}

async function decided(credit: 'approve' | 'deny' | 'hold'): Promise<TestPerson> {
  const person = await bank.register(phone());
  await bank.console.decide(person.phone, { credit });
  await person.apply();
  return person;
}

describe('the configured flow', () => {
  it('has its steps in order, with their pages and percentages', async () => {
    const person = await bank.register(phone());
    expect(await nodes(person)).toEqual([
      {
        pageName: 'ocr',
        pageComplete: 'N',
        pageRoute: '/pages/creditV2/view/ocr/ocrTab',
        processPercent: 0,
      },
      {
        pageName: 'face',
        pageComplete: 'N',
        pageRoute: '/pages/creditV2/view/face/faceStart',
        processPercent: 20,
      },
      {
        pageName: 'contact',
        pageComplete: 'N',
        pageRoute: '/pages/creditV2/view/addContacts',
        processPercent: 40,
      },
      {
        pageName: 'bankCard',
        pageComplete: 'N',
        pageRoute: '/pages/creditV2/view/bindCard',
        processPercent: 60,
      },
      { pageName: 'password', pageComplete: 'N', pageRoute: '/pages/setpwd/setPwdPage', processPercent: 80 },
    ]);
  });

  it('resumes where it was left, after a new login too, and submits only when every step is done', async () => {
    const person = await bank.register(phone());
    const refused = async () => (await person.refused('creditSubmit', submission())).code;
    await confirmFront(person);
    expect(await open(person)).toContain('ocr');
    await confirmBack(person);
    expect(await open(person)).toEqual(['face', 'contact', 'bankCard', 'password']);
    expect(await refused()).toBe(creditRefusals.stepsMissing);
    await passFace(person);
    await bank.console.advanceMinutes(1);
    await person.register();
    expect(await open(person)).toEqual(['contact', 'bankCard', 'password']);
    await person.must('saveUserInfo', { phase: '01', ...goodContacts(person) });
    expect(await open(person)).toContain('contact');
    await person.must('companyAndOccuUpdate', {
      platform: '1-1-8',
      phase: '01',
      version: '2.2.6',
      occupation: '教师',
    });
    expect(await open(person)).toEqual(['bankCard', 'password']);
    await person.must('passwordSet', { password: person.facts.tradePassword });
    expect(await open(person)).toEqual(['bankCard']);
    expect(await refused()).toBe(creditRefusals.stepsMissing);
    await person.fillApplication();
    expect((await person.must('creditSubmit', submission())).state).toBe('approved');
  });

  it('asks for the ID card again when it expires before the submit', async () => {
    const person = await bank.register(phone());
    const { today } = await person.must('queryProdSts', { productType: 'YQDC001' });
    await confirmFront(person);
    await confirmBack(person, '2016-01-01', addDays(today, 3));
    expect(await state(person)).toMatchObject({ idcardValidity: '1' });
    expect(await open(person)).not.toContain('ocr');
    await bank.console.advanceDays(4);
    expect(await open(person)).toContain('ocr');
    const late = await state(person);
    expect(late.idcardValidity).toBe('2');
    expect(creditEntry(late)).toBe('blocked');
  });
});

describe('an approved application', () => {
  it('opens a line for one year and gives the welcome coupon', async () => {
    const person = await decided('approve');
    const { today } = await person.must('queryProdSts', { productType: 'YQDC001' });
    expect(await person.must('creditStatus', {})).toEqual({
      state: 'approved',
      total: '50000.00',
      annualRate: '0.1440',
      validTo: addMonths(today, 12),
      retryDate: null,
      reason: '',
    });
    const { list } = await person.must('queryCoupon', { state: 'available' });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ value: '50.00', minAmount: '1000.00', expiresOn: addDays(today, 30) });
    const again = await person.refused('creditSubmit', submission());
    expect(again.code).toBe(creditRefusals.lineLives);
    expect(creditEntry(await state(person))).toBe('unqualified');
  });

  it('answers a repeated request number with the first answer', async () => {
    const person = await bank.register(phone());
    await person.fillApplication();
    const request = submission();
    const answers = await Promise.all([1, 2, 3].map(() => person.must('creditSubmit', request)));
    expect(new Set(answers.map(({ applySeq }) => applySeq)).size).toBe(1);
  });
});

describe('an application under review', () => {
  it('cannot be entered again, and follows the decision when it comes', async () => {
    const person = await decided('hold');
    expect(await person.must('creditStatus', {})).toMatchObject({
      state: 'reviewing',
      total: '0.00',
      validTo: null,
    });
    expect(creditEntry(await state(person))).toBe('unqualified');
    expect((await person.refused('creditSubmit', submission())).code).toBe(creditRefusals.underReview);
    await bank.console.decide(person.phone, { credit: 'approve' });
    expect(await person.must('creditStatus', {})).toMatchObject({ state: 'approved', total: '50000.00' });
  });
});

describe('a denied application', () => {
  it('says why and from when to apply again, and opens on that day with a new face check', async () => {
    const person = await decided('deny');
    const { today } = await person.must('queryProdSts', { productType: 'YQDC001' });
    const retryDate = addDays(today, 30);
    const answer = await person.must('creditStatus', {});
    expect(answer).toMatchObject({ state: 'denied', retryDate, total: '0.00' });
    expect(answer.reason).toContain('未通过');
    expect(await state(person)).toMatchObject({ creditSts: '00000', limitUseRefDisTime: '1' });
    expect((await person.refused('creditSubmit', submission())).code).toBe(creditRefusals.retryLater);
    await bank.console.advanceDays(29);
    expect((await person.refused('creditSubmit', submission())).code).toBe(creditRefusals.retryLater);
    await bank.console.advanceDays(1);
    expect(creditEntry(await state(person))).toBe('enter');
    expect(await open(person)).toEqual(['face']);
    expect((await person.refused('creditSubmit', submission())).code).toBe(creditRefusals.stepsMissing);
    await passFace(person);
    await bank.console.decide(person.phone, { credit: 'approve' });
    expect((await person.must('creditSubmit', submission())).state).toBe('approved');
  });
});

describe('an expired quota', () => {
  it('can be applied for again: valid steps are kept, the face check is repeated', async () => {
    const person = await decided('approve');
    expect((await person.refused('reApply', {})).code).toBe(creditRefusals.lineStillGood);
    await bank.console.advanceOverYear();
    await person.register();
    const expired = await state(person);
    expect(expired.creditSts).toBe('00004');
    expect(creditEntry(expired)).toBe('reapply');
    expect(await person.must('queryProdSts', { productType: 'YQDC001' })).toMatchObject({
      userStatus: 'cerditName',
      processPercent: 80,
    });
    await person.must('reApply', {});
    await person.must('reApply', {});
    expect((await state(person)).creditSts).toBe('00000');
    expect(await person.must('creditStatus', {})).toMatchObject({ state: 'none', total: '0.00' });
    expect(await open(person)).toEqual(['face']);
    await person.apply();
    expect(await person.must('creditStatus', {})).toMatchObject({ state: 'approved', total: '50000.00' });
    const [expiredCoupons, fresh] = [
      await person.must('queryCoupon', { state: 'expired' }),
      await person.must('queryCoupon', { state: 'available' }),
    ];
    expect([expiredCoupons.list.length, fresh.list.length]).toEqual([1, 0]);
  });

  it('cannot be applied for again by a person who never had one', async () => {
    const person = await bank.register(phone());
    expect((await person.refused('reApply', {})).code).toBe(creditRefusals.nothingToReapply);
  });
});

describe('the credit state', () => {
  const set = (person: TestPerson, column: 'recall_status' | 'whitelisted', value: string | boolean) =>
    bank.db.query(`update customers set ${column} = $2 where phone = $1`, [person.phone, value]);

  it.each(['2', '3'])(
    'blocks a person who recalled the authorisation (recallStatus %s), at the submit too',
    async (recall) => {
      const person = await bank.register(phone());
      await person.fillApplication();
      await set(person, 'recall_status', recall);
      expect(await state(person)).toMatchObject({ creditSts: '00000', recallStatus: recall });
      expect(await person.refused('creditSubmit', submission())).toEqual({
        code: creditRefusals.creditBlocked,
        desc: '您已撤回授权，重新授权后才能申请额度，请到设置里的授权管理办理',
      });
    },
  );

  it('sends a whitelisted person to the authorisation once', async () => {
    const person = await bank.register(phone());
    await set(person, 'whitelisted', true);
    const listed = await state(person);
    expect(listed).toMatchObject({ inZdList: '1', zdIdcardValidity: '1', idcardValidity: '' });
    expect(creditEntry(listed)).toBe('authorize');
    await consent(person, 'credit');
    expect(creditEntry(await state(person))).toBe('enter');
  });

  it('lets a new person in', async () => {
    const person = await bank.register(phone());
    expect(await state(person)).toEqual({
      creditSts: '00000',
      recallStatus: '0',
      limitUseRefDisTime: '0',
      idcardValidity: '',
      inZdList: '0',
      zdIdcardValidity: '0',
    });
  });
});
