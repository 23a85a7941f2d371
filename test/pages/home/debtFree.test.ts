import { formatYuan, parseYuan } from '@/domain/money/fen';
import { routes } from '@/navigation';
import { HomeModel } from '@/pages/home/index.model';
import { PartRepayModel } from '@/pages/repay/partRepayPage.model';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { soon } from '../../soon';

let bank: Bank;
let person: TestPerson;

beforeEach(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
});
afterEach(() => bank.close());

async function home(): Promise<HomeModel> {
  await pickUp(person);
  const model = new HomeModel();
  await model.load();
  return model;
}

describe('the way to debt-free on home', () => {
  it('is not there for a person who owes nothing', async () => {
    expect((await home()).debtFree).toBeUndefined();
  });

  it('tells the last day and everything that is left, and nothing to pay more on while giving back is free', async () => {
    const { loanNo } = await person.draw();
    const { schedule } = await person.must('queryLoanState', { loanNo });
    const left = schedule.reduce((sum, { total }) => sum + (parseYuan(total) ?? 0), 0);
    const last = schedule[schedule.length - 1]?.dueDate.split('-').map(Number);
    const { debtFree } = await home();
    expect(debtFree).toEqual({
      title: `${last?.[0]}年${last?.[1]}月${last?.[2]}日全部还清`,
      note: `按计划还款，还剩 ${formatYuan(left)} 元（含利息）`,
      more: null,
    });
  });

  it('names what 100 yuan more today saves, and opens the early repayment with that sum, which saves as much', async () => {
    const { loanNo } = await person.draw();
    await person.repay(loanNo, 'due');
    await bank.console.advanceDays(40);
    const model = await home();
    const more = model.debtFree?.more;
    if (!more) throw new Error('nothing to pay more on');
    await model.payMore(more);
    expect(host.addresses).toEqual([routes.home.path, `${routes.partRepay.path}?loanNo=${loanNo}`]);
    const part = new PartRepayModel(new Map([['loanNo', loanNo]]));
    await part.load();
    expect(parseYuan(part.form.fields.amount.value)).toBe(parseYuan(more.pay));
    await soon(() => expect(part.trials.plans).toBeDefined());
    const saved = part.trials.plans?.[part.plan]?.savedInterest ?? 0;
    expect(saved).toBeGreaterThan(0);
    expect(more.text).toContain(`少付利息 ${formatYuan(saved)} 元`);
    part.dispose();
  });
});
