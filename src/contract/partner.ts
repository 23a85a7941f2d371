import * as v from 'valibot';
import { ANSWERS_TO_PARTNER } from './codes';
import { defineCalls } from './define';
import { channelFields, count, done, instant, maskedPhone, nothing, text } from './fields';
import { loggedIn, loginRefusals } from './login';
import { take } from './refusals';

/** A one-time code that a link carries; signed by whoever made it. */
const linkCode = v.pipe(v.string(), v.regex(/^[\w.-]{20,160}$/));

/** What a partner holds of a person and would hand over. */
const item = v.object({ key: v.picklist(['occupation', 'company']), value: text(60) });
/** The session of the device that asks, where it has one; it may be over by now. */
const ownToken = v.optional(text(128));
/** Who is logged in there, seen from whom the link stands for; `nobody`: no session was named, or it is over. */
const present = v.picklist(['nobody', 'samePerson', 'anotherPerson']);
/** `asked`: not answered yet. */
const decision = v.picklist(['asked', ...ANSWERS_TO_PARTNER]);

export const partnerRefusals = {
  /** Unknown, used or expired, or the session that made it is over. */
  linkOver: '101401',
  partnerSilent: '101402',
} as const;

export const partnerCalls = defineCalls({
  /**
   * A code by which the person's own other terminal (the web page of a mini-program, another browser) comes in: one use, `expireSeconds`
   * from now on, and only while the session that asks for it lives. The session that it opens ends with this one.
   */
  generateAccessCode: {
    verb: 'POST',
    path: '/app/login/generateAccessCode',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ accessCode: linkCode, expireSeconds: count }),
  },
  /**
   * Whom such a code, or one that a partner's link carries, would let in: the page asks the person before it logs in. Does not use the
   * code up. An addition: the spec names only generateTokenCode.
   */
  queryAccessCode: {
    verb: 'POST',
    path: '/app/login/queryAccessCode',
    body: 'sealed',
    auth: 'client',
    refusals: take(partnerRefusals, 'linkOver'),
    request: v.object({ accessCode: linkCode, tokenCode: ownToken }),
    response: v.object({ phone: maskedPhone, present }),
  },
  /** Login by such a code. */
  generateTokenCode: {
    verb: 'POST',
    path: '/app/login/generateTokenCode',
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: take(partnerRefusals, 'linkOver'),
    request: v.object({ accessCode: linkCode }),
    response: loggedIn,
  },
  /**
   * What stands behind the code of the plaza's link: whose phone, and what the plaza would hand over. Does not use the code up.
   * Folder chosen here.
   */
  squareAuthDetail: {
    verb: 'POST',
    path: '/app/square/authDetail',
    body: 'sealed',
    auth: 'client',
    refusals: partnerRefusals,
    request: v.object({ code: linkCode, tokenCode: ownToken }),
    response: v.object({
      partner: text(30),
      phone: maskedPhone,
      present,
      items: v.array(item),
      decision,
      expiresAt: instant,
    }),
  },
  /**
   * The person's answer to what the plaza would hand over, before the login. An addition: the spec names only the page
   * (citicsquare/accredit). Until the login it may be changed.
   */
  squareAccredit: {
    verb: 'POST',
    path: '/app/square/accredit',
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: partnerRefusals,
    request: v.object({ code: linkCode, decision: v.picklist(ANSWERS_TO_PARTNER) }),
    response: v.object({ decision }),
  },
  /**
   * Login by the plaza's code, which is used up. Registers an unknown phone. `tokenCode`: where it is a living session of the same person,
   * it stays, and is the answer's. Folder chosen here.
   */
  squareLogin: {
    verb: 'POST',
    path: '/app/square/login',
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: { ...partnerRefusals, ...take(loginRefusals, 'agreementMissing') },
    request: v.object({
      code: linkCode,
      tokenCode: ownToken,
      sourceFlag: v.pipe(v.string(), v.maxLength(32)),
      agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)),
      ...channelFields,
    }),
    response: loggedIn,
  },
  /** What this customer has allowed the plaza to hand over; null where the person never came from there. An addition, as above. */
  squareAuthorization: {
    verb: 'POST',
    path: '/app/square/authorization',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      given: v.nullable(
        v.object({ partner: text(30), items: v.array(item), decision, decidedAt: v.nullable(instant) }),
      ),
    }),
  },
  /** Takes the authorisation back: nothing more is taken over, and what the gateway kept of it is deleted. An addition, as above. */
  squareRevoke: {
    verb: 'POST',
    path: '/app/square/revoke',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: nothing,
    response: done,
  },
});
