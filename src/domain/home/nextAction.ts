import type { Response } from '@/contract';
import type { Lifting } from '@/contract/codes';
import type { UserStatus } from '../credit/userStatus';
import { compare, type CivilDate } from '../dates/civil';
import { parseYuan, type Fen } from '../money/fen';

/** The state that the home page shows. disbursing, repaying: the bank has not decided yet on a drawing or a repayment. */
export type HomeState =
  'new' | 'reviewing' | 'denied' | 'credited' | 'borrowing' | 'disbursing' | 'repaying' | 'overdue';

/**
 * The home page's one next action: log in; start or continue an application, hand in the papers that the decision waits for, see its
 * progress or why it was denied, apply again when allowed; activate the quota; draw, or first remove what bars that; see the progress of
 * the drawing; repay; see the progress of the repayment.
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
  | Lifting
  | 'loanProgress'
  | 'repay'
  | 'repayProgress';

/** The facts that decide the next action. Amounts in fen. */
export interface HomeFacts {
  readonly status: UserStatus;
  readonly overdueDays?: number;
  /** Amount that may be drawn now. */
  readonly available?: Fen;
  /** Drawings and repayments that the bank has not decided yet. */
  readonly disbursing?: Fen;
  readonly repaying?: Fen;
  /** The page where the person can remove what keeps them from borrowing. */
  readonly lifting?: Lifting | null;
  /** When a denied person may apply again; null: at any time. */
  readonly retryDate?: CivilDate | null;
  readonly today?: CivilDate;
}

export interface Home {
  readonly state: HomeState;
  readonly action: HomeAction;
}

/** The spec names the statuses but not their pages; this table is the product's decision on each status. */
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
  // A raise of a granted quota: until it is decided, the quota can be used.
  addCredit: () => ({ state: 'credited', action: 'draw' }),
  NoBorrowing: () => ({ state: 'credited', action: 'draw' }),
  loanReview: () => ({ state: 'disbursing', action: 'loanProgress' }),
  // The instalment is shown below with its own button; if the quota is used up, repaying is the only action.
  creditRepay: ({ available = 0 }) => ({ state: 'borrowing', action: available > 0 ? 'draw' : 'repay' }),
};

/**
 * State and next action of the home page. First a repayment that the bank is deciding on: no other is accepted, so the person can only wait. Then
 * what is overdue. Then a drawing under way: no other is accepted, either.
 */
export function homeOf(facts: HomeFacts): Home {
  const { overdueDays = 0, repaying = 0, disbursing = 0 } = facts;
  if (repaying > 0) return { state: 'repaying', action: 'repayProgress' };
  if (overdueDays > 0) return { state: 'overdue', action: 'repay' };
  if (disbursing > 0) return { state: 'disbursing', action: 'loanProgress' };
  const home = HOME[facts.status](facts);
  return facts.lifting && home.action === 'draw' ? { ...home, action: facts.lifting } : home;
}

type Status = Response<'queryProdSts'>;

const amountOf = (yuan: string): Fen => parseYuan(yuan) ?? 0;

/** homeOf the product status; undefined is a visitor. */
export function homeFor(status: Status | undefined): Home {
  if (status === undefined) return homeOf({ status: 'NoLogedIn' });
  const { userStatus, overdueDays, retryDate, today, lifting } = status;
  return homeOf({
    status: userStatus,
    overdueDays,
    available: amountOf(status.available),
    disbursing: amountOf(status.disbursing),
    repaying: amountOf(status.repaying),
    lifting,
    retryDate,
    today,
  });
}

function mayReapply({ retryDate, today }: HomeFacts): boolean {
  if (retryDate === null || retryDate === undefined) return true;
  return today !== undefined && compare(retryDate, today) <= 0;
}
