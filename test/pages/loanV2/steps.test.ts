import { UNEXPLAINED_BLOCKS } from '@/contract/codes';
import { LOAN_BLOCK_MESSAGES } from '@/domain/loan/messages';
import { routes } from '@/navigation';
import type { UsedUp } from '@/pages/loanV2/parts/entryFacts';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { LoanAddContactsModel } from '@/pages/loanV2/view/loanAddContactsPage.model';
import { LoanSetPasswordModel } from '@/pages/loanV2/view/setPasswordPage.model';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { goodContacts, phones } from '../../gateway/steps';
import { host } from '../../app/host';
import { openDrawing } from './flow';
import { pickUp, startApp } from '../../app/phone';

const nextPhone = phones();
let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
});
afterAll(() => bank.close());
beforeEach(() => pickUp(person));

const top = () => host.addresses[host.addresses.length - 1];

/** The same person without contacts, or without a password. */
const lacks = (table: 'contacts' | 'trade_passwords') =>
  bank.db.query(`delete from ${table} where customer_id = (select id from customers where phone = $1)`, [
    person.phone,
  ]);

describe('what the phase display asks for before the confirmation', () => {
  it('is the contacts, then the password, each replacing the step before', async () => {
    await lacks('contacts');
    await lacks('trade_passwords');
    await openDrawing();
    expect(host.addresses).toEqual([routes.home.path, routes.loanAddContacts.path]);

    const contacts = new LoanAddContactsModel();
    await contacts.load();
    const { general, emergency } = goodContacts(person);
    if (general[0]) contacts.form.rows.set('general', 0, general[0]);
    if (emergency[0]) contacts.form.rows.set('emergency', 0, emergency[0]);
    contacts.form.occupation.type('教师');
    await contacts.submit();
    expect(host.addresses).toEqual([routes.home.path, routes.loanSetPassword.path]);

    const password = new LoanSetPasswordModel();
    await password.load();
    await password.form.fill('258036');
    expect(host.addresses).toEqual([routes.home.path, routes.loanFront.path]);
  });

  it('is not asked again: a reload of a finished step goes on to the next one', async () => {
    await openDrawing();
    host.reset(routes.loanAddContacts.path);
    await new LoanAddContactsModel().load();
    expect(top()).toBe(routes.loanFront.path);
    host.reset(routes.loanSetPassword.path);
    await new LoanSetPasswordModel().load();
    expect(top()).toBe(routes.loanFront.path);
  });

  it('leads to the loan page when no drawing is open', async () => {
    host.reset(routes.loanAddContacts.path);
    await new LoanAddContactsModel().load();
    expect(top()).toBe(routes.loan.path);
  });
});

describe('the loan page', () => {
  // Spec §4 Loan start also applies to a person who opens the address, not only after a tap on the home page.
  it.each([
    ...Object.values(UNEXPLAINED_BLOCKS).map((code) => ['exception_code', code, `报代码 ${code}`, 'service']),
    ['recall_status', '2', LOAN_BLOCK_MESSAGES.authorizationRecalled, 'consents'],
    ['disciplinary_type', '7', LOAN_BLOCK_MESSAGES.disciplinary, 'service'],
  ])('opens nothing for a person whose %s is %s, and says why', async (column, value, why, way) => {
    const barred = await bank.credited();
    await pickUp(barred);
    await bank.db.query(`update customers set ${column} = $2 where phone = $1`, [barred.phone, value]);
    const page = new LoanModel(new Map());
    await page.load();
    expect(page.facts.value).toMatchObject({
      barred: expect.stringContaining(why) as string,
      way,
    });
    // The block has ended: the page is shown again and opens.
    await bank.db.query(`update customers set ${column} = '' where phone = $1`, [barred.phone]);
    await page.shown();
    expect(page.facts.value).toMatchObject({ most: 5_000_000 });
    page.dispose();
  });

  it('does not open while the permission to draw is unknown', async () => {
    await bank.console.faults([{ path: '/loan/queryLoanUnion', fault: 'status', value: 503 }]);
    const page = new LoanModel(new Map());
    await page.load();
    expect(page.facts.state).toBe('failed');
    await page.facts.load();
    expect(page.facts.state).toBe('ready');
    page.dispose();
  });

  it('says so and offers to apply when there is no line', async () => {
    await pickUp(await bank.register(nextPhone()));
    const page = new LoanModel(new Map([['note', '__proto__']]));
    await page.load();
    expect(page.facts.value).toEqual({ noLine: '您还没有可用额度，请先申请' });
    expect(page.note).toBe('');
    page.dispose();
  });

  it('says that the line waits for its activation, and leads to where that is explained', async () => {
    const waiting = await bank.credited();
    await pickUp(waiting);
    await bank.db.query(
      `update credit_lines set active = false
       where customer_id = (select id from customers where phone = $1)`,
      [waiting.phone],
    );
    const page = new LoanModel(new Map());
    await page.load();
    expect(page.facts.value).toEqual({ inactive: '额度已批好，还没有激活，请先激活额度再借款' });
    host.reset(routes.loan.path);
    await page.toActivate();
    expect(top()).toBe(routes.home.path);
    page.dispose();
  });

  it('says when the limit returns when less than the minimum is left of it', async () => {
    await person.draw({ amount: '49800.00' });
    const page = new LoanModel(new Map());
    await page.load();
    const { usedUp, owes } = page.facts.value as UsedUp;
    expect(usedUp).toMatch(
      /^可借额度不足 500 元。(?:\d+年)?\d+月\d+日还 4,480.78 元后，额度恢复 3,883.18 元。$/,
    );
    expect(owes).toBe(true);
    page.dispose();
  });
});
