import { routes, type RouteKey } from '@/navigation';
import { repayDraft } from '@/features/repaying/repayDraft';
import { openDrawing } from '../loanV2/flow';

/** What midnight may end on a page. */
export interface Row {
  /** `stays`: it holds a day that ends and does not ask again, for the reason in `why`. `no model`: the page asks nothing. */
  readonly ends: 'nothing' | 'asked again' | 'stays' | 'no model';
  readonly why?: string;
  /** Parameters of its address besides those that every page gets. */
  readonly params?: Readonly<Record<string, string>>;
  /** The steps before a page that its address alone does not lead to. */
  readonly before?: (loanNo: string) => Promise<void> | void;
}

const NO_MODEL: Row = { ends: 'no model' };
const ASKS: Row = { ends: 'asked again' };
const stays = (why: string): Row => ({ ends: 'stays', why });

const paying = (loanNo: string): void => repayDraft.begin('due', [loanNo]);

/** The pages with a price, a right or a deadline that midnight ends, and those without a model. Of every other page the tests see that it has none. */
const ROWS: Readonly<Partial<Record<RouteKey, Row>>> = {
  home: ASKS,
  user: ASKS,
  squareCredit: ASKS,
  ocrA: stays('the days of the card are printed on it; the application is refused when they are over'),
  ocrB: stays('the days of the card are printed on it; the application is refused when they are over'),
  ocrTab: stays('the days of the card are printed on it; the application is refused when they are over'),
  addContacts: stays('only where the person works is taken from the answer, which has no end'),
  creditAddContacts: NO_MODEL,
  bindCard: stays('it has left for the step that is next'),
  creditResult: ASKS,
  supplementary: stays('what the review asks for has no last day'),
  loan: ASKS,
  loanAddContacts: stays('only the contacts on file are taken from the answer, which have no end'),
  loanFront: { ends: 'asked again', before: () => openDrawing('3000') },
  loanService: NO_MODEL,
  chooseLocation: NO_MODEL,
  openLocation: NO_MODEL,
  repay: ASKS,
  repayEntry: ASKS,
  partRepay: ASKS,
  repayConfirm: { ends: 'asked again', before: paying },
  offlineRepay: ASKS,
  offlineResult: ASKS,
  iouDetails: ASKS,
  loanRecord: ASKS,
  cardDetails: ASKS,
  idCardUpdate: stays('the new card counts; pictures that are gone are asked for when it is sent'),
  idCardUpdated: stays('the days of the card that was renewed a moment ago'),
  loanHistory: ASKS,
  loanDetail: ASKS,
  proofs: ASKS,
  proofUpload: ASKS,
  proofDetail: ASKS,
  coupons: ASKS,
  raise: ASKS,
  raiseRecord: ASKS,
  suggest: { ends: 'asked again', params: { tab: 'mine' } },
  onlineService: NO_MODEL,
  activityLoading: { ...stays('it has led on, or says why not'), params: { code: 'pxjh' } },
  landing: ASKS,
  tuitionPlan: ASKS,
  account: ASKS,
  personInfo: ASKS,
  mySupplement: ASKS,
  applyLogout: ASKS,
  applyLogoutReason: stays('the account leaves a number of days after it is sent, whenever that is'),
  applyLogoutSuccess: ASKS,
};

/** Every page with its row. */
export const PAGES = Object.fromEntries(
  (Object.keys(routes) as RouteKey[]).map((key) => [key, ROWS[key] ?? { ends: 'nothing' }]),
) as Readonly<Record<RouteKey, Row>>;
