import * as v from 'valibot';
import { CONTACT_PHASES, LIFTINGS, RELATIONS, SEXES } from './codes';
import { USER_STATUSES } from './visitCodes';
import { defineCalls } from './define';
import { code, count, done, oneOf, orElse, orNull, phone, tally, text } from './fields';
import { bit, date, dateOrNull, rate, yuan, yuanOrNone } from './flowFields';
import { maskedPhone } from './fields';
import { userInfo } from './login';
import { customerFacts } from './customerFacts';

export const contact = v.object({
  name: text(30),
  phone,
  relation: v.picklist(RELATIONS),
});

/**
 * A contact that is on file and stays: masked, as `queryUserInfo` shows it, since its phone never leaves the gateway in full. The gateway takes
 * the person's own contact of this kind that looks so, and refuses with contactWrong if there is none.
 */
const keptContact = v.object({
  keep: v.literal('Y'),
  name: text(30),
  phone: maskedPhone,
  relation: v.picklist(RELATIONS),
});
const contacts = v.pipe(v.array(v.union([keptContact, contact])), v.maxLength(3));

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
      raised: orElse(orNull(v.object({ from: yuan, to: yuan, on: date })), null),
      /** The day of the last repayment, if everything borrowed is paid off. */
      settledOn: dateOrNull,
      /** Days left of the newest loan's cooling-off period; null if none is running. */
      coolingOffDaysLeft: orElse(orNull(count), null),
      /** The amount that ends that loan within the period: the principal less everything paid. */
      coolingOffAmount: orElse(orNull(yuan), null),
      /** The amount of that loan; null if it is the only one. */
      coolingOffLoan: orElse(orNull(yuan), null),
      /** Why the person may not borrow now, in one sentence, and the page where they can change that; '' and null if they may borrow. */
      barred: code,
      lifting: orElse(orNull(v.picklist(LIFTINGS)), null),
      ...customerFacts,
      /** '' if the host sends none. */
      today: orElse(v.union([date, v.literal('')]), ''),
    }),
  },
  /** Contacts of the credit or loan flow (contact node): new ones in full, and `keep` for those that stay (an addition). Folder chosen by us. */
  saveUserInfo: {
    verb: 'POST',
    path: '/loan/user/saveUserInfo',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: userRefusals,
    request: v.object({
      phase: v.picklist(CONTACT_PHASES),
      general: contacts,
      emergency: contacts,
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
