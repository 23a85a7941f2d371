import { loanRefusals } from '@/contract/loan';
import { prepareDrawing, prepareRepayment } from '../../../gateway/console/person';
import { addCoupon } from '../../../gateway/queries/coupons';
import { customerByPhone } from '../../../gateway/queries/customers';
import { startMemoryBank } from '../bank/memoryBank';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { stubEnv, unstubAllEnvs } from '../../stubs';

/** A drawing that the person wants stopped: the bank decides, and its decision is booked once, whatever comes first. */

const WISH = { amount: '12000.00', term: 3, method: 'bullet' } as const;

let gateway: Bank;
let bank: Awaited<ReturnType<typeof startMemoryBank>>;
let person: TestPerson;
beforeAll(async () => {
  [gateway, bank] = await Promise.all([startGateway({ people: true }), startMemoryBank()]);
});
beforeEach(async () => {
  stubEnv('PROVIDER_BANK_TIMEOUT_MS', '300');
  person = await gateway.credited();
  stubEnv('PROVIDER_BANK_URL', bank.url);
});
afterEach(() => {
  bank.be('pay');
  unstubAllEnvs();
});
afterAll(() => Promise.all([gateway.close(), bank.close()]));

const entries = async () => (await gateway.console.ledger()).entries;
const available = async () => (await person.must('queryCustQuota', {})).available;
const last = () => bank.orders()[bank.orders().length - 1];

async function drawWhile(mood: Parameters<typeof bank.be>[0]): Promise<string> {
  bank.be(mood);
  const { loanNo } = await person.draw(WISH);
  return loanNo;
}

/** What no stopped drawing may leave behind: an entry, a used limit, a second chance for the bank to pay. */
async function expectStopped(loanNo: string, before: { entries: number; available: string }): Promise<void> {
  expect(await person.must('queryLoaning', { loanNo })).toMatchObject({
    state: 'failed',
    stopAsked: 'Y',
    decline: 'stopped',
    coolingOffDaysLeft: null,
  });
  expect({ entries: await entries(), available: await available() }).toEqual(before);
  bank.be('pay');
  const order = last();
  const late = await fetch(`${bank.url}/disburse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderNo: order?.orderNo, amount: order?.amount }),
  });
  expect(await late.json()).toMatchObject({ result: 'declined', reason: 'stopped' });
  expect(await entries()).toBe(before.entries);
}

const state = async () => ({ entries: await entries(), available: await available() });

describe('a drawing that the bank has not paid out', () => {
  it('is stopped, and stays stopped however often the person asks', async () => {
    const before = await state();
    const loanNo = await drawWhile('hold');
    expect(await available()).not.toBe(before.available);
    const [first, second] = await Promise.all([
      person.must('stopLoan', { loanNo }),
      person.must('stopLoan', { loanNo }),
    ]);
    expect([first.state, second.state]).toEqual(['failed', 'failed']);
    expect(await person.must('stopLoan', { loanNo })).toMatchObject({ state: 'failed', decline: 'stopped' });
    await expectStopped(loanNo, before);
    const titles = (await person.must('personalNotices', {})).list.map(({ title }) => title);
    expect(titles.filter((title) => title === '已停止放款')).toHaveLength(1);
  });

  it('gives its coupon back', async () => {
    const customer = await customerByPhone(gateway.db, person.phone);
    const today = (await person.must('queryCustQuota', {})).today ?? '';
    await addCoupon(gateway.db, customer?.id ?? 0, {
      coupon_id: 'C-STOP',
      name: '利息券',
      value: 3000,
      min_amount: 0,
      expires_on: today,
      rule: '',
    });
    bank.be('hold');
    const { loanNo } = await person.draw({ ...WISH, couponId: 'C-STOP' });
    expect((await person.must('queryCoupon', { state: 'used' })).list).toHaveLength(1);
    expect(await person.must('stopLoan', { loanNo })).toMatchObject({
      state: 'failed',
      couponName: '利息券',
    });
    const free = (await person.must('queryCoupon', { state: 'available' })).list;
    expect(free.map(({ couponId }) => couponId)).toContain('C-STOP');
  });

  it('is cancelled in advance if the order never arrived, and is not paid when it arrives late', async () => {
    const before = await state();
    stubEnv('PROVIDER_BANK_URL', 'http://127.0.0.1:9');
    const { loanNo } = await person.draw(WISH);
    stubEnv('PROVIDER_BANK_URL', bank.url);
    bank.be('hold');
    expect(await person.must('stopLoan', { loanNo })).toMatchObject({ state: 'failed' });
    expect(last()).toMatchObject({ times: 0, result: 'stopped' });
    await expectStopped(loanNo, before);
  });
});

describe('a drawing that the bank has paid out', () => {
  it('stands, is booked once, and can be given back without interest', async () => {
    const booked = await entries();
    const loanNo = await drawWhile('silent');
    expect(await person.must('queryLoaning', { loanNo })).toMatchObject({ state: 'processing' });
    bank.be('hold');
    const answers = await Promise.all([
      person.must('stopLoan', { loanNo }),
      person.must('queryLoaning', { loanNo }),
      person.must('stopLoan', { loanNo }),
    ]);
    expect(answers.map((answer) => answer.state)).toEqual(['paid', 'paid', 'paid']);
    expect(answers[0]).toMatchObject({ stopAsked: 'Y', coolingOffDaysLeft: 30, decline: '' });
    expect(await entries()).toBe(booked + 1);
    bank.be('pay');
    const request = await prepareRepayment(person, loanNo, 'coolingOff');
    expect(await person.must('doRepayAfterTrial', request)).toMatchObject({ state: 'paid' });
  });

  it('is not touched by a late request to stop', async () => {
    const loanNo = await drawWhile('pay');
    const booked = await entries();
    expect(await person.must('stopLoan', { loanNo })).toMatchObject({ state: 'paid', stopAsked: 'N' });
    expect(await entries()).toBe(booked);
  });
});

describe('a bank that does not answer the request to stop', () => {
  it.each([
    ['hold', 'failed'],
    ['pay', 'paid'],
  ] as const)('leaves the result open until it does: %s, %s', async (mood, end) => {
    const booked = await entries();
    const loanNo = await drawWhile('deaf');
    expect(await person.must('stopLoan', { loanNo })).toMatchObject({ state: 'processing', stopAsked: 'Y' });
    const { cardId } = (await person.must('queryBankList', {})).list[0] ?? { cardId: '' };
    const another = { ...WISH, purpose: 'daily' as const, cardId };
    expect((await person.refused('addPvpLoanInfo', another)).code).toBe(loanRefusals.drawingOpen);
    if (mood === 'pay') await payAtTheBank();
    bank.be('hold');
    expect(await person.must('queryLoaning', { loanNo })).toMatchObject({ state: end });
    expect(await entries()).toBe(booked + (end === 'paid' ? 1 : 0));
    expect(last()?.times).toBe(1);
  });
});

/** The bank pays while the gateway does not look. */
async function payAtTheBank(): Promise<void> {
  bank.be('pay');
  await fetch(`${bank.url}/order-result`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderNo: last()?.orderNo }),
  });
}

describe('a request to stop', () => {
  it('is still carried out after the process died before it asked the bank', async () => {
    const before = await state();
    const loanNo = await drawWhile('hold');
    await gateway.db.query('update orders set stop_asked_at = now() where ref = $1', [loanNo]);
    expect(await person.must('queryLoaning', { loanNo })).toMatchObject({ state: 'failed' });
    await expectStopped(loanNo, before);
  });

  it("is refused for another person's drawing, and changes nothing", async () => {
    const loanNo = await drawWhile('hold');
    const other = await gateway.credited();
    expect((await other.refused('stopLoan', { loanNo })).code).toBe(loanRefusals.drawingUnknown);
    expect((await other.refused('queryLoaning', { loanNo })).code).toBe(loanRefusals.drawingUnknown);
    expect(await person.must('queryLoaning', { loanNo })).toMatchObject({
      state: 'processing',
      stopAsked: 'N',
    });
  });

  it('frees the person for another drawing', async () => {
    const loanNo = await drawWhile('hold');
    await person.must('stopLoan', { loanNo });
    bank.be('pay');
    const request = await prepareDrawing(person, WISH);
    expect(await person.must('limitUseLoan', request)).toMatchObject({ state: 'paid' });
  });
});
