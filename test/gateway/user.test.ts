import { userRefusals } from '@/contract/user';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { randomUUID } from 'node:crypto';
import { startGateway, type Bank, type TestPerson } from './harness';
import { confirmFront, goodContacts, phones } from './steps';

let bank: Bank;
const phone = phones();
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const status = (person: TestPerson) => person.must('queryProdSts', { productType: 'YQDC001' });
const submit = { publish: 'H5', step: 'appl' } as const;

describe('the product status', () => {
  it('is a new user until a step was begun, then says how much is done', async () => {
    const person = await bank.register(phone());
    expect(await status(person)).toMatchObject({
      userStatus: 'newUser',
      custName: '',
      sex: '',
      total: '0.00',
      available: '0.00',
      processPercent: 0,
      today: civilDateAt((await bank.console.now()).getTime()),
    });
    await confirmFront(person);
    const sex = Number(person.facts.idNo[16]) % 2 === 1 ? 'M' : 'F';
    const { name } = person.facts;
    expect(await status(person)).toMatchObject({
      userStatus: 'cerditName',
      custName: name,
      sex,
      processPercent: 0,
    });
    await person.fillApplication();
    expect(await status(person)).toMatchObject({ userStatus: 'cerditName', processPercent: 100 });
  });

  it('waits for the review, and follows the decision once there is one', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { credit: 'hold' });
    await person.apply();
    expect((await status(person)).userStatus).toBe('creditReview');
    await bank.console.decide(person.phone, { credit: 'approve' });
    expect(await status(person)).toMatchObject({
      userStatus: 'creditPass',
      total: '50000.00',
      available: '50000.00',
      annualRate: '0.1440',
      processPercent: 0,
    });
  });

  it('tells a denied person when to come back', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { credit: 'deny' });
    await person.apply();
    const answer = await status(person);
    expect(answer).toMatchObject({
      userStatus: 'creditDenied',
      retryDate: addDays(answer.today, 30),
      total: '0.00',
    });
  });

  it('goes from the drawing in progress over the cooling-off period to overdue', async () => {
    const person = await bank.credited();
    await bank.console.decide(person.phone, { disburse: 'hold' });
    await person.draw({ amount: '12000.00' });
    expect(await status(person)).toMatchObject({
      userStatus: 'loanReview',
      available: '38000.00',
      coolingOffDaysLeft: null,
    });
    await bank.console.decide(person.phone, { disburse: 'pay' });
    expect(await status(person)).toMatchObject({
      userStatus: 'creditRepay',
      available: '38000.00',
      coolingOffDaysLeft: 30,
      overdueDays: 0,
    });
    await bank.console.advanceDays(40);
    const late = await status(person);
    expect(late).toMatchObject({ userStatus: 'creditRepay', coolingOffDaysLeft: null });
    const { due } = await person.must('queryPendingRepayment', {});
    expect(late.overdueDays).toBeGreaterThan(8);
    expect(late.overdueDays).toBe(due?.overdueDays);
  });

  it('is back to a free quota after the last repayment', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw();
    await person.repay(loanNo, 'coolingOff');
    expect(await status(person)).toMatchObject({
      userStatus: 'creditPass',
      available: '50000.00',
      coolingOffDaysLeft: null,
    });
  });

  it('still asks a borrower to repay when the quota has expired in the meantime', async () => {
    const person = await bank.credited();
    await person.draw();
    await bank.console.advanceOverYear();
    await person.register();
    expect(await status(person)).toMatchObject({
      userStatus: 'creditRepay',
      available: '0.00',
      total: '50000.00',
    });
  });
});

describe('contacts', () => {
  const general = { name: '赵清和', phone: '13600000001', relation: 'friend' } as const;
  const emergency = { name: '钱望舒', phone: '13600000002', relation: 'parent' } as const;

  it.each([
    ['no emergency contact', [general], [], '联系人信息：请填写姓名'],
    ['no general contact', [], [emergency], '联系人信息：请填写姓名'],
    [
      'one phone for two',
      [general],
      [{ ...emergency, phone: general.phone }],
      '联系人信息：这个手机号已经填过，请换一位联系人',
    ],
    ['a name that is none', [{ ...general, name: 'Zhao' }], [emergency], '联系人信息：姓名应为2到30个汉字'],
  ])('refuses %s', async (_what, generals, emergencies, desc) => {
    const person = await bank.register(phone());
    const request = { phase: '01', general: generals, emergency: emergencies } as const;
    expect(await person.refused('saveUserInfo', request)).toEqual({ code: userRefusals.contactWrong, desc });
  });

  it("refuses the person's own phone", async () => {
    const person = await bank.register(phone());
    const own = { ...general, phone: person.phone };
    const refused = await person.refused('saveUserInfo', {
      phase: '01',
      general: [own],
      emergency: [emergency],
    });
    expect(refused).toEqual({ code: userRefusals.contactWrong, desc: '联系人信息：不能填您本人的手机号' });
  });

  it('stores the last ones given, names without spaces', async () => {
    const person = await bank.register(phone());
    await person.must('saveUserInfo', { phase: '01', ...goodContacts(person) });
    const spaced = { ...general, name: '买买提 • 艾力' };
    await person.must('saveUserInfo', { phase: '04', general: [spaced], emergency: [emergency] });
    const kept = await bank.db.query(
      'select kind, x.name, x.phone, relation from contacts x join customers c on c.id = customer_id where c.phone = $1 order by kind',
      [person.phone],
    );
    expect(kept).toEqual([
      { kind: 'emergency', ...emergency },
      { kind: 'general', ...general, name: '买买提·艾力' },
    ]);
  });

  it('are asked for again at a drawing while they or the password are missing', async () => {
    const person = await bank.register(phone());
    const missing = () => person.must('qryPhaseElementsDisplay', { phase: '04' });
    expect(await missing()).toEqual({ isShowPersonInfo: 'Y', isShowPwd: 'Y' });
    await person.fillApplication();
    expect(await missing()).toEqual({ isShowPersonInfo: 'N', isShowPwd: 'N' });
  });
});

describe('occupation and company', () => {
  const update = { platform: '1-1-8', phase: '01', version: '2.2.6' } as const;

  it('keeps the fields that are not sent', async () => {
    const person = await bank.register(phone());
    await person.must('companyAndOccuUpdate', { ...update, occupation: '教师', company: '云岭中学' });
    await person.must('companyAndOccuUpdate', { ...update, company: '' });
    const [row] = await bank.db.query('select occupation, company from customers where phone = $1', [
      person.phone,
    ]);
    expect(row).toEqual({ occupation: '教师', company: '' });
  });

  it('refuses markup that only a browser would interpret', async () => {
    const person = await bank.register(phone());
    const refused = await person.refused('companyAndOccuUpdate', {
      ...update,
      company: '<img src=x onerror=alert(1)>',
    });
    expect(refused.desc).toBe('SPECIAL_CHARACTERS');
  });
});

describe('small answers', () => {
  it('says whether the person is on the whitelist', async () => {
    const person = await bank.register(phone());
    expect(await person.must('queryZdList', {})).toEqual({ inZdList: '0' });
    await bank.db.query('update customers set whitelisted = true where phone = $1', [person.phone]);
    expect(await person.must('queryZdList', {})).toEqual({ inZdList: '1' });
  });

  it('offers a range of rates without a session, up to the ceiling', async () => {
    const visitor = bank.person(phone());
    expect(await visitor.must('rateRange', { platefrom: '1-1-8' })).toEqual({
      isShow: 'Y',
      min: '7.20',
      max: '24.00',
    });
  });

  it('shows number and phone masked only', async () => {
    // After the jumps of the clock above, sessions from before have ended.
    const person = await bank.person(phone()).becomeCredited();
    const info = await person.must('getUserInfoByPhone', { stageType: '1' });
    expect(info).toMatchObject({ isCredit: 'Y', isLoan: 'N', custName: person.facts.name });
    expect(info.idNo).toMatch(/^\d\*{16}[\dX]$/);
    expect(JSON.stringify(info)).not.toContain(person.phone);
  });

  it('submits nothing twice for one request number', async () => {
    const person = await bank.register(phone());
    await person.fillApplication();
    const request = { ...submit, requestNo: randomUUID() };
    const [first, again] = [
      await person.must('creditSubmit', request),
      await person.must('creditSubmit', request),
    ];
    expect(again).toEqual(first);
  });
});
