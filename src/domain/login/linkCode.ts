import type { partnerRefusals } from '@/contract/partner';

/** Contract partner: a one-time code that a link carries. */
const LINK_CODE = /^[\w.-]{20,160}$/;

/** The code of a link as its page was opened with it; '' where there is none that could be one. */
export const linkCodeOf = (text: string | undefined): string =>
  text !== undefined && LINK_CODE.test(text) ? text : '';

/** The link is unknown, used or expired; the contract's type keeps it the contract's code. */
export const LINK_OVER: (typeof partnerRefusals)['linkOver'] = '101401';
