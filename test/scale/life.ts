import { StepRefused, type DrawWish, type World } from '../../gateway/console/person';
import type { Database } from '../../gateway/database';
import { sweep } from '../../gateway/retention/sweep';
import { Console } from '../gateway/bank/console';
import { TestPerson } from '../gateway/bank/person';

/** A person who lives the months before the measurement; the filled database has many of each. */
interface Life {
  /** How far this person comes: most borrow. */
  readonly until: 'registered' | 'credited' | 'borrowing';
  /** Loans by the month in which they are drawn. */
  readonly loans?: Readonly<Record<number, Partial<DrawWish>>>;
  /** Month in which everything is paid off. */
  readonly settles?: number;
  /** From this month on, nothing is paid. */
  readonly stops?: number;
}

const MONTHS = 8;
const MONTH_DAYS = 30;
const BULLET: Partial<DrawWish> = { amount: '5000.00', term: 3, method: 'bullet' };

export const LIVES: readonly Life[] = [
  { until: 'registered' },
  { until: 'credited' },
  { until: 'borrowing', loans: { 1: {} }, settles: 5 },
  { until: 'borrowing', loans: { 0: { term: 6 } } },
  { until: 'borrowing', loans: { 0: {} } },
  { until: 'borrowing', loans: { 0: {}, 4: BULLET } },
  { until: 'borrowing', loans: { 2: {} }, stops: 6 },
  { until: 'borrowing', loans: { 1: BULLET, 5: {} } },
  { until: 'borrowing', loans: { 3: { term: 6, amount: '20000.00' } } },
  { until: 'borrowing', loans: { 7: {} } },
];

const FIRST_PHONE = 13_000_000_000;
/** Phone of the first person who lives this life; the copies' phones follow in steps of `PHONE_STEP`. */
export const phoneOf = (life: number, copy = 0): string =>
  String(FIRST_PHONE + (life + 1) + copy * PHONE_STEP);
export const PHONE_STEP = 100;

const page = (eventType: string) =>
  ({
    eventType,
    page_id: 'home',
    page_name: '首页',
    cjj_id: '',
    client: 'H5',
    userStatus: '1',
    sourceid: 'XQD002',
    TestFlowId: '',
    anti_fraud_value: '',
    eventTime: new Date(0).toISOString(),
  }) as const;

/** What somebody looks at who opens the app, with what the app reports in the meantime. */
async function lookAround(person: TestPerson): Promise<void> {
  await person.must('queryProdSts', { productType: 'YQDC001' });
  await person.must('queryRepayState', {});
  await person.must('personalNotices', {});
  const eventTime = new Date().toISOString();
  await person.must('trackInsert', {
    records: ['open', 'view', 'tap', 'leave'].map((type) => ({ ...page(type), eventTime })),
  });
}

async function payDue(person: TestPerson, loanNo: string): Promise<void> {
  try {
    await person.repay(loanNo, 'due');
  } catch (error) {
    // Everything is paid, or the due day is still to come.
    if (!(error instanceof StepRefused)) throw error;
  }
}

class Living {
  private readonly loans: string[] = [];
  private credited = false;

  constructor(
    private readonly person: TestPerson,
    private readonly life: Life,
  ) {}

  async month(month: number): Promise<void> {
    const { person, life } = this;
    await person.register();
    await lookAround(person);
    if (life.until === 'registered') return;
    if (!this.credited) await person.apply();
    this.credited = true;
    await this.pay(month);
    const wish = life.loans?.[month];
    if (wish !== undefined) this.loans.push((await person.draw(wish)).loanNo);
    await person.must('signOut', {});
  }

  private async pay(month: number): Promise<void> {
    const { person, life, loans } = this;
    // Looked at, and not paid.
    for (const loanNo of loans) await person.call('repaymentTrial', { kind: 'payoff', loanNos: [loanNo] });
    if (month === life.settles) for (const loanNo of loans) await person.repay(loanNo, 'payoff');
    else if (month < (life.stops ?? MONTHS)) for (const loanNo of loans) await payDue(person, loanNo);
  }
}

/** All lives through the real gateway, month by month, so that each row of the filled database was once written by it. */
export async function live(db: Database, world: World): Promise<void> {
  const people = LIVES.map((life, index) => new Living(new TestPerson(world, phoneOf(index)), life));
  const desk = new Console(world.send);
  for (let month = 0; month < MONTHS; month += 1) {
    for (const person of people) await person.month(month);
    // The last month is not over: what is kept for days only is there, too.
    await desk.advanceDays(month === MONTHS - 1 ? 1 : MONTH_DAYS);
    await sweep(db);
  }
  // Nonces go by the machine's clock: a year that took seconds would leave all of them.
  await db.query('delete from nonces');
}
