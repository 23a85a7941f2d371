import { addDays, daysBetween, dayText } from '@/domain/dates/civil';
import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { repayDraft } from '@/features/repaying/repayDraft';
import { minutesOverMidnight } from '../../gateway/bank/midnight';
import { host } from '../../app/host';
import { pickUp } from '../../app/phone';
import { top, useStage } from './stage';

const stage = useStage();
const loan = () => stage.person.must('queryLoanState', { loanNo: stage.loanNo });

async function confirmation(): Promise<RepayConfirmModel> {
  repayDraft.begin('due', [stage.loanNo]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const model = new RepayConfirmModel(new Map([['backUrl', routes.repay.path]]));
  await model.load();
  return model;
}

describe('the confirmation', () => {
  it('open over the midnight of the due day names the day of its end, and is paid without a penalty', async () => {
    const { schedule, today } = await loan();
    const due = schedule[0]?.dueDate ?? '';
    await stage.bank.console.advanceDays(daysBetween(today, due));
    await stage.person.register();
    await pickUp(stage.person);
    const ahead = minutesOverMidnight(await stage.bank.console.now()) - 6;
    await stage.bank.console.advanceMinutes(ahead);
    const model = await confirmation();
    const { until = '' } = model.payment.quote.value ?? {};
    expect(until).toMatch(new RegExp(`^${dayText(addDays(due, 1), due)} 00:\\d\\d$`));
    await stage.bank.console.advanceMinutes(7);
    await model.ask();
    await model.pad.submit(stage.person.facts.tradePassword);
    expect(top()).toContain(routes.repayResult.path);
    expect(await loan()).toMatchObject({ overdueDays: 0, termsLeft: 11 });
    expect((await loan()).schedule[0]).toMatchObject({ penalty: '0.00', state: 'paid' });
  });
});
