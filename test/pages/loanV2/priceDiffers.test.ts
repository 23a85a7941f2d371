import { CONTRADICTS } from '@/features/trust/words';
import { routes } from '@/navigation';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { soon } from '../../soon';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
});
afterAll(() => bank.close());

const rateBecomes = (rate: string) =>
  bank.db.query(
    `update credit_lines set annual_rate = '${rate}' where customer_id = (select id from customers where phone = $1)`,
    [person.phone],
  );

it('the price changes at once with a touch, the trial confirms it, and one that says something else is said and stops', async () => {
  await pickUp(person);
  const model = new LoanModel(new Map());
  await model.load();
  model.loan.couponChoice.type('none');
  model.loan.pickAmount(500_000);
  // Before any answer.
  const { price } = model;
  expect(price).toEqual({ each: '每月还 449.88', whole: '总利息 398.53 · 年化利率（单利）14.40%' });
  expect(model.trial.fresh).toBe(false);
  await soon(() => expect(model.trial.fresh).toBe(true));
  expect(model.price).toEqual(price);

  await rateBecomes('0.1800');
  model.loan.pickAmount(600_000);
  expect(model.price?.whole).toContain('14.40%');
  await soon(() => expect(model.trialFailure?.message).toBe(CONTRADICTS));
  expect(model.trial.fresh).toBe(false);
  expect(host.addresses).toEqual([routes.home.path]);

  await model.tryAgain();
  expect(model.trial.fresh).toBe(true);
  expect(model.price?.whole).toContain('年化利率（单利）18.00%');
  model.dispose();
});
