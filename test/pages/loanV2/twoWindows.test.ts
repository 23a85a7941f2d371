import { drafts } from '@/storage/drafts';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { pickUp, startApp } from '../../app/phone';
import { soon } from '../../soon';
import { fillIn } from './flow';

let bank: Bank;
let person: TestPerson;
const open: LoanModel[] = [];
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
});
afterAll(() => bank.close());
beforeEach(() => pickUp(person));
afterEach(() => open.splice(0).forEach((page) => page.dispose()));

/** The loan page in another window, opened when nothing was typed yet: both keep what is typed in one place. */
async function windowBefore(): Promise<LoanModel> {
  const page = new LoanModel(new Map());
  open.push(page);
  await page.load();
  return page;
}

describe('the loan page in two windows', () => {
  it('keeps what was typed in one while the other chooses something else', async () => {
    const other = await windowBefore();
    open.push(await fillIn('2200'));
    other.loan.purpose.type('travel');
    expect(drafts.get('loan')).toMatchObject({ amount: '2200.00', purpose: 'travel' });
  });

  it('opens what the window shows where the person goes on', async () => {
    const other = await windowBefore();
    const page = await fillIn('2200');
    open.push(page);
    other.loan.typeAmount('9000');
    other.loan.purpose.type('travel');
    await page.next();
    const opened = { amount: '2200.00', purpose: 'daily', step: 'front' };
    await soon(async () => expect((await person.must('qryLoanStep', {})).drawing).toMatchObject(opened));
  });

  it('keeps what the window shows where the person goes on at once: the trial may not be back when the app ends', async () => {
    const other = await windowBefore();
    const page = await fillIn('2300');
    open.push(page);
    other.loan.typeAmount('1000');
    expect(drafts.get('loan').amount).toBe('1000.00');
    const going = page.next();
    expect(drafts.get('loan').amount).toBe('2300.00');
    await going;
  });

  it('keeps what is typed again after the other went on with its own', async () => {
    const other = await windowBefore();
    const page = await fillIn('2300');
    open.push(page);
    other.loan.typeAmount('2800');
    await page.next();
    expect(drafts.get('loan').amount).toBe('2300.00');
    other.loan.pickAmount(280_000);
    expect(drafts.get('loan').amount).toBe('2800.00');
  });
});
