import { generalRefusals } from '@/contract/refusals';
import { formatYuan } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { ContractTemplateModel } from '@/pages/contracts/temp.model';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import { pickUp, startApp } from '../../app/phone';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { phones } from '../../gateway/steps';
import { openDrawing } from '../loanV2/flow';

let bank: Bank;
let person: TestPerson;
const nextPhone = phones();

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

async function costs(params: Readonly<Record<string, string>> = {}) {
  const model = new ContractTemplateModel(new Map(Object.entries({ id: 'cost-sheet', ...params })));
  await model.load();
  return model;
}

const shown = async (params?: Readonly<Record<string, string>>) => (await costs(params)).costs.value;
const amountOf = (facts: Awaited<ReturnType<typeof shown>>, item: string) =>
  facts?.lines.find((line) => line.item === item)?.amount;

describe('the cost sheet as a page', () => {
  it('gives a guest an example at the highest advertised rate, and says so', async () => {
    session.clear('loggedOut');
    const model = await costs();
    expect([model.showsCosts, model.title, model.text.state]).toEqual([true, '综合融资成本', 'loading']);
    expect(model.costs.value).toMatchObject({ annualised: '24.00', about: '10,000.00 元，12 期，等额本息' });
    expect(model.costs.value?.note).toContain('年化利率（单利）7.20%–24.00%');
    expect(model.costs.value?.lines.map(({ item }) => item)).toEqual([
      ...['principal', 'interest', 'fees', 'total', 'annualised', 'penalty', 'earlyRepayment', 'coolingOff'],
    ]);
    // The annuity of 10,000 yuan at 2 % a month is 945.60.
    expect(formatYuan(amountOf(model.costs.value, 'interest') ?? 0)).toMatch(/^1,347\.1\d$/);
  });

  it('says that it cannot give an example while no rate is advertised', async () => {
    session.clear('loggedOut');
    await bank.console.faults([
      {
        path: '/applfront/rate/market/rateRange',
        fault: 'returnCode',
        value: `${generalRefusals.broken}:稍后再试`,
      },
    ]);
    const model = await costs();
    expect([model.costs.state, model.costs.value]).toEqual(['failed', undefined]);
    await model.costs.load();
    expect(model.costs.value?.annualised).toBe('24.00');
  });

  it("uses the person's own rate before the first drawing", async () => {
    expect(await shown()).toMatchObject({
      annualised: '14.40',
      title: '按您的利率举例',
      about: '10,000.00 元，12 期，等额本息',
    });
  });

  it('is the example for all for a person without a line', async () => {
    await pickUp(await bank.register(nextPhone()));
    expect(await shown()).toMatchObject({ annualised: '24.00', title: '举例' });
  });

  it('shows the drawing that is being entered, with its coupon', async () => {
    drafts.keep('loan', { amount: '5000.00', term: 6, method: 'equal-principal' });
    expect(await shown()).toMatchObject({
      title: '您正在填写的借款',
      about: '5,000.00 元，6 期，等额本金',
    });
    drafts.drop('loan');
    await openDrawing('12000');
    const opened = await shown();
    const { trial } = await person.must('queryTrialInfo', { loanSeq: drafts.get('loan').loanSeq });
    expect(opened?.about).toBe('12,000.00 元，12 期，等额本息');
    expect(opened?.lines.find(({ item }) => item === 'discount')?.value).toBe(`-${trial.discount} 元`);
    expect(opened?.lines.find(({ item }) => item === 'total')?.value).toBe(
      `${formatYuan(fenOf(trial.totalRepay))} 元`,
    );
  });

  it('shows the newest loan, also when the line cannot be used any more', async () => {
    await person.draw();
    await person.draw({ amount: '3000.00', term: 3 });
    await bank.db.query(`update credit_lines set valid_to = '2020-01-01'`);
    drafts.keep('loan', { amount: '5000.00', term: 6, method: 'equal-principal' });
    const facts = await shown();
    expect(facts).toMatchObject({ title: '您最近一笔借款', about: '3,000.00 元，3 期，等额本息' });
    expect(amountOf(facts, 'principal')).toBe(300_000);
  });

  it('is not confused by a drawing that has ended, or by a foreign key', async () => {
    expect(await shown({ loanSeq: 'unknown' })).toMatchObject({ title: '按您的利率举例' });
    expect(await shown({ loanSeq: '<script>' })).toMatchObject({ title: '按您的利率举例' });
  });

  it('can be tried again when the answer did not come', async () => {
    await bank.console.faults([{ path: '/loanQuota/queryCustQuota', fault: 'status', value: 503 }]);
    const model = await costs();
    expect(model.costs.state).toBe('failed');
    await model.costs.load();
    expect(model.costs.value?.title).toBe('按您的利率举例');
  });
});

describe('other agreements', () => {
  it('are still texts', async () => {
    const model = new ContractTemplateModel(new Map([['id', 'privacy']]));
    await model.load();
    expect(model.showsCosts).toBe(false);
    expect(model.text.value?.sections.length).toBeGreaterThan(0);
    expect(model.title).toBe(model.text.value?.title);
  });
});
