import { LOAN_BLOCKS } from './codes';
import { take } from './refusals';

/** Refusals of a trial or a drawing. */
export const loanRefusals = {
  /** Outside the product's rule or the available quota. */
  amountOutside: '100801',
  rateAboveCeiling: '100802',
  /** No such term or method. */
  planUnknown: '100803',
  /** The cost sheet was not open long enough. */
  costSheetUnread: '100805',
  quotaTooSmall: '100806',
  notSigned: '100807',
  /** The trial that the person read or signed is not planned from today. */
  dayPassed: '100810',
  /** The bank has not reported the result of the previous drawing yet. */
  drawingOpen: '100811',
  /** Signed at another rate. */
  rateChanged: '100812',
  /** No such drawing of this person. */
  drawingUnknown: '100813',
  /** The product asks for an address, and none was given. */
  addressMissing: '100814',
  /** For this drawing the person has not acknowledged what the money may be used for. */
  usageUnread: '100815',
} as const;

/** Refusals for a credit line that cannot be used. */
export const lineRefusals = take(LOAN_BLOCKS, 'noLine', 'lineExpired', 'lineInactive');
