/** User status enum (spec §3); `cerditName` is the wire's own spelling. */
export const USER_STATUSES = [
  'newUser',
  'creditReview',
  'creditDenied',
  'cerditName',
  'creditPass',
  'creditRepay',
  'loanReview',
  'activateUser',
  'supply',
  'addCredit',
] as const;

/** What tracking calls people without a status of their own (spec §3: "also tracked"). */
export const TRACKED_STATUSES = ['NoLogedIn', 'NoCredit', 'NoBorrowing'] as const;

export type UserStatus = (typeof USER_STATUSES)[number] | (typeof TRACKED_STATUSES)[number];

/** What the home page is about. */
export type HomeState = 'new' | 'reviewing' | 'denied' | 'credited' | 'borrowing' | 'overdue';

/**
 * The home page's one next action: log in; start, continue or supplement an application; wait for a decision; apply
 * again when it is time; activate the quota; draw; repay.
 */
export type HomeAction =
  'login' | 'apply' | 'continue' | 'supplement' | 'wait' | 'retry' | 'activate' | 'draw' | 'repay';

interface Home {
  readonly state: HomeState;
  readonly action: HomeAction;
}

/** The spec names the statuses and not their pages; this table is where the product says what each one means. */
const HOME: Record<UserStatus, Home> = {
  NoLogedIn: { state: 'new', action: 'login' },
  NoCredit: { state: 'new', action: 'apply' },
  newUser: { state: 'new', action: 'apply' },
  // Real name known, application unfinished.
  cerditName: { state: 'new', action: 'continue' },
  creditReview: { state: 'reviewing', action: 'wait' },
  // The decision waits for papers from the person.
  supply: { state: 'reviewing', action: 'supplement' },
  creditDenied: { state: 'denied', action: 'retry' },
  activateUser: { state: 'credited', action: 'activate' },
  creditPass: { state: 'credited', action: 'draw' },
  // Raise of a quota already given: it can be used meanwhile.
  addCredit: { state: 'credited', action: 'draw' },
  NoBorrowing: { state: 'credited', action: 'draw' },
  loanReview: { state: 'borrowing', action: 'wait' },
  creditRepay: { state: 'borrowing', action: 'repay' },
};

export function isUserStatus(value: unknown): value is UserStatus {
  return typeof value === 'string' && Object.prototype.hasOwnProperty.call(HOME, value);
}

/** What the home page shows; anything overdue comes before everything else. */
export function homeState(status: UserStatus, overdueDays = 0): HomeState {
  return overdueDays > 0 ? 'overdue' : HOME[status].state;
}

/** The home page's next action; anything overdue comes before everything else. */
export function homeAction(status: UserStatus, overdueDays = 0): HomeAction {
  return overdueDays > 0 ? 'repay' : HOME[status].action;
}
