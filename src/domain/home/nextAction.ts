import type { UserStatus } from '../credit/userStatus';
import { compare, type CivilDate } from '../dates/civil';
import type { Fen } from '../money/fen';

/** What the home page is about. */
export type HomeState = 'new' | 'reviewing' | 'denied' | 'credited' | 'borrowing' | 'overdue';

/**
 * The home page's one next action: log in; start or continue an application, hand in what the decision waits for, see how it
 * goes or why it failed, apply again when it is time; activate the quota; draw; see how the drawing goes; repay.
 */
export type HomeAction =
  | 'login'
  | 'apply'
  | 'continue'
  | 'supplement'
  | 'creditProgress'
  | 'creditResult'
  | 'reapply'
  | 'activate'
  | 'draw'
  | 'loanProgress'
  | 'repay';

/** What decides it. Amounts in fen. */
export interface HomeFacts {
  readonly status: UserStatus;
  readonly overdueDays?: number;
  /** What may be drawn now. */
  readonly available?: Fen;
  /** When a denied person may apply again; null: at any time. */
  readonly retryDate?: CivilDate | null;
  readonly today?: CivilDate;
}

export interface Home {
  readonly state: HomeState;
  readonly action: HomeAction;
}

/** The spec names the statuses and not their pages; this table is where the product says what each one means. */
const HOME: Readonly<Record<UserStatus, (facts: HomeFacts) => Home>> = {
  NoLogedIn: () => ({ state: 'new', action: 'login' }),
  NoCredit: () => ({ state: 'new', action: 'apply' }),
  newUser: () => ({ state: 'new', action: 'apply' }),
  // Real name known, application unfinished.
  cerditName: () => ({ state: 'new', action: 'continue' }),
  creditReview: () => ({ state: 'reviewing', action: 'creditProgress' }),
  // The decision waits for papers from the person.
  supply: () => ({ state: 'reviewing', action: 'supplement' }),
  creditDenied: (facts) => ({ state: 'denied', action: mayReapply(facts) ? 'reapply' : 'creditResult' }),
  activateUser: () => ({ state: 'credited', action: 'activate' }),
  creditPass: () => ({ state: 'credited', action: 'draw' }),
  // Raise of a quota already given: it can be used meanwhile.
  addCredit: () => ({ state: 'credited', action: 'draw' }),
  NoBorrowing: () => ({ state: 'credited', action: 'draw' }),
  loanReview: () => ({ state: 'borrowing', action: 'loanProgress' }),
  // The instalment stands below with a control of its own; a used-up quota leaves only that.
  creditRepay: ({ available = 0 }) => ({ state: 'borrowing', action: available > 0 ? 'draw' : 'repay' }),
};

/** State and next action of the home page; anything overdue comes before everything else. */
export function homeOf(facts: HomeFacts): Home {
  return (facts.overdueDays ?? 0) > 0 ? { state: 'overdue', action: 'repay' } : HOME[facts.status](facts);
}

function mayReapply({ retryDate, today }: HomeFacts): boolean {
  if (retryDate === null || retryDate === undefined) return true;
  return today !== undefined && compare(retryDate, today) <= 0;
}
