/* Code sets of the calls that every visit sends; all others are in ./codes, which load with the pages that need them. */

export const YES_NO = ['Y', 'N'] as const;
export const BITS = ['0', '1'] as const;

export const TERMINALS = ['h5', 'weapp'] as const;
export type Terminal = (typeof TERMINALS)[number];

/** Spec §3 user status enum; `cerditName` is the wire's own spelling. */
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

/** What the home page's popups are about. */
export const POPUP_KINDS = ['operation', 'loanContract', 'assetTransfer'] as const;
export type PopupKind = (typeof POPUP_KINDS)[number];
export const POPUP_RULES = ['once', 'daily', 'visit'] as const;
export type PopupRule = (typeof POPUP_RULES)[number];
