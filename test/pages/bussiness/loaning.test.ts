import { routes } from '@/navigation';
import { prompt } from '@/platform/prompt';
import { LoanFailModel } from '@/pages/bussiness/loan_repay/loanFail.model';
import { LoaningModel } from '@/pages/bussiness/loan_repay/loaning.model';
import { FAILURES } from '@/pages/bussiness/loan_repay/parts/payoutTexts';
import { payoutOutcome } from '@/pages/bussiness/loan_repay/parts/payoutOutcome';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';

let bank: Bank;
let person: TestPerson;
let open: LoaningModel[] = [];

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
  await pickUp(person);
  Object.assign(prompt, { confirm: () => Promise.resolve(true) });
});
afterEach(async () => {
  for (const page of open) page.dispose();
  open = [];
  await bank.console.clearFaults();
});

const top = () => host.addresses[host.addresses.length - 1] ?? '';
const decide = (disburse: 'pay' | 'hold' | 'hang' | 'fail') =>
  bank.console.decide(person.phone, { disburse });

async function page(loanNo: string): Promise<LoaningModel> {
  const model = new LoaningModel(new Map([['loanNo', loanNo]]));
  open.push(model);
  await model.load();
  return model;
}

async function heldPage(): Promise<LoaningModel> {
  await decide('hold');
  return page((await person.draw()).loanNo);
}

describe('a drawing being paid out', () => {
  it('shows its progress, and what became of it after a refresh', async () => {
    const model = await heldPage();
    expect(model.payout.value?.state).toBe('processing');
    await decide('pay');
    await model.load();
    expect(model.payout.value).toMatchObject({ state: 'paid', coolingOffDaysLeft: 30, stopAsked: false });
    await model.openLoan();
    expect(top()).toBe(`${routes.iouDetails.path}?loanNo=${model.loanNo}`);
  });

  it('is stopped on request: the next page says that no money moved', async () => {
    const model = await heldPage();
    await model.stop();
    expect(top()).toBe(`${routes.loanFail.path}?loanNo=${model.loanNo}`);
    const failed = new LoanFailModel(new Map([['loanNo', model.loanNo]]));
    await failed.load();
    expect(failed.payout.value).toMatchObject({ state: 'failed', decline: 'stopped' });
    await failed.continue();
    expect(top()).toBe(routes.loan.path);
  });

  it('is not stopped by a person who thinks better of it', async () => {
    const model = await heldPage();
    Object.assign(prompt, { confirm: () => Promise.resolve(false) });
    await model.stop();
    await model.load();
    expect(model.payout.value).toMatchObject({ state: 'processing', stopAsked: false });
  });

  it('stands if the bank was first, and the person is told of the cooling-off period', async () => {
    const model = await heldPage();
    await decide('pay');
    await model.stop();
    const { value } = model.payout;
    expect(value).toMatchObject({ state: 'paid', stopAsked: true });
    expect(value && payoutOutcome(value).text).toContain('这笔借款成立');
    expect(value && payoutOutcome(value).text).toContain('冷静期还剩 30 天');
  });

  it('is 结果确认中 while the bank does not answer the request', async () => {
    await decide('hang');
    const model = await page((await person.draw()).loanNo);
    await model.stop();
    expect(model.payout.value?.state).toBe('stopping');
    expect(model.payout.value && payoutOutcome(model.payout.value).title).toBe('结果确认中');
    await decide('hold');
    await model.load();
    expect(top()).toBe(`${routes.loanFail.path}?loanNo=${model.loanNo}`);
  });

  it('whose request to stop lost its answer is looked at again', async () => {
    await decide('hang');
    const model = await page((await person.draw()).loanNo);
    await bank.console.faults([{ path: '/loan/stopLoan', fault: 'dropReply' }]);
    await model.stop();
    expect(model.payout.value).toMatchObject({ state: 'stopping', stopAsked: true });
  });
});

describe('a failed drawing', () => {
  it('says why, and leads to another card', async () => {
    await decide('fail');
    const { loanNo } = await person.draw();
    const model = new LoanFailModel(new Map([['loanNo', loanNo]]));
    await model.load();
    expect(model.payout.value).toMatchObject({ state: 'failed', decline: 'refused-by-bank' });
    await model.continue();
    expect(top()).toBe(`${routes.loan.path}?note=failed`);
  });

  it('of another person is not shown', async () => {
    await decide('fail');
    const { loanNo } = await person.draw();
    await pickUp(await bank.credited());
    const model = new LoanFailModel(new Map([['loanNo', loanNo]]));
    await model.load();
    expect(model.payout.failure?.message).toBe('没有找到这笔借款');
  });

  it('has no page without a valid number', async () => {
    const model = new LoanFailModel(new Map([['loanNo', '../x']]));
    await model.load();
    expect([model.loanNo, model.payout.state]).toEqual(['', 'loading']);
  });

  it.each(Object.entries(FAILURES))('%s: the words say that no money moved', (_code, { title, text }) => {
    expect(title).toContain('钱没有动');
    expect(text).toContain('额度已恢复');
  });
});
