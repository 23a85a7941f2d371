import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { padNote } from '@/pages/repay/parts/texts';
import { RepayModel } from '@/pages/repay/index.model';
import { RepayResultModel } from '@/pages/repay/repayResult.model';
import { repayDraft } from '@/features/repaying';
import { prepareRepayment } from '../../../gateway/console/person';
import { host } from '../../app/host';
import { soon } from '../../soon';
import { paramsOf, top, useStage } from './stage';

/** The overview: one choice over all loans, paid one loan at a time where the contract pays one. */

const stage = useStage();
const opened: { dispose(): void }[] = [];
afterEach(() => opened.splice(0).forEach((page) => page.dispose()));

async function overview(params: Record<string, string> = {}): Promise<RepayModel> {
  const model = new RepayModel(new Map(Object.entries(params)));
  opened.push(model);
  await model.load();
  return model;
}

/** A second loan; both are past their cooling-off period. Its number. */
async function twoLoans(): Promise<string> {
  const { loanNo } = await stage.person.draw({ amount: '1000.00', term: 3 });
  await stage.person.repay(stage.loanNo, 'due');
  await stage.person.repay(loanNo, 'due');
  await stage.bank.console.advanceDays(31);
  return loanNo;
}

const kinds = (model: RepayModel) => model.choice.ways.map(({ kind }) => kind);

it('proposes what is due, lists the way that costs least first, and sends a part to the loan where it saves most', async () => {
  await twoLoans();
  const model = await overview();
  expect([kinds(model), model.kind]).toEqual([['payoff', 'partial', 'due'], 'due']);
  const [payoff, , due] = model.choice.ways;
  expect([due?.amount, due?.saves]).toEqual([model.amount, 0]);
  model.choose('payoff');
  await soon(() => expect(model.payoffShown?.quote?.payAmount).toBe(payoff?.amount));
  expect(model.payoffShown?.quote?.savedInterest).toBe(payoff?.saves);

  model.choose('partial');
  await model.repay();
  expect(paramsOf(routes.partRepay.path).get('loanNo')).toBe(stage.loanNo);

  // After a reload on the way the choice is that of the address.
  expect((await overview({ way: 'payoff' })).kind).toBe('payoff');
  expect((await overview({ way: 'x' })).kind).toBe('due');

  // The free exit of a new loan is first in the end of all, and another way beside it.
  const { loanNo: young } = await stage.person.draw({ amount: '1000.00', term: 3 });
  await model.shown();
  expect(kinds(model)).toEqual(['payoff', 'coolingOff', 'partial', 'due']);
  model.choose('payoff');
  expect(model.choice.way?.loans[0]).toMatchObject({ loanNo: young, kind: 'coolingOff' });
  expect(model.payoffShown).toBeUndefined();
  await model.repay();
  expect(repayDraft.get()).toMatchObject({ kind: 'coolingOff', loanNos: [young] });
});

it('all of it is paid one loan after the other, each confirmed, and no loan twice', async () => {
  const second = await twoLoans();
  const { person, loanNo } = stage;
  const model = await overview();
  model.choose('payoff');
  expect(model.choice.way?.loans.map((loan) => loan.loanNo)).toEqual([loanNo, second]);
  await model.repay();
  const backUrl = `${routes.repay.path}?way=payoff`;
  expect(paramsOf(routes.repayConfirm.path).get('backUrl')).toBe(backUrl);
  const confirm = new RepayConfirmModel(paramsOf(routes.repayConfirm.path));
  opened.push(confirm);
  await confirm.load();
  const { value: quote } = confirm.payment.quote;
  // One loan only, and it is named.
  expect(confirm.lines.map(({ item }) => item.loanNo)).toEqual([loanNo]);
  expect(quote && padNote(quote, confirm.payment.cards.name, confirm.kind)).toContain('用于全部还清');

  const request = await prepareRepayment(person, loanNo, 'payoff');
  await person.must('doRepayAfterTrial', request);
  const result = new RepayResultModel(
    new Map([...Object.entries({ backUrl, requestNo: request.requestNo })]),
  );
  opened.push(result);
  await result.load();
  await soon(() => expect([result.state, result.another]).toEqual(['paid', true]));
  await result.finish();
  expect(top().split('?')[0]).toBe(routes.repay.path);
  // After a reload no overview lies below: the new one still has the way.
  host.reset(routes.home.path, routes.repayResult.path);
  await result.finish();
  expect(top()).toBe(backUrl);

  await model.shown();
  expect([model.kind, model.choice.way?.loans.map((loan) => loan.loanNo)]).toEqual(['payoff', [second]]);
  await model.repay();
  expect(repayDraft.get()).toMatchObject({ kind: 'payoff', loanNos: [second] });
});

it('while the figures of a loan cannot be had, what is due can still be paid', async () => {
  await stage.bank.console.faults([{ path: '/loan/queryLoanState', fault: 'status', value: 503 }]);
  const model = await overview();
  expect([model.pending.state, kinds(model), model.kind]).toEqual(['ready', [], 'due']);
  await model.repay();
  expect(top()).toContain(routes.repayConfirm.path);
});
