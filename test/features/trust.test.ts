import { CONTRADICTS } from '@/features/trust/words';
import { LiveTrial } from '@/pages/loanV2/parts/liveTrial';
import { iouOf } from '@/features/loanDetail/iou';
import { fetchQuote } from '@/features/repaying/quote';
import { loadDrawing } from '@/pages/loanV2/parts/drawingFacts';
import { LoanModel } from '@/features/loanDetail';
import { dueFitsLoans } from '@/domain/repay/quoteOfLoan';
import { fetchLoan } from '@/features/checkedLoan';
import { signDrawing } from '../../gateway/console/person';
import { CallFailure } from '@/request';
import { useStage } from '../pages/repay/stage';

const stage = useStage();

/** The rows of the error log, which must not hold a figure. */
const logged = () =>
  stage.bank.db.query<{ record: unknown }>('select to_jsonb(error_logs) as record from error_logs');

const lie = (path: string, value: string, times = 1) =>
  stage.bank.console.faults([{ path, fault: 'lie', value, times }]);

/** What the person reads when the call has failed; '' if it has not. */
const refusedWith = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => '',
    (error: unknown) => (error instanceof CallFailure ? error.message : String(error)),
  );

describe('figures that contradict each other', () => {
  it.each(['totalInterest', 'totalRepay', 'interest', 'principal', 'balance', 'amount'])(
    'of a trial (%s) are not shown; the next answer is',
    async (field) => {
      await lie('/loanuse/loanUseTrial', field);
      const trial = new LiveTrial();
      trial.want({ amount: '5000.00', term: 6, method: 'equal-instalment' });
      expect(await trial.settle()).toBeUndefined();
      expect(trial.failure?.message).toBe(CONTRADICTS);
      await trial.retry();
      expect(trial.plan?.amount).toBe(500_000);
      trial.dispose();
    },
  );

  it.each(['total', 'payAmount', 'principal'])('of a quote (%s) are not shown', async (field) => {
    await lie('/repay/repaymentTrial', field);
    const asked = fetchQuote({ kind: 'payoff', loanNos: [stage.loanNo] });
    const failure = await asked.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(CallFailure);
    expect((failure as CallFailure).message).toBe(CONTRADICTS);
    expect((await fetchQuote({ kind: 'payoff', loanNos: [stage.loanNo] })).principal).toBe(1_200_000);
  });

  it('are in the error log by their call, without a figure', async () => {
    await lie('/repay/repaymentTrial', 'total');
    await fetchQuote({ kind: 'payoff', loanNos: [stage.loanNo] }).catch(() => undefined);
    const rows = JSON.stringify(await logged());
    expect(rows).not.toMatch(/12000\.00|1200000|12001/);
  });

  it.each(['principal', 'principalLeft', 'prepaid', 'above', 'annualisedRate'])(
    'of a loan and its plan (%s) are not shown',
    async (field) => {
      await lie('/loan/queryLoanState', field);
      const page = new LoanModel(new Map([['loanNo', stage.loanNo]]));
      await page.load();
      expect([page.iou.state, page.iou.failure?.message]).toEqual(['failed', CONTRADICTS]);
      await page.load();
      expect(page.iou.value?.amount).toBe(1_200_000);
      page.dispose();
    },
  );

  it.each(['totalInterest', 'balance'])(
    'of the trial that is about to be signed (%s) are not shown',
    async (field) => {
      const wish = { amount: '500.00', term: 3, method: 'equal-principal' } as const;
      const { loanSeq } = await signDrawing(stage.person, wish);
      await lie('/loan/queryTrialInfo', field);
      expect(await refusedWith(loadDrawing(loanSeq))).toBe(CONTRADICTS);
      expect((await loadDrawing(loanSeq)).plan.amount).toBe(50_000);
    },
  );

  it.each([
    { kind: 'payoff' as const },
    { kind: 'coolingOff' as const },
    { kind: 'partial' as const, amount: '3000.00', plan: 'sooner' as const },
  ])('of a quote and its loan ($kind) are not shown, although its sums agree', async (wish) => {
    const request = { ...wish, loanNos: [stage.loanNo] };
    await lie('/repay/repaymentTrial', 'savedInterest');
    expect(await refusedWith(fetchQuote(request))).toBe(CONTRADICTS);
    expect((await fetchQuote(request)).items).toHaveLength(1);
  });

  it('of what is due are not shown, although its sums agree', async () => {
    await stage.bank.console.advanceDays(40);
    const request = { kind: 'due' as const, loanNos: [stage.loanNo] };
    await lie('/repay/repaymentTrial', 'savedInterest');
    expect(await refusedWith(fetchQuote(request))).toBe(CONTRADICTS);
    const { figures } = await iouNow();
    const quote = await fetchQuote(request);
    expect(quote.total).toBeGreaterThan(0);
    const loans = new Map([[stage.loanNo, figures]]);
    expect(dueFitsLoans(loans, quote)).toBe(true);
    const moved = { ...quote, items: quote.items.map((item) => ({ ...item, interest: item.interest + 1 })) };
    expect(dueFitsLoans(loans, moved)).toBe(false);
    expect(dueFitsLoans(new Map([['another', figures]]), quote)).toBe(false);
  });

  it('are looked for in the newest loan: a quote is not refused because the page is old', async () => {
    const { figures } = await iouNow();
    await stage.bank.console.advanceDays(10);
    await stage.person.repay(stage.loanNo, 'due');
    const request = { kind: 'payoff' as const, loanNos: [stage.loanNo] };
    const quote = await fetchQuote(request, figures);
    expect(quote.total).toBe((await fetchQuote(request, (await iouNow()).figures)).total);
    await lie('/repay/repaymentTrial', 'savedInterest', 2);
    expect(await refusedWith(fetchQuote(request, figures))).toBe(CONTRADICTS);
  });
});

const iouNow = async () => iouOf(await fetchLoan(stage.loanNo));
