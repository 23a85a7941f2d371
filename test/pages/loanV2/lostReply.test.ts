import { generalRefusals } from '@/contract/refusals';
import { routes } from '@/navigation';
import { loanDraft } from '@/pages/loanV2/parts/loanDraft';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { LoanSuccessModel } from '@/pages/loanV2/view/loanSucccessPage.model';
import { VerifyPasswordModel } from '@/pages/loanV2/view/verifyPasswordPage.model';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { soon } from '../../soon';
import { signed } from './flow';
import { pickUp, startApp } from '../../app/phone';

const LIMIT_USE_LOAN = '/loan/limitUseLoan';
let bank: Bank;
let person: TestPerson;
let open: LoanSuccessModel[] = [];
/** Loans that the person had before the test. */
let before = 0;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.console.decide(person.phone, { disburse: 'pay' });
  await pickUp(person);
  before = (await loans()).length;
});
afterEach(async () => {
  for (const page of open) page.dispose();
  open = [];
  await bank.console.clearFaults();
});

const top = () => host.addresses[host.addresses.length - 1] ?? '';
const loans = async () =>
  (await bank.console.customer<{ loans: { amount: string; state: string }[] }>(person.phone)).loans;

/** The page that a drawing led to, with its own address. */
async function resultPage(): Promise<LoanSuccessModel> {
  const [path, query = ''] = top().split('?');
  expect(path).toBe(routes.loanSuccess.path);
  const page = new LoanSuccessModel(new Map(new URLSearchParams(query)));
  open.push(page);
  await page.load();
  return page;
}

async function drawWith(fault: string, value?: string): Promise<void> {
  const pad = await signed('1000');
  await bank.console.faults([{ path: LIMIT_USE_LOAN, fault, ...(value === undefined ? {} : { value }) }]);
  await pad.pad.submit(person.facts.tradePassword);
}

describe('a lost reply', () => {
  it('leads to the result page, which finds the payment, once', async () => {
    await drawWith('dropReply');
    const page = await resultPage();
    expect(page.state).toBe('paid');
    expect(await loans()).toHaveLength(before + 1);
    expect(drafts.get('loan').requestNo).toBe('');
    expect(await bank.console.ledger()).toMatchObject({ balanced: true });
  });

  it('is being confirmed while no answer comes', async () => {
    await drawWith('dropReply');
    await bank.console.faults([{ path: '/loan/paymentResult', fault: 'drop' }]);
    const page = await resultPage();
    expect([page.state, page.poll.unanswered]).toEqual(['checking', true]);
    expect(drafts.get('loan').sent).toBe(true);
    await page.askNow();
    expect(page.state).toBe('paid');
  });

  it('is being confirmed while the gateway says that the number is busy: nothing of money that did not move', async () => {
    await drawWith('dropReply');
    const busy = `${generalRefusals.busy}:现在办理的人较多，请稍后再试`;
    await bank.console.faults([{ path: '/loan/paymentResult', fault: 'returnCode', value: busy }]);
    const page = await resultPage();
    expect(page.state).toBe('checking');
    expect(drafts.get('loan').sent).toBe(true);
    await bank.console.clearFaults();
    await page.askNow();
    expect(page.state).toBe('paid');
  });

  it('does not take with it what another window has gone on with in the meantime', async () => {
    await drawWith('dropReply');
    await bank.console.faults([{ path: '/loan/paymentResult', fault: 'drop' }]);
    const page = await resultPage();
    // Opened before the drawing went out, so it does not ask what became of it.
    const other = new LoanModel(new Map());
    other.loan.typeAmount('900');
    loanDraft.goesOn(other.loan.entered);
    other.dispose();
    await page.askNow();
    expect(page.state).toBe('paid');
    expect(drafts.get('loan')).toMatchObject({ amount: '900.00', requestNo: '', sent: false });
  });

  it.each([
    ['the server broke down', `${generalRefusals.broken}:系统异常`],
    // The browser's own repeat is refused for its used rv, after the first request was done.
    ['the request was refused as a repetition', `${generalRefusals.illegal}:非法请求请注意`],
  ])('is in doubt when %s', async (_what, value) => {
    await drawWith('returnCode', value);
    expect((await resultPage()).state).toBe('checking');
  });

  it('that never arrived is reported as such, and is sent again under the same number', async () => {
    await drawWith('drop');
    const page = await resultPage();
    const { requestNo } = drafts.get('loan');
    for (let times = 2; times <= 5; times += 1) {
      expect(page.state).toBe('checking');
      await page.askNow();
    }
    expect([page.state, page.resendable]).toEqual(['never', true]);
    await page.sendAgain();
    const pad = new VerifyPasswordModel();
    await pad.load();
    expect(top()).toBe(routes.verifyPassword.path);
    await pad.pad.submit(person.facts.tradePassword);
    expect(top()).toBe(`${routes.loanSuccess.path}?requestNo=${requestNo}`);
    expect((await resultPage()).state).toBe('paid');
    expect(await loans()).toHaveLength(before + 1);
  });

  it('that was reported as never arrived and came late is shown before another drawing can begin', async () => {
    await drawWith('dropReply');
    const { requestNo } = drafts.get('loan');
    // The result page stopped asking about this drawing.
    drafts.keep('loan', { sent: false });
    host.reset(routes.home.path, routes.loan.path);
    const entry = new LoanModel(new Map());
    await entry.load();
    entry.dispose();
    expect(top()).toBe(`${routes.loanSuccess.path}?requestNo=${requestNo}`);
    expect((await resultPage()).state).toBe('paid');
    expect(await loans()).toHaveLength(before + 1);
  });

  it('blocks any other drawing, and every page of the flow leads to the result', async () => {
    await drawWith('drop');
    const { requestNo } = drafts.get('loan');
    for (const page of [new LoanModel(new Map()), new VerifyPasswordModel()]) {
      host.reset(routes.home.path, routes.loan.path);
      await page.load();
      expect(top()).toBe(`${routes.loanSuccess.path}?requestNo=${requestNo}`);
      page.dispose();
    }
  });
});

describe('a drawing that the bank delays', () => {
  it('is in progress until the bank pays', async () => {
    await bank.console.decide(person.phone, { disburse: 'hold' });
    await (await signed('1000')).pad.submit(person.facts.tradePassword);
    const page = await resultPage();
    expect(page.state).toBe('processing');
    await bank.console.decide(person.phone, { disburse: 'pay' });
    await page.askNow();
    // An automatic query may have run too early just before.
    await soon(() => expect(page.state).toBe('paid'));
  });

  it('that fails leaves the money where it was, and keeps the inputs for another try', async () => {
    await bank.console.decide(person.phone, { disburse: 'fail' });
    await (await signed('900')).pad.submit(person.facts.tradePassword);
    const page = await resultPage();
    expect(page.state).toBe('failed');
    expect(page.poll.answer?.reason).toContain('钱没有动');
    await page.tryAgain();
    expect(top()).toBe(`${routes.loan.path}?note=failed`);
    const again = new LoanModel(new Map([['note', 'failed']]));
    await again.load();
    expect(again.loan.amount.value).toBe('900');
    expect(drafts.get('loan')).toMatchObject({ loanSeq: '', signSeq: '', requestNo: '', sent: false });
    again.dispose();
  });

  it('that was paid in the meantime leaves a clean loan page', async () => {
    await bank.console.decide(person.phone, { disburse: 'hold' });
    await (await signed('1000')).pad.submit(person.facts.tradePassword);
    await bank.console.decide(person.phone, { disburse: 'pay' });
    host.reset(routes.home.path, routes.loan.path);
    const page = new LoanModel(new Map());
    await page.load();
    expect(page.loan.amount.value).toBe('');
    expect(top()).toBe(routes.loan.path);
    page.dispose();
  });
});
