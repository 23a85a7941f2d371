import type { Customer } from '../api/customers';
import type { Ends } from './form';

function counted(states: readonly string[]): Record<string, number> {
  const sorted = [...new Set(states)].sort();
  return Object.fromEntries(sorted.map((state) => [state, states.filter((one) => one === state).length]));
}

/** Of what is known of a customer: what the person sees, without numbers and days that differ between two gateways. */
export function endsOf(customer: Customer): Required<Ends> {
  const { status, overdueDays, limit, application, loans, repayments, cards, coupons, waiting } = customer;
  return {
    status,
    overdueDays,
    line: limit === null ? null : { total: limit.total, available: limit.available },
    application: application?.state ?? null,
    loans: loans.map(({ state, amount, schedule }) => ({
      ...{ state, amount },
      terms: counted(schedule.map((term) => term.state)),
    })),
    repayments: repayments.map(({ state, amount }) => ({ state, amount })),
    cards: cards.length,
    coupons: coupons.length,
    waiting: [
      ...waiting.transfers.map(() => 'transfer'),
      ...waiting.documents.map(() => 'document'),
      ...(waiting.leavingUntil === null ? [] : ['leaving']),
    ],
  };
}

/** What differs between the end that a scenario names and the one that was reached. */
export const differences = (wanted: Ends, reached: Required<Ends>): string[] =>
  (Object.keys(wanted) as (keyof Ends)[])
    .filter((key) => JSON.stringify(wanted[key]) !== JSON.stringify(reached[key]))
    .map((key) => `${key}: ${JSON.stringify(wanted[key])} → ${JSON.stringify(reached[key])}`);
