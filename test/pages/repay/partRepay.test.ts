import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { padNote } from '@/pages/repay/parts/texts';
import { PartRepayModel } from '@/pages/repay/partRepayPage.model';
import { RepayResultModel } from '@/pages/repay/repayResult.model';
import { drafts } from '@/storage/drafts';
import { soon } from '../../soon';
import { paramsOf, useStage } from './stage';

const stage = useStage();

async function opened(loanNo = stage.loanNo): Promise<PartRepayModel> {
  const model = new PartRepayModel(new Map([['loanNo', loanNo]]));
  await model.load();
  return model;
}

describe('a partial repayment', () => {
  it('shows both plans of the sum, and pays the chosen one through the confirmation', async () => {
    await stage.bank.console.advanceDays(10);
    const model = await opened();
    model.type('5048');
    await soon(() => expect(model.trials.plans).toBeDefined());
    const { sameTerms, sooner } = model.trials.plans ?? {};
    expect(sameTerms?.after).toHaveLength(12);
    expect(sooner?.after?.length).toBeLessThan(12);
    expect(sooner?.savedInterest).toBeGreaterThan(sameTerms?.savedInterest ?? Infinity);
    model.choose('sooner');
    await model.next();
    const confirm = new RepayConfirmModel(paramsOf(routes.repayConfirm.path));
    await confirm.load();
    expect(confirm.payment.quote.value).toMatchObject({ payAmount: 504_800, principal: 500_000 });
    await confirm.pad.submit(stage.person.facts.tradePassword);
    const iou = await stage.person.must('queryLoanState', { loanNo: stage.loanNo });
    expect(iou).toMatchObject({ principalLeft: '7000.00', prepaid: '5000.00' });
    expect(iou.schedule).toHaveLength(sooner?.after?.length ?? 0);
    const result = new RepayResultModel(paramsOf(routes.repayResult.path));
    await result.load();
    expect(result.state).toBe('paid');
    result.dispose();
    // Back on the page: the sum that was paid is not offered again.
    await model.shown();
    expect([model.form.fields.amount.value, model.trials.plans]).toEqual(['', undefined]);
    model.dispose();
  });

  it('asks for the plans again after another payment on the loan, and keeps the sum', async () => {
    await stage.bank.console.advanceDays(10);
    const model = await opened();
    model.type('5048');
    await soon(() => expect(model.trials.plans).toBeDefined());
    const before = model.trials.plans;
    await stage.person.repay(stage.loanNo, 'due');
    await model.shown();
    await soon(() => expect(model.trials.plans).toBeDefined());
    expect(model.form.fields.amount.value).toBe('5048');
    expect(model.trials.plans?.sooner?.savedInterest).not.toBe(before?.sooner?.savedInterest);
    model.dispose();
  });

  it('proposes the plan that saves more, first, and the confirmation and its pad name it', async () => {
    await stage.bank.console.advanceDays(10);
    const model = await opened();
    model.type('5048');
    await soon(() => expect(model.trials.plans).toBeDefined());
    expect([model.plan, ...model.trials.choices]).toEqual(['sooner', 'sooner', 'sameTerms']);
    await model.next();
    const confirm = new RepayConfirmModel(paramsOf(routes.repayConfirm.path));
    await confirm.load();
    const quote = confirm.payment.quote.value;
    expect(quote?.plan).toBe('sooner');
    expect(quote && padNote(quote, confirm.payment.cards.name, confirm.kind)).toMatch(
      /扣款 5,048.00 元，用于还一部分，之后缩短期限$/,
    );
    model.dispose();
  });

  it('of a loan that cannot end sooner proposes the other plan', async () => {
    const { loanNo } = await stage.person.draw({ method: 'interest-first', term: 6 });
    await stage.bank.console.advanceDays(10);
    const model = await opened(loanNo);
    model.type('5048');
    await soon(() => expect(model.trials.plans).toBeDefined());
    expect([model.plan, ...model.trials.choices]).toEqual(['sameTerms', 'sameTerms', 'sooner']);
    model.dispose();
  });

  it.each([
    ['', '请填写这次还多少，最多两位小数'],
    ['0.00', '请填写这次还多少，最多两位小数'],
    ['100.005', '请填写这次还多少，最多两位小数'],
    ['48', '请多于 48.00 元：先还到期的钱和今天为止的利息，剩下的才归还本金'],
    ['99999', '这个金额已经可以还清，请选择全部还清'],
  ])('of “%s” goes nowhere and keeps what was typed', async (typed, words) => {
    await stage.bank.console.advanceDays(10);
    const model = await opened();
    model.type(typed);
    await model.next();
    expect(model.amountError).toBe(words);
    expect(model.form.fields.amount.value).toBe(typed);
    expect(drafts.get('repay').sent).toBe(false);
    model.dispose();
  });

  it('keeps the sum and the choice over a reload', async () => {
    const model = await opened();
    model.type('2000.5');
    model.choose('sooner');
    model.dispose();
    const again = await opened();
    expect([again.form.fields.amount.value, again.plan]).toEqual(['2000.50', 'sooner']);
    again.dispose();
  });

  it('is not offered on an unknown loan', async () => {
    const model = await opened('nothing');
    expect(model.iou.state).toBe('failed');
    model.dispose();
  });
});
