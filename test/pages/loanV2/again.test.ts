import { routes } from '@/navigation';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { fillIn } from './flow';

let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
  await pickUp(person);
});
afterEach(() => bank.console.clearFaults());

const top = () => host.addresses[host.addresses.length - 1];

describe('the loan page of a person who has borrowed before', () => {
  it('asks for no usage tip and no purpose again after the first loan: both are on the page', async () => {
    await person.draw({ term: 6 });
    await bank.db.query(`update loans set purpose = 'travel'`);
    const page = new LoanModel(new Map());
    await page.load();
    expect(page.loan.entered).toMatchObject({ purpose: 'travel', term: 6 });
    page.loan.typeAmount('3000');
    page.loan.amount.leave();
    await page.next();
    expect(host.addresses).toEqual([routes.home.path, routes.loanFront.path]);
    expect(await bank.db.query('select usage_read_at is null as unread from loan_drafts')).toEqual([
      { unread: false },
      { unread: false },
    ]);
    page.dispose();
  });

  it('keeps a purpose that the person has chosen', async () => {
    await person.draw();
    drafts.keep('loan', { purpose: 'medical' });
    const page = new LoanModel(new Map());
    await page.load();
    expect(page.loan.purpose.value).toBe('medical');
    page.dispose();
  });

  it('begins with the newest loan that was paid out, not with one that the bank refused', async () => {
    expect(await person.must('queryCustQuota', {})).toMatchObject({ last: null });
    await person.draw({ term: 6 });
    await bank.db.query(`update loans set purpose = 'travel'`);
    const { last } = await person.must('queryCustQuota', {});
    await bank.console.decide(person.phone, { disburse: 'fail' });
    await person.draw({ term: 12 });
    expect(last).toMatchObject({ purpose: 'travel', term: 6 });
    expect(await person.must('queryCustQuota', {})).toMatchObject({ last });
  });

  it('needs no history for what the last loan was like', async () => {
    await person.draw();
    await bank.console.faults([{ path: '/loan/queryLoanRecordInfo', fault: 'status', value: 503 }]);
    const page = await fillIn('3000');
    expect(page.loan.lastPurpose).toBe('daily');
    await page.next();
    expect(top()).toBe(routes.loanFront.path);
    page.dispose();
  });
});
