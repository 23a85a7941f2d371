import type { Response } from '@/contract';
import type { HomeStatusFacts } from '@/domain/home/offer';
import { homeStatusOf } from '@/domain/home/homeStatus';

type Status = Response<'queryProdSts'>;

export const STATUS: Status = {
  userStatus: 'newUser',
  custName: '王小明',
  sex: 'M',
  total: '50000.00',
  available: '38000.00',
  annualRate: '0.1440',
  processPercent: 40,
  retryDate: '2026-12-21',
  overdueDays: 0,
  supplement: '',
  validTo: null,
  lastDrawn: '',
  disbursing: '',
  repaying: '',
  raised: null,
  settledOn: null,
  coolingOffDaysLeft: null,
  coolingOffAmount: null,
  coolingOffLoan: null,
  barred: '',
  lifting: null,
  transfers: [],
  leavingUntil: null,
  documents: [],
  idCard: null,
  today: '2026-11-21',
};
export const REPAY: Response<'queryRepayState'> = {
  psPayTotalAmts: '1093.18',
  psRepayAmt: '',
  loanOdInd: 'N',
  dueDate: '2026-12-18',
};
/** Of a person who owes nothing. */
const NOTHING: Response<'queryRepayState'> = {
  psPayTotalAmts: '',
  psRepayAmt: '',
  loanOdInd: '',
  dueDate: null,
};
/** What this person owes; REPAY unless another day is given. */
export const repayOf = ({ userStatus }: Partial<Status>, dueDate = REPAY.dueDate) =>
  userStatus === 'creditRepay' ? { ...REPAY, dueDate } : NOTHING;
export const RATE = { isShow: 'Y', min: '7.20', max: '24.00' } as const;

/** A person with this status, everything loaded. */
export const standingWith = (change: Partial<Status>, facts: Partial<HomeStatusFacts> = {}) =>
  homeStatusOf({
    status: { ...STATUS, ...change },
    repay: repayOf(change),
    repayComes: false,
    rate: RATE,
    rateComes: false,
    ...facts,
  });

/** What the quota card of 我的 says: kind, title, note, action; undefined: its figures say everything. */
export type Card = readonly [string, string, string, string] | undefined;

/** One state: what the hero of home shows, and what the quota card of 我的 says. */
export interface Case {
  readonly status: Partial<Status>;
  /** Default: in four weeks. */
  readonly dueDate?: string;
  readonly name: string;
  /** Fen, or words. */
  readonly figure: number | string;
  readonly right: string;
  readonly note: string;
  readonly more: string;
  readonly tone: 'ink' | 'red';
  readonly action: string;
  readonly card: Card;
}
