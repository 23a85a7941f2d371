import { annualisedRate, buildSchedule, totalInterest } from '@/domain/loan/schedule';
import { toYuan } from '@/domain/money/fen';
import { owedFrom } from '@/domain/repay/owed';
import { payoffQuote } from '@/domain/repay/payoff';
import { loanOf, payoffs, schedules } from '../lending';

describe('lending vectors', () => {
  it('are complete', () => expect([schedules.length, payoffs.length]).toEqual([48, 12]));

  it.each(
    schedules.map((vector) => ({ ...vector, name: `${vector.principal} ${vector.terms} ${vector.method}` })),
  )('schedule $name', (vector) => {
    const loan = loanOf(vector);
    const rows = buildSchedule(loan);
    const wire = rows.map(({ term, dueDate, principal, interest, total, balance }) => ({
      term,
      dueDate,
      principal: toYuan(principal),
      interest: toYuan(interest),
      total: toYuan(total),
      balance: toYuan(balance),
    }));
    expect(wire).toEqual(vector.schedule);
    expect(toYuan(totalInterest(rows))).toBe(vector.totalInterest);
    expect(annualisedRate(loan.principal, loan.start, rows)).toBe(vector.annualisedRate);
  });

  it.each(payoffs.map((vector) => ({ ...vector, name: `${vector.principal} on ${vector.on}` })))(
    'payoff $name',
    (vector) => {
      const loan = loanOf(vector);
      const instalments = owedFrom(buildSchedule(loan)).map((row) =>
        row.term <= vector.paidTerms
          ? { ...row, paidPrincipal: row.principal, paidInterest: row.interest }
          : row,
      );
      const quote = payoffQuote(
        { instalments, annualRate: loan.annualRate, interestFrom: loan.start },
        vector.on,
      );
      const { principal, interest, total } = quote;
      expect({ principal: toYuan(principal), interest: toYuan(interest), total: toYuan(total) }).toEqual(
        vector.payoff,
      );
      expect(quote.penalty).toBe(0);
    },
  );
});
