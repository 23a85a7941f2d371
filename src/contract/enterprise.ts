import * as v from 'valibot';
import { defineCalls } from './define';
import { instant, key, nothing, orNull, phone, text, yesNo } from './fields';
import { channelFields, requestNo, smsCode, yuan } from './flowFields';
import { codeLoginRefusals, userInfo } from './login';
import { take } from './refusals';

/** A partner enterprise: the spec names only enterprise users, so these fields are chosen by us. */
export const employer = v.object({ employerId: key, name: text(60) });

export const enterpriseRecord = v.object({
  recordId: key,
  company: text(60),
  job: text(30),
  /** Before tax, a month. */
  monthlyIncome: yuan,
  /**
   * `verified`: the employer's list has this person; `pending`: not yet; `lapsed`: not within 30 days; `replaced`: a newer record has
   * replaced this one.
   */
  state: v.picklist(['verified', 'pending', 'lapsed', 'replaced']),
  submittedAt: instant,
  verifiedAt: orNull(instant),
});

export const enterpriseRefusals = {
  /** On no employer's list. Only the holder of the phone's code learns this, and the code stays valid. */
  notListed: '101100',
  companyWrong: '101101',
  jobWrong: '101102',
  incomeWrong: '101103',
  /** Too many saves in one day. */
  savesUsedUp: '101104',
} as const;

export const enterpriseCalls = defineCalls({
  /** Login of an enterprise's employee: the spec names loginSubmit without saying for whom; registerOrLogin is for everyone. */
  loginSubmit: {
    verb: 'POST',
    path: '/app/login/loginSubmit',
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: { ...codeLoginRefusals, ...take(enterpriseRefusals, 'notListed') },
    request: v.object({
      phone,
      code: smsCode,
      sourceFlag: v.pipe(v.string(), v.maxLength(32)),
      agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)),
      ...channelFields,
    }),
    response: v.object({
      tokenCode: text(128),
      isNew: yesNo,
      userInfo,
      employer,
      /** Whether employment data was submitted before. */
      hasRecord: yesNo,
    }),
  },
  /** The landing page shows this to everyone: partner enterprises and their employees' benefits. An addition: the spec names only the page. */
  enterprisePartners: {
    verb: 'POST',
    path: '/enterprise/partners',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    request: nothing,
    response: v.object({
      list: v.array(employer),
      benefits: v.array(v.object({ title: text(30), note: text(80) })),
    }),
  },
  /** Employment data (spec §7 enterprise save). */
  enterpriseSave: {
    verb: 'POST',
    path: '/enterprise/save',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    refusals: take(enterpriseRefusals, 'companyWrong', 'jobWrong', 'incomeWrong', 'savesUsedUp'),
    request: v.object({ company: text(60), job: text(30), monthlyIncome: yuan, requestNo }),
    response: v.object({ record: enterpriseRecord }),
  },
  /** Submitted records, newest first, or the one named record (spec §7 enterprise list). employer: the one whose list has this person. */
  enterpriseList: {
    verb: 'POST',
    path: '/enterprise/list',
    body: 'sealed',
    auth: 'member',
    request: v.object({ recordId: v.optional(key) }),
    response: v.object({ employer: orNull(employer), list: v.array(enterpriseRecord) }),
  },
});
