import { homeStatusOf } from '@/domain/home/homeStatus';
import type { HomeStatusFacts } from '@/domain/home/offer';
import { stripOf } from '@/domain/home/strip';
import { RATE, REPAY, STATUS } from './homeStatuses';

type Status = typeof STATUS;
interface Fact {
  readonly what: string;
  readonly status?: Partial<Status>;
  /** The next due date. */
  readonly dueDate?: string;
  /** What the hero says, and the key of the fact in the list of tasks if it is not the first. */
  readonly hero: string;
  readonly item?: string;
}

const transfer = { offlineNo: 'F1', loanNo: 'L1', amount: '1042.42', paidOn: '2026-11-20', heldUntil: null };
const document = { kind: 'supplement' as const, no: 'S1', title: '收入证明', dueOn: '2026-12-01' };

/** What can be known about a person at the same time, the most urgent first. */
const FACTS: readonly Fact[] = [
  { what: 'overdue', status: { overdueDays: 3 }, hero: '逾期应还' },
  { what: 'due today', dueDate: '2026-11-21', hero: '今天应还' },
  { what: 'a drawing under way', status: { disbursing: '2000.00' }, hero: '放款处理中', item: 'drawing' },
  {
    what: 'a transfer under review',
    status: { transfers: [{ ...transfer, state: 'reviewing' }] },
    hero: '转账核对中',
    item: 'transfer',
  },
  {
    what: 'a cancellation',
    status: { leavingUntil: '2026-11-27' },
    hero: '账号正在注销',
    item: 'leaving',
  },
  { what: 'a document', status: { documents: [document] }, hero: '请提交收入证明', item: 'supplement-S1' },
  {
    what: 'an ID card about to expire',
    status: { idCard: { validTo: '2027-01-20', validity: 'soon' } },
    hero: '身份证快到期了',
    item: 'idCard',
  },
  { what: 'due in three days', dueDate: '2026-11-24', hero: '本期应还' },
];

/** The last ones: one of them is true of each person. */
const LAST: readonly Fact[] = [
  {
    what: 'an application',
    status: { userStatus: 'cerditName' },
    hero: '最高可申请额度',
    item: 'application',
  },
  { what: 'a review', status: { userStatus: 'creditReview' }, hero: '申请进度', item: 'application' },
  { what: 'a denial', status: { userStatus: 'creditDenied' }, hero: '申请结果', item: 'application' },
  {
    what: 'a line to activate',
    status: { userStatus: 'activateUser' },
    hero: '可借额度',
    item: 'application',
  },
  { what: 'a later debt', status: { userStatus: 'creditRepay' }, dueDate: '2026-12-18', hero: '本期应还' },
  { what: 'a line', status: { userStatus: 'creditPass' }, hero: '可借额度' },
];

/** All sets of facts, as lists in order. */
const setsOf = (facts: readonly Fact[]): Fact[][] =>
  facts.reduceRight<Fact[][]>((sets, fact) => [...sets, ...sets.map((set) => [fact, ...set])], [[]]);

function shown(facts: readonly Fact[]) {
  const status = facts.reduce<Status>((all, fact) => ({ ...all, ...fact.status }), STATUS);
  const dueDate = facts.find((fact) => fact.dueDate !== undefined)?.dueDate ?? null;
  const repay = { ...REPAY, loanOdInd: 'N' as const, dueDate };
  const given: HomeStatusFacts = { status, repay, repayComes: false, rate: RATE, rateComes: false };
  const hero = homeStatusOf(given);
  return { hero, strip: stripOf(given, hero).map(({ key }) => key) };
}

describe.each(LAST)('home of a person with $what', (last) => {
  it('has the most urgent fact in the large card and every other one below, in order, whatever else is true', () => {
    const sets = setsOf(FACTS);
    expect(sets).toHaveLength(2 ** FACTS.length);
    for (const set of sets) {
      const all = [...set, last];
      const { hero, strip } = shown(all);
      expect([set.map(({ what }) => what), hero.name]).toEqual([set.map(({ what }) => what), all[0]?.hero]);
      expect(strip).toEqual(all.slice(1).flatMap(({ item }) => item ?? []));
    }
  });

  it('offers nothing to borrow while something is overdue or due within three days', () => {
    for (const set of setsOf(FACTS)) {
      const pressing = set.some(({ what }) => /overdue|due /.test(what));
      const { hero } = shown([...set, last]);
      expect([set.map(({ what }) => what), hero.offers]).toEqual([set.map(({ what }) => what), !pressing]);
      if (pressing) {
        expect(hero.line).toBeUndefined();
        expect(['draw', 'activate']).not.toContain(hero.action);
        expect(hero.again).toBeUndefined();
      }
    }
  });
});

it('a repayment that the bank is deciding on comes first: nothing else can be repaid until then', () => {
  for (const set of setsOf(FACTS)) {
    const { hero } = shown([...set, { what: 'repaying', status: { repaying: '1093.18' }, hero: '' }]);
    expect([hero.name, hero.action]).toEqual(['还款处理中', 'repayProgress']);
  }
});
