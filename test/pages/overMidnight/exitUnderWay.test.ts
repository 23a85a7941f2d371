import { routes } from '@/navigation';
import { LoanModel } from '@/features/loanDetail';
import { RepayModel } from '@/pages/repay/index.model';
import { loansToGiveBack } from '@/features/repaying/freeExit';
import { PartRepayModel } from '@/pages/repay/partRepayPage.model';
import { prepareRepayment } from '../../../gateway/console/person';
import { pickUp } from '../../app/phone';
import { borrowed, confirmationOf, shownSum } from './paying';
import { top, useStage } from './stage';

/*
 * A repayment of the last day of the cooling-off, which the bank has not decided on when the day ends: the free way out is neither offered after
 * its end nor taken away while that repayment is under way.
 */

const stage = useStage();
const at = (loanNo: string) => new Map([['loanNo', loanNo]]);

it('Over the last midnight of the cooling-off every page of the loan says the same, before and after the bank has answered', async () => {
  const { bank, person } = stage;
  const loanNo = await borrowed(stage, 'coolingOff');
  await person.register();
  await pickUp(person);
  const day = await stage.today();
  await bank.console.decide(person.phone, { collect: 'hold' });
  const request = await prepareRepayment(person, loanNo, 'due');
  await person.must('doRepayAfterTrial', request);
  await stage.midnight();

  const iou = new LoanModel(at(loanNo));
  await iou.load();
  expect([iou.action, iou.iou.value?.today, iou.coolingOffNote, iou.payoffShown]).toEqual([
    ...['unsettled', day, '等银行结果', undefined],
  ]);
  expect(iou.coolingOffLeft).toContain('按这笔还款提交的那天算');
  await iou.act();
  expect(top()).toContain(`${routes.repayResult.path}?requestNo=${request.requestNo}`);
  const part = new PartRepayModel(at(loanNo));
  await part.load();
  const repay = new RepayModel();
  await repay.load();
  const due = await confirmationOf('due', loanNo);
  const offered = [part.iou.value ? loansToGiveBack([part.iou.value]) : '', repay.toGiveBack, due.toGiveBack];
  expect(offered).toEqual([[], [], []]);
  const exit = await confirmationOf('coolingOff', loanNo);
  expect([exit.kind, shownSum(exit), exit.payment.quote.value?.on]).toEqual(['coolingOff', 1_200_000, day]);
  expect(exit.unsettled).toBe(request.requestNo);

  await bank.console.decide(person.phone, { collect: 'fail' });
  await exit.shown();
  expect([exit.kind, exit.changes[0]]).toEqual(['payoff', expect.stringContaining('冷静期') as string]);
  await iou.shown();
  expect([iou.action === 'coolingOff', iou.iou.value?.exit, iou.payoffShown === undefined]).toEqual([
    ...[false, null, false],
  ]);
  for (const page of [due, exit, iou]) page.dispose();
});
