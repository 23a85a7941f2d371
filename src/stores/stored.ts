import { draftFields } from './draftFields';
import { count, flag, matching, oneOf, orNull, record, text, type Field } from './schema';

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

/** A channel code as spec §3 lists them: '1-1-8'. */
export const PLATFORM_CODE = /^\d-\d-\d{1,2}$/;
/** What comes from the entry address is kept only as plain words. */
export const CHANNEL_ID = /^[\w.-]{1,64}$/;

/** The one stored object (spec §3 Client-side stored values), as far as the product uses it. */
export const stored = record({
  tokenCode: text(128),
  uid: text(64),
  /** Encrypted (wire protocol, "Keys"). */
  phone: text(128),
  userInfo: orNull(userInfo, ({ custId }) => custId !== ''),
  /** Address to return to after login; spec §3 LOGIN_NEXT_PAGE. */
  loginNextPage: text(2048),
  /** Of the anonymous visitor (spec §6), with the end of its life in milliseconds since 1970. */
  access_token: text(128),
  accessTokenEnd: count,
  platform: matching(PLATFORM_CODE),
  h5type: oneOf(['yqd', 'ygd', 'citicsquare'], ''),
  productType: matching(CHANNEL_ID),
  oneChannelId: matching(CHANNEL_ID),
  twoChannelId: matching(CHANNEL_ID),
  thrChannelId: matching(CHANNEL_ID),
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
