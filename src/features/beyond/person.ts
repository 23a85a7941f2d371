import type { Response } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { identityCheckRefusals } from '@/contract/identityCheck';
import { checks } from '@/features/identityCheck';
import { call, CallFailure } from '@/request';
import { serverDay } from '@/stores/serverDay';
import { session } from '@/stores/session';

const phoneOf = (): string => session.userInfo?.phone ?? '';

/** As the call itself refuses: the person has not passed a face check for this. */
const noFace = () =>
  new CallFailure({
    kind: 'business',
    code: identityCheckRefusals.faceMissing,
    refusal: 'faceMissing',
    message: '',
    traceNo: '',
    detail: '',
  });

export const insteadOfPerson = {
  /** The message centre has the public notices only. */
  personalNotices: async (): Promise<Response<'personalNotices'>> => ({ list: [] }),
  /** Suggestions are sent, and not listed. */
  proposeList: async (): Promise<Response<'proposeList'>> => ({ list: [], waiting: [] }),
  noticeSwitches: async (): Promise<Response<'noticeSwitches'>> => ({ list: [] }),
  dataExportList: async (): Promise<Response<'dataExportList'>> => ({ list: [] }),
  enterprisePartners: async (): Promise<Response<'enterprisePartners'>> => ({ list: [], benefits: [] }),
  squareAuthorization: async (): Promise<Response<'squareAuthorization'>> => ({ given: null }),
  queryPlaces: async (): Promise<Response<'queryPlaces'>> => ({ list: [], more: false }),
  queryTripartiteCoupon: async (): Promise<Response<'queryTripartiteCoupon'>> => ({
    today: serverDay.today(),
    list: [],
  }),

  /** Whether the trade password is set is in the flags of a drawing (spec §7 qryPhaseElementsDisplay). */
  securityState: async (): Promise<Response<'securityState'>> => {
    const { isShowPwd } = await call(creditCalls.qryPhaseElementsDisplay, { phase: '04' });
    return { phone: phoneOf(), passwordSet: isShowPwd !== 'Y', frozenAt: null, devices: [], events: [] };
  },

  /** The host checks the conditions itself when logOff is called, and says nothing of its rules before. */
  logOffState: async (): Promise<Response<'logOffState'>> => ({
    ...{ conditions: [], days: null, keptYears: null, registeredOn: null, leaving: null },
  }),

  /** The identity is proved by a face check, which the spec has; the host reads its number as the proof. */
  checkMethods: async (): Promise<Response<'checkMethods'>> => ({
    methods: ['face'],
    identified: false,
    phone: phoneOf(),
  }),
  checkAimFace: async (): Promise<Response<'checkAimFace'>> => ({}),
  checkByFace: async (): Promise<Response<'checkByFace'>> => {
    const checkToken = checks.takeFace();
    if (checkToken === undefined) throw noFace();
    return { checkToken };
  },
};
