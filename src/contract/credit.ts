import * as v from 'valibot';
import { APPLICATION_STATES, CONTACT_PHASES } from './codes';
import { defineCalls } from './define';
import {
  code,
  count,
  done,
  flag,
  instant,
  name,
  nothing,
  oneOf,
  orElse,
  someOf,
  text,
  yesNo,
} from './fields';
import { bit, channelFields, dateOrNull, rate, requestNo, yuan } from './flowFields';
import { take } from './refusals';

const flowStep = { publish: v.literal('H5'), step: text(16) };

export const creditRefusals = {
  /** A step of the flow is incomplete. */
  stepsMissing: '100501',
  underReview: '100502',
  lineLives: '100503',
  /** Says from which day on the person may apply again. */
  retryLater: '100504',
  creditBlocked: '100505',
  nothingToReapply: '100506',
  lineStillGood: '100507',
  noLineToActivate: '100509',
  notOnWhitelist: '100521',
  /** The person has not agreed to every text. */
  consentMissing: '100522',
} as const;

/** Both addresses of the verdict data, and both of the submit, are in the spec: they are the same call. */
const stateShape = {
  verb: 'POST',
  body: 'sealed',
  auth: 'member',
  request: v.object({ loanType: text(32), nodes: v.literal('2,3,4,5,6') }),
  response: v.object({
    creditSts: code,
    recallStatus: code,
    limitUseRefDisTime: code,
    idcardValidity: code,
    inZdList: bit,
    zdIdcardValidity: code,
  }),
} as const;

const submitShape = {
  verb: 'POST',
  body: 'sealed',
  auth: 'member',
  rv: true,
  once: true,
  refusals: take(creditRefusals, 'stepsMissing', 'underReview', 'lineLives', 'retryLater', 'creditBlocked'),
  request: v.object({ publish: v.literal('H5'), step: v.literal('appl'), requestNo, ...channelFields }),
  response: v.object({
    applySeq: code,
    /** The result page polls the state (creditStatus). */
    state: oneOf(APPLICATION_STATES, 'reviewing'),
  }),
} as const;

export const creditCalls = defineCalls({
  /** The verdict data of the credit entry (spec §3 Credit state response, §4 Credit entry). */
  queryCreditState: { ...stateShape, path: '/applfront/credit/queryCreditState' },
  /** The address of older pages. */
  applyCreditState: { ...stateShape, path: '/loan/apply/queryCreditState' },
  /**
   * Whitelist customers: records the renewed authorisation and takes over the data of the list (spec §4 Credit entry, the authorize page).
   * Folder chosen by us. templateIds: the texts agreed to. The data is taken over once: a repeated call gets the same answer.
   */
  zdTransferZy: {
    verb: 'POST',
    path: '/loan/apply/zdTransferZy',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(creditRefusals, 'notOnWhitelist', 'consentMissing'),
    request: v.object({ templateIds: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)) }),
    response: v.object({
      transferredAt: instant,
      /** Whether the ID card still has to be photographed. */
      idCardMissing: yesNo,
    }),
  },
  /** Applies again after the quota expired (codes 00004 and 00007). */
  reApply: {
    verb: 'POST',
    path: '/loan/apply/reApply',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(creditRefusals, 'nothingToReapply', 'lineStillGood'),
    request: nothing,
    response: done,
  },
  /** The configured steps of the flow, in order (spec §3 Credit configuration). */
  queryCreditConf: {
    verb: 'POST',
    path: '/applfront/credit/queryCreditConf',
    body: 'sealed',
    auth: 'member',
    request: v.object({ ...flowStep, creditFlag: v.optional(yesNo) }),
    response: v.object({
      creditConfSeq: code,
      creditGrantingProcess: someOf(
        v.object({
          /** ocr, face, contact, bankCard or password in the sandbox. */
          pageName: name(32),
          pageComplete: flag,
          pageRoute: code,
          /** Share of the flow done when this step begins, 0 to 100; a host's text is parsed later, '' means absent. */
          processPercent: orElse(v.union([count, code]), ''),
        }),
      ),
    }),
  },
  /** Which sections the contact step shows (spec §5 Contact node). */
  queryDisplayElements: {
    verb: 'POST',
    path: '/applfront/credit/queryDisplayElements',
    body: 'sealed',
    auth: 'member',
    request: v.object({
      phase: v.literal('01'),
      queryType: v.literal('all'),
      platform: text(16),
      version: text(16),
    }),
    response: v.object({
      isShowOccu: flag,
      isShowCompany: flag,
      isCompanyrequired: flag,
      isShowGeneral: flag,
      isShowEmergency: flag,
    }),
  },
  /** The steps that a drawing still needs before it can be confirmed (spec §3 Phase display result). */
  qryPhaseElementsDisplay: {
    verb: 'POST',
    path: '/applfront/credit/qryPhaseElementsDisplay',
    body: 'sealed',
    auth: 'member',
    request: v.object({ phase: v.picklist(CONTACT_PHASES) }),
    response: v.object({ isShowPersonInfo: flag, isShowPwd: flag }),
  },
  /** Final submit of the application, step appl; in the state supplement it submits the open application again. */
  creditSubmit: { ...submitShape, path: '/applfront/credit/creditSubmit' },
  /** The address of older pages. */
  applyCreditSubmit: { ...submitShape, path: '/loan/apply/creditSubmit' },
  /** Whether the credit line is in use (active), or approved and not activated yet (toActivate). Folder chosen by us. */
  queryWhetherActiveUser: {
    verb: 'POST',
    path: '/loan/apply/queryWhetherActiveUser',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ active: flag, toActivate: flag }),
  },
  /** Activates an approved credit line; idempotent. Folder chosen by us. */
  activeSubmit: {
    verb: 'POST',
    path: '/loan/apply/activeSubmit',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(creditRefusals, 'noLineToActivate'),
    request: nothing,
    response: done,
  },
  /** State of the last application, for the result page and the home page. */
  creditStatus: {
    verb: 'POST',
    path: '/loan/apply/creditStatus',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      /** supplement: the bank waits for more data from the person. `reason` says which, and the flow shows that step as incomplete. */
      state: v.picklist(['none', ...APPLICATION_STATES]),
      total: yuan,
      annualRate: rate,
      validTo: dateOrNull,
      retryDate: dateOrNull,
      reason: code,
    }),
  },
});
