import { daysBetween } from '@/domain/dates/civil';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { routes } from '@/navigation';
import { LoanModel } from '@/features/loanDetail';
import { RepayModel } from '@/pages/repay/index.model';
import { repayDraft } from '@/features/repaying/repayDraft';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { RepayResultModel } from '@/pages/repay/repayResult.model';
import { passwordProof } from '../../../gateway/console/person';
import { randomUUID } from 'node:crypto';
import { host } from '../../app/host';
import { pickUp } from '../../app/phone';
import { useStage } from './stage';

const stage = useStage();

/** Pays a part of the loan elsewhere; the number of the request. */
async function payPart(amount: string): Promise<string> {
  const { person, loanNo } = stage;
  const { quoteId } = await person.must('repaymentTrial', {
    kind: 'partial',
    loanNos: [loanNo],
    amount,
    plan: 'sameTerms',
  });
  const cardId = (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
  const requestNo = randomUUID();
  const pswToken = await passwordProof(person, 'repay');
  await person.must('doRepayAfterTrial', { quoteId, cardId, pswToken, requestNo });
  return requestNo;
}

it('the result of a partial repayment says so, whatever page leads to it', async () => {
  const requestNo = await payPart('2000.00');
  const page = new RepayResultModel(new Map([['requestNo', requestNo]]));
  await page.load();
  expect([page.state, page.paidTitle]).toEqual(['paid', '部分还款成功，计划已更新']);
  page.dispose();
});

it('a loan’s page counts what was repaid in part as repaid', async () => {
  await payPart('5000.00');
  const model = new LoanModel(new Map([['loanNo', stage.loanNo]]));
  await model.load();
  expect(model.iou.value?.paid).toBe(500_000);
  model.dispose();
});

it('what is overdue and what falls due today are said apart, and early loans beside late ones named', async () => {
  const { bank, person, loanNo } = stage;
  const until = async (day: string) => {
    await bank.console.advanceDays(daysBetween((await person.must('offlineQuery', {})).today, day));
    await person.register();
  };
  await bank.console.advanceDays(6);
  await person.register();
  const { loanNo: second } = await person.draw({ amount: '10000.00' });
  await until((await person.must('queryLoanState', { loanNo: second })).schedule[0]?.dueDate ?? '');
  await pickUp(person);

  const model = new RepayModel();
  await model.load();
  const { due, loans = [] } = model.pending.value ?? {};
  const sum = (no: string) => loans.find((loan) => loan.loanNo === no)?.due?.total ?? 0;
  expect([model.dueLabel, model.hero?.total]).toEqual(['逾期应还（元）', sum(loanNo)]);
  expect(model.besides).toBe(`另有 ${moneyText(sum(second))}今天到期；`);
  expect(formatYuan(due?.total ?? 0)).toBe(formatYuan(sum(loanNo) + sum(second)));

  // A third loan, whose first instalment is a month ahead.
  const { loanNo: third } = await person.draw({ amount: '1000.00' });
  repayDraft.begin('due', [loanNo, third]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const confirm = new RepayConfirmModel(new Map());
  await confirm.load();
  expect(confirm.note).toContain('其中 1 笔还没到还款日');
});
