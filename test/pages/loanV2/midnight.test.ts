import { routes } from '@/navigation';
import { VerifyPasswordModel } from '@/pages/loanV2/view/verifyPasswordPage.model';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { overMidnight } from '../../gateway/steps';
import { host } from '../../app/host';
import { consent, openDrawing, readAndSign, ticked } from './flow';
import { pickUp, startApp } from '../../app/phone';

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

const top = () => host.addresses[host.addresses.length - 1];
const loans = async () =>
  (await bank.console.customer<{ loans: { amount: string; state: string }[] }>(person.phone)).loans;

describe('a drawing over midnight', () => {
  it('signed before midnight is not sent after it: the plan of the new day is read and signed again', async () => {
    await openDrawing();
    const front = await consent();
    await readAndSign(front);
    const first = front.drawing.value?.plannedOn ?? '';
    host.reset(routes.loan.path, routes.loanFront.path, routes.verifyPassword.path);
    const pad = new VerifyPasswordModel();
    await overMidnight(bank);
    await pad.pad.submit(person.facts.tradePassword);
    expect(top()).toBe(routes.loanFront.path);
    expect(drafts.get('loan')).toMatchObject({ amount: '12000.00', signSeq: '', sent: false });
    expect(await loans()).toEqual([]);

    await front.shown();
    expect((front.drawing.value?.plannedOn ?? '') > first).toBe(true);
    expect(front.note).toContain('签署不再有效');
    expect(ticked(front)).toEqual([]);
    for (const { templateId } of front.drawing.value?.contracts ?? [])
      front.form.fields.consents.of(templateId).type(true);
    await readAndSign(front, 4);
    expect(drafts.get('loan').signSeq).toBe('');
    front.reading.close();
    await readAndSign(front);
    await pad.pad.submit(person.facts.tradePassword);
    expect(await loans()).toMatchObject([{ amount: '12000.00', state: 'normal' }]);
  });

  it('whose rate has changed since the signature is read and signed again', async () => {
    await openDrawing();
    const front = await consent();
    await readAndSign(front);
    host.reset(routes.loan.path, routes.loanFront.path, routes.verifyPassword.path);
    await bank.db.query(`update credit_lines set annual_rate = '0.1500'`);
    await new VerifyPasswordModel().pad.submit(person.facts.tradePassword);
    expect(top()).toBe(routes.loanFront.path);
    expect(drafts.get('loan')).toMatchObject({ amount: '12000.00', signSeq: '', sent: false });
    expect(await loans()).toEqual([]);
    await front.shown();
    expect(front.drawing.value?.plan.annualRate).toBe('0.1500');
  });

  it('read before midnight cannot be signed after it', async () => {
    // Not right after the previous midnight: the opened drawing lives a day.
    await bank.console.advanceMinutes(60);
    await openDrawing();
    const front = await consent();
    const first = front.drawing.value?.plannedOn ?? '';
    await overMidnight(bank);
    await readAndSign(front);
    expect(top()).toBe(routes.loanFront.path);
    expect(drafts.get('loan').signSeq).toBe('');
    expect(ticked(front)).toEqual([]);
    expect(front.reading.opened).toBe(false);
    expect((front.drawing.value?.plannedOn ?? '') > first).toBe(true);
  });
});
