import { repayCalls } from '@/contract/repay';
import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { repayDraft } from '@/features/repaying/repayDraft';
import { drafts } from '@/storage/drafts';
import { prepareRepayment } from '../../../gateway/console/person';
import { host } from '../../app/host';
import { soon } from '../../soon';
import { top, useStage } from './stage';

const stage = useStage();
const entries = async () => (await stage.bank.console.ledger()).entries;

it('a payment whose page the person has left moves no other page, and says where its result is', async () => {
  repayDraft.begin('due', [stage.loanNo]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const model = new RepayConfirmModel(new Map());
  await model.load();
  await model.ask();
  const before = await entries();
  stage.seen.toasts.splice(0);
  await stage.bank.console.faults([{ path: repayCalls.doRepayAfterTrial.path, fault: 'delay', value: 500 }]);
  const paying = model.pad.submit(stage.person.facts.tradePassword);
  await soon(() => expect(drafts.get('repay').sent).toBe(true));
  host.reset(routes.home.path, routes.iouDetails.path);
  model.dispose();
  await paying;
  expect(top()).toBe(routes.iouDetails.path);
  expect(stage.seen.toasts).toEqual(['付款已提交，结果可在借还记录里查看']);
  expect(await entries()).toBe(before + 1);
});

it('once the payment of another device is decided, the confirmation has the figures after it', async () => {
  const { bank, person, loanNo } = stage;
  await bank.console.decide(person.phone, { collect: 'hold' });
  await person.must('doRepayAfterTrial', await prepareRepayment(person, loanNo, 'due'));
  repayDraft.begin('due', [loanNo]);
  const confirm = new RepayConfirmModel(new Map());
  await confirm.load();
  expect(confirm.unsettled).not.toBe('');
  const seen = () => [confirm.payment.quote.value?.quoteId, confirm.pending.value?.due?.date];
  const [quoteId, dueOn] = seen();
  await bank.console.decide(person.phone, { collect: 'pay' });
  await soon(() => expect(confirm.unsettled).toBe(''));
  await soon(() => expect(seen()).not.toContain(quoteId));
  expect(seen()).not.toContain(dueOn);
  confirm.dispose();
});
