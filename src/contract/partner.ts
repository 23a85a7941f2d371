import * as v from 'valibot';
import { defineCalls } from './define';
import { channelFields, count, done, instant, nothing, text } from './fields';
import { loggedIn } from './login';

/** A one-time code that a link carries; signed by whoever made it. */
const linkCode = v.pipe(v.string(), v.regex(/^[\w.-]{20,160}$/));

/** What a partner holds of a person and would hand over. */
const item = v.object({ key: v.picklist(['occupation', 'company']), value: text(60) });
/** `asked`: not answered yet. */
const decision = v.picklist(['asked', 'agreed', 'refused']);

export const partnerCalls = defineCalls({
  /**
   * A code by which the person's own other terminal (the web page of a mini-program, another browser) comes in: one use, `expireSeconds`
   * from now on.
   */
  generateAccessCode: {
    verb: 'POST',
    path: '/app/login/generateAccessCode',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ accessCode: linkCode, expireSeconds: count }),
  },
  /** Login by such a code, or by one that a partner's link carries. Refused 101401: unknown, used or expired, all alike. */
  generateTokenCode: {
    verb: 'POST',
    path: '/app/login/generateTokenCode',
    body: 'sealed',
    auth: 'client',
    rv: true,
    request: v.object({ accessCode: linkCode }),
    response: loggedIn,
  },
  /**
   * What stands behind the code of the plaza's link: whose phone, and what the plaza would hand over. Does not use the code up. Folder
   * chosen here. Refused 101401 (unknown, used or expired), 101402 (the plaza does not answer).
   */
  squareAuthDetail: {
    verb: 'POST',
    path: '/app/square/authDetail',
    body: 'sealed',
    auth: 'client',
    request: v.object({ code: linkCode }),
    response: v.object({
      partner: text(30),
      phone: text(11),
      items: v.array(item),
      decision,
      expiresAt: instant,
    }),
  },
  /**
   * The person's answer to what the plaza would hand over, before the login. An addition: the spec names only the page
   * (citicsquare/accredit). Until the login it may be changed. Refused like squareAuthDetail.
   */
  squareAccredit: {
    verb: 'POST',
    path: '/app/square/accredit',
    body: 'sealed',
    auth: 'client',
    rv: true,
    request: v.object({ code: linkCode, decision: v.picklist(['agreed', 'refused']) }),
    response: v.object({ decision }),
  },
  /** Login by the plaza's code, which is used up. Registers an unknown phone. Folder chosen here. Refused 101401, 101402, 100309. */
  squareLogin: {
    verb: 'POST',
    path: '/app/square/login',
    body: 'sealed',
    auth: 'client',
    rv: true,
    request: v.object({
      code: linkCode,
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
