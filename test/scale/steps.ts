import {
  factsOf,
  prepareDrawing,
  prepareRepayment,
  type PersonFacts,
  type World,
} from '../../gateway/console/person';
import { TestPerson } from '../gateway/bank/person';
import { phoneOf } from './life';

/** A copy of somebody who lived a life: with that person's trade password. */
export class Copy extends TestPerson {
  override readonly facts: PersonFacts;

  constructor(world: World, life: number, copy: number) {
    super(world, phoneOf(life, copy));
    this.facts = factsOf(phoneOf(life));
  }
}

/** A person in the middle of a round. */
export interface Guest {
  readonly person: TestPerson;
  /** The loan drawn last, not repaid yet. */
  loanNo: string;
  repayNo: string;
}

/** Does what has to come before, and returns what is measured. */
type Step = (guest: Guest) => Promise<() => Promise<unknown>>;

const WISH = { amount: '500.00', term: 3, method: 'bullet' } as const;

const at =
  (work: (person: TestPerson) => Promise<unknown>): Step =>
  ({ person }) =>
    Promise.resolve(() => work(person));

/** One round of a person, in this order. */
export const STEPS = {
  home: at((person) =>
    Promise.all([
      person.must('queryProdSts', { productType: 'YQDC001' }),
      person.must('queryRepayState', {}),
      person.must('queryCouponNode', { node: '1,2' }),
    ]),
  ),
  trial: at((person) => person.must('loanUseTrial', { ...WISH })),
  draw: async (guest) => {
    const request = await prepareDrawing(guest.person, WISH);
    return async () => {
      guest.loanNo = (await guest.person.must('limitUseLoan', request)).loanNo;
    };
  },
  'trial of a repayment': ({ person, loanNo }) =>
    Promise.resolve(() => person.must('repaymentTrial', { kind: 'payoff', loanNos: [loanNo] })),
  repay: async (guest) => {
    const { person, loanNo } = guest;
    const request = await prepareRepayment(person, loanNo, 'payoff');
    return async () => {
      guest.repayNo = (await person.must('doRepayAfterTrial', request)).repayNo;
    };
  },
  history: at((person) => person.must('queryLoanRecordInfo', { kind: 'all' })),
  'a repayment of the history': ({ person, repayNo }) =>
    Promise.resolve(() => person.must('queryRepaymentInfo', { repayNo })),
  messages: at((person) => person.must('personalNotices', {})),
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];
