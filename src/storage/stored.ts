import * as v from 'valibot';
import { WORD } from '@/domain/channel/values';
import { maskName } from '@/domain/person/mask';
import { draftFields } from './draftFields';
import { launchFields } from './launchFields';
import { count, flag, list, matching, oneOf, orNull, record, text, type Field } from './fields';

const yesNo = oneOf(['Y', 'N'], 'N');

/** The app shows only this part of the name: the greeting, the holder of a card. */
const maskedName: Field<string> = v.fallback(v.pipe(text(64), v.transform(maskName)), '');

/** Spec §3 userInfo; idNo and phone are masked by the gateway, the name by the session. */
const userInfo = record({
  custId: text(64),
  phone: text(11),
  custName: maskedName,
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
  /** A partner's own token, in spec §3 beside tokenCode; cleared with the session. */
  token: text(512),
  uid: text(64),
  /** Encrypted (wire protocol, "Keys"). */
  phone: text(128),
  userInfo: orNull(userInfo, ({ custId }) => custId !== ''),
  /** We have told the gateway that the WeChat user is this customer: the next start may log in silently. */
  wechatKnown: flag,
  /** Address to return to after login; spec §3 LOGIN_NEXT_PAGE. Only `nextPage` reads and writes it. */
  loginNextPage: text(2048),
  /** Token of the anonymous visitor (spec §6), with its expiry in milliseconds since 1970. */
  access_token: text(4096),
  accessTokenEnd: count,
  ...launchFields,
  /** Spec §4: cached once per calendar day ('2026-11-21', that of `routeList`). */
  routeList: list(routePolicy, MOST_ROUTE_POLICIES),
  routeListDate: civilDate,
  /** Version, product and channel that the list was requested for. */
  routeListFor: text(160),
  popupMarks: list(popupMark, MOST_POPUP_MARKS),
  /** Spec §3: id of the device (device-info query, constId). Belongs to the device, not to the session. */
  cjj_id: matching(WORD),
  /** New phone of the last recovery on this device, masked; cleared when the first login after it has reported the device. */
  phoneChangedTo: matching(/^1\d{2}\*{4}\d{4}$/),
  /** The newer build that the app has restarted for. */
  startedFor: matching(/^\d{1,4}(\.\d{1,4}){0,3}$/),
  /** The gesture password of this device: whose it is, salt and digest, and wrong tries so far (stores/gesture). */
  gesture: record({
    owner: text(64),
    salt: matching(/^[0-9a-f]{32}$/),
    hash: matching(/^[0-9a-f]{64}$/),
    wrong: count,
  }),
  /** Elder mode (product decisions). */
  elder: flag,
  /** Text size of this device; '' is the usual one. */
  textSize: oneOf(['l', 'xl'], ''),
  /** Owner of the drafts: they survive an expired session, but not another person's login. */
  draftOwner: text(64),
  drafts: record(draftFields),
});

export type Stored = v.InferOutput<typeof stored>;
export const empty: Stored = v.getFallback(stored);
export type StoredName = keyof Stored;
export type UserInfo = NonNullable<Stored['userInfo']>;
type FieldOf<T> = T extends Field<infer V> ? V : never;
export type Drafts = { readonly [K in keyof typeof draftFields]: FieldOf<(typeof draftFields)[K]> };
