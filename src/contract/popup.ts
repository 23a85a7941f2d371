import * as v from 'valibot';
import { POPUP_KINDS, POPUP_RULES } from './visitCodes';
import { defineCalls } from './define';
import { code, done, flag, key, oneOf, someOf, text } from './fields';
import { take } from './refusals';

/** Id of a popup; a popup about a loan has the loan's number in it: 'loanContract:L123'. */
const popupId = v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/));

/** One dialog of the home page. The spec names the calls and no fields: these are chosen by us. */
export const popup = v.object({
  popupId,
  /** `operation` is content for everyone; the others are about this person's loans. */
  kind: oneOf(POPUP_KINDS, 'operation'),
  title: code,
  content: code,
  /** The main button, and where it leads (a target for openTarget); with '' it only closes. */
  button: code,
  jumpUrl: code,
  /** Spec §2 Home content, marks: once ever, once per calendar day, or at each visit until the person closes it for good. */
  rule: oneOf(POPUP_RULES, 'once'),
  /** Elder mode shows no promotions. */
  promotion: flag,
});

const list = v.object({ list: someOf(popup) });
const one = v.object({ popupId });

export const popupRefusals = { loanUnknown: '101501', transferUnknown: '101502' } as const;

/** Popups of the home page and their marks (spec §7 Home and user), most pressing first. */
export const popupCalls = defineCalls({
  /** For a visitor, whose marks only the device keeps. */
  homePopup: {
    verb: 'GET',
    path: '/api/popup/homePopup',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: v.object({ loanType: text(32), minVersion: v.string(), channel: text(16) }),
    response: list,
  },
  /** For the person logged in: the popups that are due now, by the marks that the calls below save. */
  newHomePopup: {
    verb: 'POST',
    path: '/home/newHomePopup',
    body: 'sealed',
    auth: 'member',
    request: v.object({ loanType: text(32), minVersion: v.string() }),
    response: list,
  },
  /** Marks a popup as shown. */
  saveShowMark: {
    verb: 'POST',
    path: '/popup/saveShowMark',
    body: 'sealed',
    auth: 'member',
    request: one,
    response: done,
  },
  /** What the person did with the popup: followed its button, or closed it. */
  popupOperate: {
    verb: 'POST',
    path: '/popup/popupOperate',
    body: 'sealed',
    auth: 'member',
    request: v.object({ popupId, operate: v.picklist(['open', 'close']) }),
    response: done,
  },
  /** Not to be shown again. */
  closeShowup: {
    verb: 'POST',
    path: '/popup/closeShowup',
    body: 'sealed',
    auth: 'member',
    request: one,
    response: done,
  },
  /** Postponed: due again tomorrow. */
  updateHomePopup: {
    verb: 'POST',
    path: '/popup/updateHomePopup',
    body: 'sealed',
    auth: 'member',
    request: one,
    response: done,
  },
  /** The person has seen the announcement of this loan's contract. */
  closeLoanContractPopup: {
    verb: 'POST',
    path: '/popup/closeLoanContractPopup',
    body: 'sealed',
    auth: 'member',
    refusals: take(popupRefusals, 'loanUnknown'),
    request: v.object({ loanNo: key }),
    response: done,
  },
  /** The person has read the notice that a claim was transferred. */
  offAssetTransfer: {
    verb: 'POST',
    path: '/popup/offAssetTransfer',
    body: 'sealed',
    auth: 'member',
    refusals: take(popupRefusals, 'transferUnknown'),
    request: v.object({ transferNo: key }),
    response: done,
  },
});
