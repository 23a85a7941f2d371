import * as v from 'valibot';
import { CONTACT_PHASES, LIFTINGS, RELATIONS, SEXES } from './codes';
import { USER_STATUSES } from './visitCodes';
import { defineCalls } from './define';
import {
  bit,
  code,
  count,
  date,
  dateOrNull,
  done,
  oneOf,
  phone,
  rate,
  tally,
  text,
  yuan,
  yuanOrNone,
} from './fields';
import { userInfo } from './login';
import { customerFacts } from './customerFacts';

export const contact = v.object({
  name: text(30),
  phone,
  relation: v.picklist(RELATIONS),
});

/** Spec §3 user status enum. */
export const userStatus = v.picklist(USER_STATUSES);

export const userRefusals = {
  /** Says which contact is wrong and why. */
  contactWrong: '100508',
} as const;

export const userCalls = defineCalls({
  /** Folder chosen by us: the spec names no path. Empty idNo means a new user (spec §4 Login). */
  getUserInfoByPhone: {
    verb: 'POST',
    path: '/loan/user/getUserInfoByPhone',
    body: 'sealed',
    auth: 'member',
    request: v.object({ stageType: v.literal('1') }),
    response: userInfo,
  },
  /** The customer's product status: decides the next action on the home page. */
  queryProdSts: {
    verb: 'POST',
    path: '/product/queryProdSts',
    body: 'sealed',
    auth: 'member',
    request: v.object({ productType: text(32) }),
    response: v.object({
      userStatus,
      custName: code,
      sex: oneOf(SEXES, ''),
      total: yuan,
      available: yuan,
      annualRate: rate,
      /** Share of the application done, 0 to 100, while it is unfinished. */
      processPercent: tally(0),
      /** When a denied person may apply again. */
      retryDate: dateOrNull,
      overdueDays: tally(0),
      /** In words, what the decision waits for while the status is supply. */
      supplement: code,
      /** The last day on which the line may be drawn; null without a line. */
      validTo: dateOrNull,
      /** Amount of the newest loan, for drawing it again: only once its first instalment is paid, otherwise ''. */
      lastDrawn: yuanOrNone,
      /** Sum of the drawings that the bank has not decided yet. */
      disbursing: yuanOrNone,
      /** Amount of the repayment that the bank has not decided yet: nothing else can be repaid until then. */
      repaying: yuanOrNone,
      /** The newest raise of the limit, while it is still news. */
      raised: v.fallback(v.nullable(v.object({ from: yuan, to: yuan, on: date })), null),
      /** The day of the last repayment, if everything borrowed is paid off. */
      settledOn: dateOrNull,
      /** Days left of the newest loan's cooling-off period; null if none is running. */
      coolingOffDaysLeft: v.fallback(v.nullable(count), null),
      /** The amount that ends that loan within the period: the principal less everything paid. */
      coolingOffAmount: v.fallback(v.nullable(yuan), null),
      /** Why the person may not borrow now, in one sentence, and the page where they can change that; '' and null if they may borrow. */
      barred: code,
      lifting: v.fallback(v.nullable(v.picklist(LIFTINGS)), null),
      ...customerFacts,
      /** '' if the host sends none. */
      today: v.fallback(v.union([date, v.literal('')]), ''),
    }),
  },
  /** Contacts of the credit or loan flow (contact node). Folder chosen by us. */
  saveUserInfo: {
    verb: 'POST',
    path: '/loan/user/saveUserInfo',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: userRefusals,
    request: v.object({
      phase: v.picklist(CONTACT_PHASES),
      general: v.pipe(v.array(contact), v.maxLength(3)),
      emergency: v.pipe(v.array(contact), v.maxLength(3)),
    }),
    response: done,
  },
  /** Occupation and company (companyAndOccuUpdate, spec §7 Credit). */
  companyAndOccuUpdate: {
    verb: 'POST',
    path: '/loan/user/update',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({
      platform: text(16),
      phase: v.picklist(CONTACT_PHASES),
      version: text(16),
      occupation: v.optional(text(32)),
      company: v.optional(v.pipe(v.string(), v.maxLength(60))),
    }),
    response: done,
  },
  /** Whitelist check (spec §4 Login, Credit entry). */
  queryZdList: {
    verb: 'POST',
    path: '/loan/apply/queryZdList',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({ inZdList: bit }),
  },
});
