import { WORD } from '@/domain/channel/values';
import { draftFields } from './draftFields';
import { launchFields } from './launchFields';
import { count, flag, list, matching, oneOf, orNull, record, text, type Field } from './schema';

const yesNo = oneOf(['Y', 'N'], 'N');

/** Spec §3 userInfo; idNo and phone are masked by the gateway. */
const userInfo = record({
  custId: text(64),
  phone: text(11),
  custName: text(64),
  idNo: text(18),
  certCode: text(64),
  sex: oneOf(['M', 'F'], ''),
  isCredit: yesNo,
  isLoan: yesNo,
});

/** Spec §2 Navigation targets: a row of the route-policy table. */
const routePolicy = record({ routePage: text(64), jumpUrl: text(2048), needLogin: oneOf(['0', '1'], '0') });
const MOST_ROUTE_POLICIES = 500;

const civilDate = matching(/^\d{4}-\d{2}-\d{2}$/);
/** Popups of the home page that this device has shown. */
const popupMark = record({ popupId: text(80), shownOn: civilDate, dueFrom: civilDate, closed: flag });
const MOST_POPUP_MARKS = 100;

/** The one stored object (spec §3 Client-side stored values), as far as the product uses it. */
export const stored = record({
  tokenCode: text(128),
  /** Spec §3 lists it beside tokenCode: a partner's own; it goes with the session. */
  token: text(512),
  uid: text(64),
  /** Encrypted (wire protocol, "Keys"). */
  phone: text(128),
  userInfo: orNull(userInfo, ({ custId }) => custId !== ''),
  /** WeChat's user is this device's customer, as far as we have told the gateway: a start may log in silently. */
  wechatKnown: flag,
  /** Address to return to after login; spec §3 LOGIN_NEXT_PAGE. Read and written by `nextPage` alone. */
  loginNextPage: text(2048),
  /** Of the anonymous visitor (spec §6), with the end of its life in milliseconds since 1970. */
  access_token: text(128),
  accessTokenEnd: count,
  ...launchFields,
  /** Spec §4: cached once per calendar day ('2026-11-21', that of `routeList`). */
  routeList: list(routePolicy, MOST_ROUTE_POLICIES),
  routeListDate: civilDate,
  /** Version, product and channel that it was asked for. */
  routeListFor: text(160),
  popupMarks: list(popupMark, MOST_POPUP_MARKS),
  /** Spec §3: id of the device (device-info query, constId). The device's, not the session's. */
  cjj_id: matching(WORD),
  /** New phone of the last recovery here, masked, until its first login has told the device. */
  phoneChangedTo: matching(/^1\d{2}\*{4}\d{4}$/),
  /** The newer build that the app has been started anew for. */
  startedFor: matching(/^\d{1,4}(\.\d{1,4}){0,3}$/),
  /** Elder mode (product decisions). */
  elder: flag,
  /** Whose drafts these are: they outlive an expired session, not another person's login. */
  draftOwner: text(64),
  drafts: record(draftFields),
});

export type Stored = ReturnType<typeof stored.read>;
export type StoredName = keyof Stored;
export type UserInfo = NonNullable<Stored['userInfo']>;
type FieldOf<T> = T extends Field<infer V> ? V : never;
export type Drafts = { readonly [K in keyof typeof draftFields]: FieldOf<(typeof draftFields)[K]> };
