import * as v from 'valibot';
import { PERSON_FIELDS, RELATIONS, SEXES } from './codes';
import { defineCalls } from './define';
import { code, done, instant, key, nothing, oneOf, orElse, sealedPhone, someOf, text } from './fields';
import { dateOrNull, rate } from './flowFields';
import { identityCheckRefusals } from './identityCheck';
import { userInfo } from './login';
import { take } from './refusals';
import { contact, userRefusals } from './user';

const shownContact = v.object({ name: code, phone: code, relation: oneOf(RELATIONS, '') });

/** A person's data, masked or in full. */
const shown = {
  custName: code,
  sex: oneOf(SEXES, ''),
  idNo: code,
  phone: code,
  email: code,
  address: code,
  occupation: code,
  company: code,
  general: someOf(shownContact),
  emergency: someOf(shownContact),
};

export const personDataRefusals = {
  emailWrong: '103021',
  addressWrong: '103022',
  nothingChanged: '103023',
  /** Says when changes are possible again. */
  changesUsedUp: '103024',
} as const;

const contacts = v.pipe(v.array(contact), v.minLength(1), v.maxLength(3));

export const personCalls = defineCalls({
  /** The person's data, masked, with the history of changes. With 'pn' (spec §7) also the account's phone, for a client that has none stored. */
  queryUserInfo: {
    verb: 'POST',
    path: '/common/userInfo/queryUserInfo',
    body: 'sealed',
    auth: 'member',
    request: v.object({ type: v.optional(v.literal('pn')) }),
    response: v.object({
      ...shown,
      /** Last day of the ID card; null: without end, or no card. */
      idCardValidTo: dateOrNull,
      /** With 'pn' alone; a host without it sends none. */
      sealedPhone: orElse(v.optional(sealedPhone, ''), ''),
      changes: someOf(v.object({ field: v.picklist(PERSON_FIELDS), from: code, to: code, at: instant })),
    }),
  },
  /** The same in full, once for each identity check. An addition. */
  showUserInfo: {
    verb: 'POST',
    path: '/common/userInfo/showUserInfo',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(identityCheckRefusals, 'checkMissing'),
    request: v.object({ checkToken: key }),
    response: v.object(shown),
  },
  /** Occupation and company, outside the credit flow. */
  updateOccu: {
    verb: 'POST',
    path: '/loan/user/updateOccu',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(personDataRefusals, 'nothingChanged', 'changesUsedUp'),
    request: v.object({ occupation: text(32), company: v.pipe(v.string(), v.maxLength(60)) }),
    response: done,
  },
  /** Data that others could misuse: address, e-mail, contacts. A field that is not sent stays unchanged. An addition. */
  editUserInfo: {
    verb: 'POST',
    path: '/common/userInfo/editUserInfo',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...take(identityCheckRefusals, 'checkMissing'),
      ...personDataRefusals,
      ...take(userRefusals, 'contactWrong'),
    },
    request: v.object({
      checkToken: key,
      email: v.optional(v.pipe(v.string(), v.maxLength(80))),
      address: v.optional(v.pipe(v.string(), v.maxLength(120))),
      contacts: v.optional(v.object({ general: contacts, emergency: contacts })),
    }),
    response: done,
  },
  /** As getUserInfoByPhone, for the home page of hosts that ask by this name. */
  getHomeUserInfoByPhone: {
    verb: 'POST',
    path: '/loan/user/getHomeUserInfoByPhone',
    body: 'sealed',
    auth: 'member',
    request: v.object({ stageType: v.literal('1') }),
    response: userInfo,
  },
  /** The company's own products that this person may have. */
  queryAllProprietaryProducts: {
    verb: 'POST',
    path: '/product/queryAllProprietaryProducts',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      list: someOf(v.object({ loanType: code, annualRate: orElse(v.union([rate, v.literal('')]), '') })),
    }),
  },
});
