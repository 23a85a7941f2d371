import type { QuoteKind } from '@/contract/codes';
import { quoteOf } from '../../../gateway/ledger/quote';
import { addOffline, offlineByNo } from '../../../gateway/queries/offlineRepayments';
import { acceptOffline } from '../../../gateway/settlement';
import { THREE } from '../ledger/books';
import { Desk } from './desk';

/** Three instalments of 4,096.38, due on 2026-12-18, 2027-01-18 and 2027-02-18: two payments of the same sum look like two instalments. */
const EQUAL = { ...THREE, method: 'equal-instalment' } as const;
let desk: Desk;
beforeEach(async () => {
  desk = await Desk.open('2026-12-10');
  await desk.books.draw({ ...EQUAL, loanNo: 'L1' });
});
afterEach(() => desk.close());

const FIRST = 409_638;
const DUE = '2026-12-18';

let payments = 0;
async function online(on: string, kind: Exclude<QuoteKind, 'partial'> = 'due', loanNo = 'L1') {
  payments += 1;
  const quoted = quoteOf({ kind }, [await desk.books.account(loanNo)], on);
  await desk.books.repay(`R${payments}`, quoted, on);
}
async function ahead(on: string, amount: number) {
  payments += 1;
  const wanted = { kind: 'partial', amount, plan: 'sameTerms' } as const;
  const quoted = quoteOf(wanted, [await desk.books.account('L1')], on);
  await desk.books.repay(`R${payments}`, quoted, on);
}

interface Sent {
  readonly amount?: number;
  readonly paidOn: string;
  readonly arrivedOn?: string;
  readonly today: string;
}
/** Accepts a transfer on a day; the parts that it paid: term, principal, interest and penalty. */
async function booked({ amount = FIRST, paidOn, arrivedOn = paidOn, today }: Sent) {
  const at = new Date(`${paidOn}T03:00:00Z`);
  const row = { offline_no: 'T1', customer_id: 1, loan_no: 'L1', amount, paid_on: paidOn, submitted_at: at };
  if ((await offlineByNo(desk.books.db, 'T1')) === undefined) await addOffline(desk.books.db, row);
  await desk.be(today);
  const outcome = await acceptOffline(desk.books.db, 'T1', { amount, arrivedOn, reference: 'BANK0001' });
  if (outcome !== undefined) return outcome.problem;
  const rows = await desk.books.db.query<{ term: number; account: string; amount: number }>(
    `select p.term, p.account, -p.amount as amount from postings p join entries e using (entry_no)
       join repayments r on r.repay_no = e.ref and r.card_id is null
     where p.amount < 0 and p.account <> 'bank' order by p.term, p.account`,
  );
  const { counted_on } = (await offlineByNo(desk.books.db, 'T1')) ?? {};
  return [counted_on, ...rows.map(({ term, account, amount: paid }) => `${term} ${account} ${paid}`)];
}

/** Nothing of the second instalment was paid as an instalment. */
const secondUntouched = async () => {
  const { instalments } = await desk.books.account('L1');
  expect(instalments.find(({ term }) => term === 2)).toMatchObject({ paidPrincipal: 0, paidInterest: 0 });
};

describe('a sum that was transferred and paid online as well', () => {
  it.each([
    ['both on the due day', DUE, DUE, DUE, ['0 principal 409638']],
    [
      'transferred on the due day, paid online while late',
      DUE,
      DUE,
      '2026-12-23',
      ['0 interest 1610', '0 principal 408028'],
    ],
    [
      'transferred on the due day, arrived after the online payment',
      DUE,
      '2026-12-19',
      DUE,
      ['0 interest 322', '0 principal 409316'],
    ],
    ['both ahead of the due day', '2026-12-16', '2026-12-16', '2026-12-17', ['0 principal 409638']],
    [
      'transferred ahead, paid online on the due day',
      '2026-12-16',
      '2026-12-16',
      DUE,
      ['0 principal 409638'],
    ],
    [
      'paid online ahead, transferred on the same day',
      '2026-12-16',
      '2026-12-17',
      '2026-12-16',
      ['0 principal 409638'],
    ],
  ])(
    '%s: reduces the principal, with the interest of the days alone',
    async (_what, paidOn, arrivedOn, paid, parts) => {
      await online(paid);
      const later = arrivedOn > paid ? arrivedOn : paid;
      expect(await booked({ paidOn, arrivedOn, today: '2027-01-04' })).toEqual([later, ...parts]);
      await secondUntouched();
      expect(await desk.books.account('L1')).toMatchObject({ settled: false });
    },
  );

  it('is returned if the loan has ended in the meantime', async () => {
    await online(DUE, 'payoff');
    expect(await booked({ paidOn: DUE, today: '2026-12-20' })).toBe('这笔借款已经结清，这笔钱请退回客户');
  });

  it('is returned if it is more than what is left', async () => {
    await online(DUE);
    await ahead('2026-12-20', 700_000);
    expect(await booked({ paidOn: DUE, today: '2026-12-21' })).toContain('多出的钱请先退回客户');
  });

  it('is returned if it is too small for the interest of the days', async () => {
    await online('2026-12-25');
    expect(await booked({ amount: 1_000, paidOn: DUE, today: '2026-12-26' })).toContain('这笔钱不够还');
  });

  it('takes no account of what was paid on another loan', async () => {
    await desk.books.draw({ ...EQUAL, loanNo: 'L2' });
    await online(DUE, 'due', 'L2');
    expect(await booked({ paidOn: DUE, today: '2026-12-20' })).toEqual([
      ...[DUE, '1 interest 14400', '1 principal 395238'],
    ]);
  });
});

describe('a sum that was transferred ahead of its instalment', () => {
  it('is held until the due day, and pays that instalment then', async () => {
    const sent = { paidOn: '2026-12-16' };
    expect(await booked({ ...sent, today: '2026-12-17' })).toEqual([null]);
    const held = { state: 'held', held_until: DUE, found: FIRST, counted_on: null };
    expect(await offlineByNo(desk.books.db, 'T1')).toMatchObject(held);
    expect(await booked({ ...sent, today: '2026-12-23' })).toEqual([
      ...[DUE, '1 interest 14400', '1 principal 395238'],
    ]);
    expect((await offlineByNo(desk.books.db, 'T1'))?.arrived_on).toBe('2026-12-16');
  });

  it('counts from its arrival if the plan was changed in the meantime', async () => {
    await ahead('2026-12-17', 300_000);
    const [day] = await booked({ paidOn: '2026-12-16', today: '2026-12-23' });
    expect(day).toBe('2026-12-17');
    await secondUntouched();
  });

  it('that arrives after the due day counts from its arrival', async () => {
    const late = { amount: FIRST + 237, paidOn: '2026-12-17', arrivedOn: '2026-12-19', today: '2026-12-20' };
    expect(await booked(late)).toEqual([
      ...['2026-12-19', '1 interest 14400', '1 penalty 237', '1 principal 395238'],
    ]);
  });
});
