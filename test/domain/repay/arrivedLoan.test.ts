import { toYuan } from '@/domain/money/fen';
import { loanContradiction } from '@/domain/repay/loanContradiction';
import { figuresOf, type LoanFigureRow, type LoanFigures } from '@/domain/repay/loanFigures';
import { afterPart, arrived, asPaid, LOAN, paidRows, type State } from './arrived';

/** A coupon of 200.00 has taken the interest off the first two instalments. */
const withCoupon = paidRows(0).map((row, index) => ({ ...row, interest: [0, 4_000][index] ?? row.interest }));
const [late, ...later] = paidRows(0);
if (late === undefined) throw new Error('no row');
/** A transfer has paid 1,000.00 of the first instalment, ten days late. */
const halfPaid = [
  {
    ...late,
    paidPrincipal: 83_200,
    paidInterest: 14_400,
    paidPenalty: 2_400,
    penaltyCharged: 2_400,
    penaltyUntil: '2026-12-28',
  },
  ...later,
];
const endedEarly = paidRows(0).map((row, index) => asPaid({ ...row, interest: index === 0 ? 4_800 : 0 }));

const STATES: Record<string, State> = {
  new: { today: '2026-11-18' },
  'on its due day': { today: '2026-12-18' },
  overdue: { today: '2027-01-20' },
  'half through': { today: '2026-12-20', rows: paidRows(1) },
  'paid ahead of its day': { today: '2026-12-01', rows: paidRows(1) },
  'at its last day': { today: '2027-02-18', rows: paidRows(2) },
  settled: { today: '2027-02-18', rows: paidRows(3) },
  'ended early': { today: '2026-12-01', rows: endedEarly },
  'with a coupon': { today: '2026-12-01', rows: withCoupon },
  'with a coupon for all interest': {
    today: '2026-12-01',
    rows: paidRows(0).map((row) => ({ ...row, interest: 0 })),
  },
  'paid in part': { today: '2026-12-30', rows: halfPaid },
  'with the rest over the same days': afterPart('sameTerms'),
  'with the rest sooner': afterPart('sooner'),
  'late after a payment ahead': { ...afterPart('sooner'), today: '2027-01-01' },
  'drawn after the 28th': { today: '2026-12-31', input: { ...LOAN, start: '2026-10-31', method: 'bullet' } },
  'of one fen': { today: '2026-11-18', input: { ...LOAN, principal: 1, terms: 1 } },
};

describe('a loan that arrives', () => {
  it.each(Object.entries(STATES))('%s does not contradict itself', (_what, state) =>
    expect(loanContradiction(arrived(state))).toBeUndefined(),
  );

  it('before its payout has no instalments, and owes nothing', () => {
    const none = { ...arrived({ today: '2026-11-18' }), rows: [], principalLeft: 0, partial: null };
    expect(loanContradiction(none)).toBeUndefined();
    expect(loanContradiction({ ...none, principalLeft: 1 })).toBe('principals');
    expect(loanContradiction({ ...none, prepaid: 1 })).toBe('principals');
  });
});

type Change = (loan: LoanFigures) => Partial<LoanFigures>;
/** One instalment with other figures; its total follows unless it is given. */
const row =
  (at: number, change: Partial<LoanFigureRow>): Change =>
  ({ rows }) => ({
    rows: rows.map((one, index) => {
      if (index !== at) return one;
      const changed = { ...one, ...change };
      return { ...changed, total: change.total ?? changed.principal + changed.interest + changed.penalty };
    }),
  });
const both =
  (...changes: Change[]): Change =>
  (loan) =>
    changes.reduce((sum, change) => ({ ...sum, ...change({ ...loan, ...sum }) }), {});

const LIES: readonly (readonly [string, string, string, Change])[] = [
  ['sums', 'new', 'a total above its parts', row(1, { total: 409_601 })],
  ['sums', 'new', 'a negative penalty', both(row(1, { penalty: -1 }))],
  ['sums', 'new', 'a negative payment', row(1, { paid: -1 })],
  ['sums', 'new', 'more paid than owed', row(1, { paid: 409_601 })],
  ['sums', 'half through', 'a paid instalment that is not paid in full', row(0, { paid: 1 })],
  ['principals', 'half through', 'a debt of what is paid', () => ({ principalLeft: 1_200_000 })],
  ['principals', 'half through', 'less left than is open', () => ({ principalLeft: 799_999 })],
  [
    'principals',
    'paid in part',
    'less left than half paid instalments leave',
    () => ({ principalLeft: 1_099_999 }),
  ],
  ['principals', 'paid in part', 'more left than all instalments', () => ({ principalLeft: 1_200_001 })],
  ['principals', 'with the rest sooner', 'nothing paid ahead', () => ({ prepaid: 0 })],
  ['principals', 'settled', 'a debt', () => ({ principalLeft: 1 })],
  ['dates', 'new', 'an instalment that the plan has not', row(2, { term: 4 })],
  ['dates', 'new', 'a due date of another instalment', row(2, { dueDate: '2027-02-19' })],
  ['dates', 'half through', 'a paid instalment with another date', row(0, { dueDate: '2026-12-19' })],
  ['dates', 'on its due day', 'an instalment of today that is to come', row(0, { state: 'future' })],
  ['dates', 'on its due day', 'an instalment of today that is late', row(0, { state: 'overdue' })],
  ['dates', 'new', 'an instalment to come that is due', row(0, { state: 'due' })],
  ['interest', 'with the rest sooner', 'more interest than the first plan', row(1, { interest: 9_601 })],
  [
    'interest',
    'new',
    'principal moved to another instalment',
    both(row(0, { principal: 399_999 }), row(1, { principal: 400_001 })),
  ],
  ['interest', 'new', 'interest missing after the first instalment', row(1, { interest: 9_599 })],
  ['interest', 'with a coupon', 'interest missing after what the coupon took', row(2, { interest: 4_799 })],
  [
    'interest',
    'ended early',
    'principals that are not the plan',
    both(row(0, { principal: 399_999, paid: 404_799 }), row(1, { principal: 400_001, paid: 400_001 })),
  ],
  [
    'interest',
    'new',
    'an instalment less',
    ({ rows }) => ({
      rows: rows
        .slice(0, 2)
        .map((one, index) => (index === 0 ? one : { ...one, principal: 800_000, total: 809_600 })),
    }),
  ],
  ['penalty', 'on its due day', 'a penalty on the due day', row(0, { penalty: 1 })],
  ['penalty', 'new', 'a penalty before the due day', row(0, { penalty: 1 })],
  ['penalty', 'overdue', 'no penalty', row(0, { penalty: 0 })],
  ['bounds', 'new', 'bounds that are missing', () => ({ partial: null })],
  ['bounds', 'settled', 'bounds of a settled loan', () => ({ partial: { above: 1, below: 3 } })],
  [
    'bounds',
    'new',
    'another upper bound',
    ({ partial }) => ({ partial: partial && { ...partial, below: partial.below + 1 } }),
  ],
  ['bounds', 'of one fen', 'bounds with nothing between', () => ({ partial: { above: 0, below: 1 } })],
];

it.each(LIES)('%s: a loan (%s) with %s is found out', (found, state, _what, change) => {
  const loan = arrived(STATES[state] ?? { today: '' });
  expect(loanContradiction({ ...loan, ...change(loan) })).toBe(found);
});

it('the penalty of a paid instalment, and the bounds of one that is paid in part, are believed', () => {
  const paid = arrived({ today: '2026-12-20', rows: paidRows(1) });
  const penalised = row(0, { penalty: 240, paid: 414_640 })(paid);
  expect(loanContradiction({ ...paid, ...penalised })).toBeUndefined();
  const half = arrived(STATES['paid in part'] ?? { today: '' });
  expect(loanContradiction({ ...half, partial: { above: 1, below: 2 } })).toBeUndefined();
});

it.each(Object.entries(STATES))('%s it is read from the wire to the fen', (_what, state) => {
  const loan = arrived(state);
  const yuan = ({ principal, interest, penalty, total, paid, ...rest }: LoanFigureRow) => ({
    ...rest,
    ...{ principal: toYuan(principal), interest: toYuan(interest), penalty: toYuan(penalty) },
    ...{ total: toYuan(total), paid: toYuan(paid) },
  });
  const { settled, amount, principalLeft, prepaid, partial, rows, ...facts } = loan;
  const answer = {
    ...facts,
    ...{ loanNo: 'L1', termsLeft: 0, overdueDays: 0, nextDueDate: null, purpose: 'daily', bankName: '' },
    ...{ cardTail: '', coolingOffDaysLeft: null, contracts: [], transfers: [], reason: '', moved: '' },
    signedOn: facts.signedOn ?? null,
    coolingOff: null,
    state: settled ? ('settled' as const) : ('normal' as const),
    ...{ amount: toYuan(amount), principalLeft: toYuan(principalLeft), prepaid: toYuan(prepaid) },
    partial: partial && { above: toYuan(partial.above), below: toYuan(partial.below) },
    schedule: rows.map(yuan),
  };
  expect(figuresOf(answer)).toEqual({ ...loan, signedOn: loan.signedOn ?? loan.drawnOn, exit: null });
});
