import type { Response } from '@/contract';
import type { Lifting } from '@/contract/codes';
import type { UserStatus } from '../credit/userStatus';
import { compare, type CivilDate } from '../dates/civil';
import { parseYuan, type Fen } from '../money/fen';

/**
 * The state that the home page shows. disbursing, repaying: the bank has not decided yet on a drawing or a repayment. due: something
 * falls due within DUE_SOON_DAYS. task: something else waits for the person (domain/home/tasks).
 */
export type HomeState =
  | 'new'
  | 'reviewing'
  | 'denied'
  | 'credited'
  | 'borrowing'
  | 'disbursing'
  | 'repaying'
  | 'overdue'
  | 'due'
  | 'task';

/**
 * The home page's one next action: log in; start or continue an application, hand in the papers that the decision waits for, see its
 * progress or why it was denied, apply again when allowed; activate the quota; draw, or first remove what bars that; see the progress of
 * the drawing; repay; see the progress of the repayment.
 */
export type NextStep =
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

/** The page where the person does a task. */
export type TaskWay =
  | { readonly to: 'transfer'; readonly offlineNo: string }
  | { readonly to: 'leaving' }
  | { readonly to: 'proof'; readonly loanNo: string }
  | { readonly to: 'supplement'; readonly supplementNo: string }
  | { readonly to: 'idCard' }
  /** A next action of home that is not the most urgent one. */
  | { readonly to: 'action'; readonly action: NextStep };

/** task: opens the page of the task that waits. */
export type HomeAction = NextStep | 'task';

/** So many days before its date, a repayment comes before everything but what the bank or the person must decide now. */
export const DUE_SOON_DAYS = 3;

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
  /** Days until the next repayment, 0 on its day; undefined: unknown, or nothing is owed. */
  readonly dueIn?: number | undefined;
  /** Where a transfer under review, a cancellation, a document or an ID card waits for the person. */
  readonly waits?: TaskWay | undefined;
}

interface Step {
  readonly state: Exclude<HomeState, 'task'>;
  readonly action: NextStep;
}

export interface Home {
  readonly state: HomeState;
  readonly action: HomeAction;
  /** Where the action leads. */
  readonly way: TaskWay;
}

/** The spec names the statuses but not their pages; this table is the product's decision on each status. */
const HOME: Readonly<Record<UserStatus, (facts: HomeFacts) => Step>> = {
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
  creditRepay: () => ({ state: 'borrowing', action: 'repay' }),
};

const REPAY: Step = { state: 'due', action: 'repay' };

/** What money decides before anything else; undefined: nothing of it. */
function moneyStep({ overdueDays = 0, repaying = 0, disbursing = 0, dueIn }: HomeFacts): Step | undefined {
  if (repaying > 0) return { state: 'repaying', action: 'repayProgress' };
  if (overdueDays > 0) return { state: 'overdue', action: 'repay' };
  if (dueIn === 0) return REPAY;
  if (disbursing > 0) return { state: 'disbursing', action: 'loanProgress' };
  return undefined;
}

function laterStep(facts: HomeFacts): Step {
  if (isDueSoon(facts.dueIn)) return REPAY;
  const step = HOME[facts.status](facts);
  return facts.lifting && step.action === 'draw' ? { ...step, action: facts.lifting } : step;
}

/** The next step of money and credit alone. */
export const stepOf = (facts: HomeFacts): Step => moneyStep(facts) ?? laterStep(facts);

/**
 * State and next action of the home page: the first that applies. A repayment that the bank is deciding on comes before what is overdue,
 * since no other is accepted until then: the person can only wait. Then what is overdue or due today; a drawing under way, which bars
 * another; what waits for the person; what is due soon; the application and its decision; a debt with a later day; borrowing.
 */
export function homeOf(facts: HomeFacts): Home {
  const money = moneyStep(facts);
  if (facts.waits && money === undefined) return { state: 'task', action: 'task', way: facts.waits };
  const step = money ?? laterStep(facts);
  return { ...step, way: { to: 'action', action: step.action } };
}

export const isDueSoon = (dueIn: number | undefined): boolean =>
  dueIn !== undefined && dueIn <= DUE_SOON_DAYS;

/** What a person with a line can do with it: first remove what bars borrowing; 'repay' if nothing is left of it. */
export function lineAction({ status, available = 0, lifting }: HomeFacts): NextStep {
  if (status === 'activateUser') return 'activate';
  if (status === 'creditRepay' && available <= 0) return 'repay';
  return lifting ?? 'draw';
}

type Status = Response<'queryProdSts'>;

const amountOf = (yuan: string): Fen => parseYuan(yuan) ?? 0;

/** The facts in the product status; undefined is a visitor. */
export function homeFacts(status: Status | undefined): HomeFacts {
  if (status === undefined) return { status: 'NoLogedIn' };
  const { userStatus, overdueDays, retryDate, today, lifting } = status;
  return {
    status: userStatus,
    overdueDays,
    available: amountOf(status.available),
    disbursing: amountOf(status.disbursing),
    repaying: amountOf(status.repaying),
    lifting,
    retryDate,
    today,
  };
}

function mayReapply({ retryDate, today }: HomeFacts): boolean {
  if (retryDate === null || retryDate === undefined) return true;
  return today !== undefined && compare(retryDate, today) <= 0;
}
