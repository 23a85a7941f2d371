import { drafts } from '@/storage/drafts';
import { back, routes } from '@/navigation';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { soon } from '../../soon';
import { consent, fillIn, openDrawing, readAndSign } from './flow';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
});
afterAll(() => bank.close());
beforeEach(() => pickUp(person));
afterEach(() => bank.console.decide(person.phone, { products: 'loan' }));

const top = () => host.addresses[host.addresses.length - 1];

async function loanPage(): Promise<LoanModel> {
  const page = new LoanModel(new Map());
  // Otherwise the same move within a second counts as a double tap.
  await back();
  host.reset(routes.loan.path);
  await page.load();
  return page;
}

const stepOnFile = async () => (await person.must('qryLoanStep', {})).drawing?.step;

describe('a drawing that another device has opened', () => {
  it('is offered with its amount and goes on at its step, with everything that was chosen', async () => {
    await openDrawing('8000');
    const { loanSeq } = drafts.get('loan');
    // The other device knows nothing of it.
    drafts.drop('loan');
    const page = await loanPage();
    expect(page.resume.what).toContain('8,000.00 元，12 期');
    await page.resume.goOn();
    expect(top()).toBe(routes.loanFront.path);
    expect(drafts.get('loan')).toMatchObject({ loanSeq, amount: '8000.00', purpose: 'daily', signSeq: '' });
    expect(page.loan.amount.value).toBe('8000');
    page.dispose();
  });

  it('is not offered on the device that has it', async () => {
    await openDrawing();
    const page = await loanPage();
    expect(page.resume.what).toBe('');
    page.dispose();
  });

  it('is signed there: the step is remembered, and here it is read again', async () => {
    await openDrawing();
    await soon(async () => expect(await stepOnFile()).toBe('front'));
    await readAndSign(await consent());
    await soon(async () => expect(await stepOnFile()).toBe('verify'));
    drafts.drop('loan');
    const page = await loanPage();
    await page.resume.goOn();
    expect(top()).toBe(routes.loanFront.path);
    page.dispose();
  });

  it('does not hinder the loan page when it cannot be asked for', async () => {
    await bank.console.faults([{ path: '/loan/qryLoanStep', fault: 'status', value: 503 }]);
    const page = await loanPage();
    expect(page.resume.what).toBe('');
    expect(page.facts.state).toBe('ready');
    page.dispose();
  });
});

describe('the products on the loan page', () => {
  it('are nothing to choose while there is one', async () => {
    const page = await fillIn('12000');
    expect(page.loan.product.value).toBe('');
    expect(page.loan.trialInput).not.toHaveProperty('loanType');
    page.dispose();
  });

  it('change what can be chosen below, and go into trial and drawing', async () => {
    await bank.console.decide(person.phone, { products: 'both' });
    const page = await fillIn('12000');
    expect(page.loan.product.value).toBe('YQDC001');
    page.loan.pickTerm(24);
    page.loan.pickMethod('bullet');
    page.loan.pickProduct('JDXD');
    expect(page.loan.offer).toMatchObject({ terms: [3, 6, 12] });
    expect(page.loan.plan.value).toEqual({ term: 12, method: 'equal-instalment' });
    expect(page.loan.trialInput).toMatchObject({ loanType: 'JDXD', term: 12 });
    await page.next();
    expect(top()).toBe(routes.loanAddress.path);
    expect((await person.must('qryLoanStep', {})).drawing).toMatchObject({ loanType: 'JDXD' });
    page.dispose();
  });

  it('fall back to the first when the chosen one is not offered any more', async () => {
    await bank.console.decide(person.phone, { products: 'both' });
    const page = await fillIn('12000');
    page.loan.pickProduct('JDXD');
    await bank.console.decide(person.phone, { products: 'loan' });
    await page.facts.load();
    expect(page.loan.product.value).toBe('');
    expect(page.loan.offer.terms).toContain(24);
    page.dispose();
  });
});

describe('popups of the loan page', () => {
  it('open once the page is there, one at a time, and only there', async () => {
    await bank.db.query(`update popups set is_show = popup_id in ('op-safe', 'loan-rule', 'loan-safe')`);
    const page = await loanPage();
    await soon(() => expect(page.popups.current?.popupId).toBe('loan-rule'));
    page.popups.leave('close');
    expect(page.popups.current?.popupId).toBe('loan-safe');
    host.reset(routes.loanFront.path);
    page.popups.leave('never');
    expect(page.popups.current).toBeUndefined();
    await soon(async () =>
      expect(await person.must('preLoanPopCheck', { loanType: 'YQDC001' })).toEqual({ isPop: 'N' }),
    );
    page.dispose();
  });
});
