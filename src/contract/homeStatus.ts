import * as v from 'valibot';
import { defineCalls } from './define';
import { code, count, flag, key, name, nothing, oneOf, someOf, tally, text } from './fields';
import { yuan } from './flowFields';
import { position } from './content';
import { userStatus } from './user';

const productStatus = v.object({ productType: text(32), userStatus, available: yuan });
const service = v.object({ name: name(16), icon: code, jumpUrl: name(200) });
const disciplinary = v.object({ loanType: code, disciplinaryType: code });

export const homeStatusRefusals = {
  fileUnknown: '103401',
  fileChanged: '103402',
  fileNotReady: '103403',
} as const;

/**
 * Short answers about a person's state (spec §7 Home and user, Loan). The spec gives no fields and, for most, no folder: both are
 * chosen by us. Our pages get the same from queryProdSts, queryRepayState and queryLoanUnion; hosts of older pages ask these.
 */
export const homeStatusCalls = defineCalls({
  /** The counts of home: unread messages, usable coupons, open loans. */
  selectIndexData: {
    verb: 'POST',
    path: '/loan/user/selectindexdata',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ userStatus, unread: tally(0), coupons: tally(0), openLoans: tally(0) }),
  },
  /** The status of each product of the person. */
  getUserProdSts: {
    verb: 'POST',
    path: '/home/getUserProdSts',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ list: someOf(productStatus) }),
  },
  /** The same with the services grid. */
  getUserProdStsAndfunc: {
    verb: 'POST',
    path: '/home/getUserProdStsAndfunc',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ list: someOf(productStatus), functions: someOf(service) }),
  },
  /** What is overdue; '0.00' and 0 days if nothing is. */
  queryUserOverDue: {
    verb: 'POST',
    path: '/loan/user/queryUserOverDue',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ overdue: flag, amount: yuan, days: tally(0) }),
  },
  /** Node data of home (spec §3): state of the newest loan of the goods product; '' without one. */
  queryNodeDatas: {
    verb: 'POST',
    path: '/home/queryNodeDatas',
    body: 'sealed',
    auth: 'member',
    request: v.object({ node: v.literal('1') }),
    response: v.object({ jdLoanStatus: oneOf(['processing', 'paid', 'failed', 'settled'], '') }),
  },
  /** Credit status (spec §3 loanSts): Y while the person owes something. */
  queryCustLoanSts: {
    verb: 'POST',
    path: '/loan/queryCustLoanSts',
    body: 'sealed',
    auth: 'member',
    request: v.object({ loanType: text(32) }),
    response: v.object({ loanSts: flag }),
  },
  /** Whether a drawing could be opened, and up to which sum. */
  queryPreLoanCredit: {
    verb: 'POST',
    path: '/loan/queryPreLoanCredit',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ mayDraw: flag, available: yuan }),
  },
  /** Spec §3 Loan union query result: the disciplinary list alone. */
  disciplinaryData: {
    verb: 'POST',
    path: '/loan/disciplinaryData',
    body: 'sealed',
    auth: 'member',
    request: v.object({ loanType: text(32) }),
    response: v.object({ disciplinaryStatus: someOf(disciplinary) }),
  },
  /** One sentence about the next step of an application; '' if there is none to take. */
  querygetPrompt: {
    verb: 'POST',
    path: '/loan/apply/querygetPrompt',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ prompt: code, percent: count }),
  },
  /** Operation positions of a page, for a person (spec §2 Home content); the same as operationList. */
  getOperationList: {
    verb: 'POST',
    path: '/position/getOperationList',
    body: 'sealed',
    auth: 'member',
    request: v.object({ page: v.picklist(['01', '02', '03']) }),
    response: v.object({ positionDtoList: someOf(position) }),
  },
  /** Operation positions of all pages (spec §2 Home content). */
  positionList: {
    verb: 'POST',
    path: '/position/list',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ positionDtoList: someOf(position) }),
  },
  /** A signed contract of the person as base64 (PDF), for hosts that cannot open an address. */
  getBase64Context: {
    verb: 'POST',
    path: '/file/upload/getBase64Context',
    body: 'sealed',
    auth: 'member',
    slow: true,
    refusals: homeStatusRefusals,
    request: v.object({ fileId: key }),
    response: v.object({ title: text(60), type: v.literal('application/pdf'), base64: v.string() }),
  },
});
