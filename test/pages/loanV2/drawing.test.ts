import { LOAN_BLOCKS } from '@/contract/codes';
import { loanRefusals } from '@/contract/loan';
import { paymentRefusals } from '@/contract/flowRefusals';
import { routes } from '@/navigation';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { LoanFrontModel } from '@/pages/loanV2/view/loanFrontPage.model';
import { LoanSuccessModel } from '@/pages/loanV2/view/loanSucccessPage.model';
import { VerifyPasswordModel } from '@/pages/loanV2/view/verifyPasswordPage.model';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { consent, openDrawing, readAndSign, signed, ticked } from './flow';
import { pickUp, startApp, type Seen } from '../../app/phone';

let bank: Bank;
let seen: Seen;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  seen = startApp(bank);
  person = await bank.credited();
});
afterAll(() => bank.close());
beforeEach(async () => {
  await pickUp(person);
  seen.toasts.length = 0;
});
afterEach(() => bank.console.clearFaults());

const top = () => host.addresses[host.addresses.length - 1];
const loans = async (of = person) =>
  (await bank.console.customer<{ loans: { amount: string; state: string }[] }>(of.phone)).loans;
const result = (): LoanSuccessModel => new LoanSuccessModel(new Map(Object.entries(paramsOf(top()))));
const paramsOf = (address = ''): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''));

/** Another person on the phone, for a test that changes the person's state. */
async function another(): Promise<TestPerson> {
  const other = await bank.credited();
  await pickUp(other);
  return other;
}

describe('a drawing from the first figure to the money', () => {
  it('goes on only when the form is filled, and says what is missing', async () => {
    const page = new LoanModel(new Map());
    await page.load();
    await page.next();
    expect(page.errorOf('amount')).toBe('请输入借款金额');
    expect(page.errorOf('purpose')).toBe('请选择借款用途');
    expect(seen.toasts).toEqual([]);
    expect(host.moves).toEqual([]);
    page.dispose();
  });

  it('ticks no contract in advance, and opens the cost sheet only after each is ticked', async () => {
    await openDrawing();
    const front = new LoanFrontModel();
    await front.load();
    const ids = front.drawing.value?.contracts.map(({ templateId }) => templateId) ?? [];
    expect(ids.length).toBeGreaterThan(1);
    expect(ticked(front)).toEqual([]);
    front.form.fields.consents.of(ids[0] ?? '').type(true);
    front.confirm();
    expect(front.reading.opened).toBe(false);
    expect(front.form.fields.consents.of(ids[0] ?? '').error).toBe('');
    expect(front.form.fields.consents.of(ids[1] ?? '').error).toBe('请先阅读并勾选同意');
    // The error is at the consent, and the page leads there: nothing is said a second time.
    expect(front.form.fields.consents.wrong).toEqual({ id: ids[1] });
    expect(seen.toasts).toEqual([]);
  });

  it('shows each cost and its payee: the trial of the opened drawing, with its coupon', async () => {
    await openDrawing();
    const front = await consent();
    const drawing = front.drawing.value;
    expect(drawing?.plan).toMatchObject({ amount: 1_200_000, terms: 12, annualisedRate: '14.40' });
    expect(drawing?.plan.discount).toBeGreaterThan(0);
    expect(drawing?.costs.find(({ item }) => item === 'total')?.amount).toBe(drawing?.plan.totalRepay);
    expect(drawing?.card).toMatch(/^招商银行 储蓄卡 \(\d{4}\)$/);
    expect(drawing?.purpose).toBe('日常消费');
  });

  it('cannot be signed before the cost sheet was open for its required time', async () => {
    await openDrawing();
    const front = await consent();
    await readAndSign(front, 4);
    expect(drafts.get('loan').signSeq).toBe('');
    expect(top()).toBe(routes.loanFront.path);
  });

  it('is paid out once, and the draft ends', async () => {
    const borrower = await another();
    const pad = await signed();
    expect(top()).toBe(routes.verifyPassword.path);
    await pad.pad.submit(borrower.facts.tradePassword);
    const { requestNo } = drafts.get('loan');
    expect(host.addresses).toEqual([`${routes.loanSuccess.path}?requestNo=${requestNo}`]);
    const page = result();
    await page.load();
    expect(page.state).toBe('paid');
    expect(page.poll.answer).toMatchObject({
      amount: '12000.00',
      nextDueAmount: expect.any(String) as string,
    });
    expect(drafts.get('loan')).toMatchObject({ amount: '', loanSeq: '', requestNo: '' });
    expect(await loans(borrower)).toMatchObject([{ amount: '12000.00', state: 'normal' }]);
    expect(await bank.console.ledger()).toMatchObject({ balanced: true });
  });
});

describe('the trade password', () => {
  it('is counted by the server when wrong, and no typed digit is kept', async () => {
    const guesser = await another();
    const pad = await signed();
    pad.pad.digits.type('111');
    expect(pad.pad.mistaken).toBe(false);
    await pad.pad.submit('111222');
    expect(pad.pad.mistaken).toBe(true);
    expect(pad.pad.digits.error).toBe('交易密码不正确，还可以试4次');
    expect(pad.pad.digits.value).toBe('');
    for (let left = 3; left >= 0; left -= 1) await pad.pad.submit('111222');
    expect(pad.pad.digits.error).toMatch(/^密码输错次数过多，请\d+分钟后再试$/);
    await pad.pad.submit(guesser.facts.tradePassword);
    expect(pad.pad.digits.error).toMatch(/输错次数过多/);
    expect(await loans(guesser)).toEqual([]);
    expect(drafts.get('loan').sent).toBe(false);
  });

  it('draws nothing when the page was left before the answer', async () => {
    const pad = await signed();
    const submitted = pad.pad.submit(person.facts.tradePassword);
    pad.dispose();
    await submitted;
    expect(await loans()).toEqual([]);
  });

  it('says that no money moved when the network fails before the drawing', async () => {
    const pad = await signed();
    await bank.console.faults([{ path: '/loan/verifyPsw', fault: 'drop' }]);
    await pad.pad.submit(person.facts.tradePassword);
    expect(pad.pad.digits.error).toContain('钱没有动');
    expect(drafts.get('loan').sent).toBe(false);
  });
});

describe('a refused drawing', () => {
  it.each([
    [paymentRefusals.proofSpent, routes.verifyPassword.path, '请重试'],
    [paymentRefusals.drawingEnded, `${routes.loan.path}?note=ended`, ''],
    [loanRefusals.quotaTooSmall, `${routes.loan.path}?note=quota`, ''],
    [paymentRefusals.couponGone, `${routes.loan.path}?note=coupon`, ''],
    [LOAN_BLOCKS.mayNotBorrow, routes.onlineService.path, ''],
    [LOAN_BLOCKS.ownIdCardExpired, routes.idCardUpdate.path, ''],
    [LOAN_BLOCKS.accountLeaving, routes.applyLogout.path, ''],
    [LOAN_BLOCKS.documentMissing, routes.mySupplement.path, ''],
    ['123456', routes.verifyPassword.path, '请重试'],
  ])('%s leads to %s', async (code, address, beside) => {
    const pad = await signed();
    await bank.console.faults([{ path: '/loan/limitUseLoan', fault: 'returnCode', value: `${code}:请重试` }]);
    await pad.pad.submit(person.facts.tradePassword);
    expect(top()).toBe(address);
    expect(pad.pad.digits.error).toBe(beside);
    // The inputs stay, and nothing was sent.
    expect(drafts.get('loan')).toMatchObject({ amount: '12000.00', term: 12, purpose: 'daily', sent: false });
    expect(await loans()).toEqual([]);
  });

  it('is sent under the same number after the password was asked again', async () => {
    const borrower = await another();
    const pad = await signed();
    await bank.console.faults([
      { path: '/loan/limitUseLoan', fault: 'returnCode', value: `${paymentRefusals.proofSpent}:请重试` },
    ]);
    await pad.pad.submit(borrower.facts.tradePassword);
    const { requestNo } = drafts.get('loan');
    await pad.pad.submit(borrower.facts.tradePassword);
    expect(top()).toBe(`${routes.loanSuccess.path}?requestNo=${requestNo}`);
    expect(await loans(borrower)).toHaveLength(1);
  });

  it('is signed again when the signature is missing', async () => {
    const pad = await signed();
    await bank.console.faults([
      { path: '/loan/limitUseLoan', fault: 'returnCode', value: `${loanRefusals.notSigned}:请先签署合同` },
    ]);
    host.reset(routes.loan.path, routes.loanFront.path, routes.verifyPassword.path);
    await pad.pad.submit(person.facts.tradePassword);
    expect(top()).toBe(routes.loanFront.path);
    expect(drafts.get('loan').signSeq).toBe('');
  });

  it('leads back to the loan page with the inputs when the opened drawing is a day old', async () => {
    await openDrawing();
    await bank.console.advanceDays(1);
    const front = new LoanFrontModel();
    await front.load();
    expect(top()).toBe(`${routes.loan.path}?note=ended`);
    const again = new LoanModel(new Map([['note', 'ended']]));
    await again.load();
    expect(again.note).toContain('内容都还在');
    expect(again.loan.amount.value).toBe('12000');
    again.dispose();
  });
});

describe('pages of a drawing that does not exist', () => {
  it('lead to the page where a drawing begins', async () => {
    await new LoanFrontModel().load();
    expect(top()).toBe(routes.loan.path);
    await new VerifyPasswordModel().load();
    expect(top()).toBe(routes.loan.path);
    const page = new LoanSuccessModel(new Map([['requestNo', '<script>']]));
    await page.load();
    expect(page.state).toBe('none');
  });

  it('lead to the confirmation while nothing is signed', async () => {
    await openDrawing();
    await new VerifyPasswordModel().load();
    expect(top()).toBe(routes.loanFront.path);
  });
});
