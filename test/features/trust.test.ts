import { CONTRADICTS } from '@/features/trust/words';
import { LiveTrial } from '@/pages/loanV2/parts/liveTrial';
import { fetchQuote } from '@/pages/repay/parts/quote';
import { CallFailure } from '@/request';
import { useStage } from '../pages/repay/stage';

const stage = useStage();

/** The rows of the error log, which must not hold a figure. */
const logged = () =>
  stage.bank.db.query<{ record: unknown }>('select to_jsonb(error_logs) as record from error_logs');

const lie = (path: string, value: string) =>
  stage.bank.console.faults([{ path, fault: 'lie', value, times: 1 }]);

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
});
