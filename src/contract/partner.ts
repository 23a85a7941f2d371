import * as v from 'valibot';
import { ANSWERS_TO_PARTNER } from './codes';
import { defineCalls } from './define';
import { count, done, instant, nothing, orNull, text } from './fields';
import { channelFields } from './flowFields';
import { maskedPhone } from './fields';
import { loggedIn, loginRefusals } from './login';
import { take } from './refusals';

/** A one-time code in a link, signed by its issuer. */
const linkCode = v.pipe(v.string(), v.regex(/^[\w.-]{20,160}$/));

/** Data of a person that a partner holds and would hand over. */
const item = v.object({ key: v.picklist(['occupation', 'company']), value: text(60) });
/** The session of the device that asks, if it has one; it may have ended. */
const ownToken = v.optional(text(128));
/** The person logged in on the device, compared with the person of the link; `noOne`: the call names no session, or its session has ended. */
const present = v.picklist(['noOne', 'samePerson', 'anotherPerson']);
/** `asked`: not answered yet. */
const decision = v.picklist(['asked', ...ANSWERS_TO_PARTNER]);

export const partnerRefusals = {
  /** The code is unknown, used or expired, or the session that made it has ended. */
  linkOver: '103711',
  partnerSilent: '103712',
} as const;

export const partnerCalls = defineCalls({
  /**
   * A code that logs in the same person's other terminal (the web page of a mini-program, another browser): one use, valid for
   * `expireSeconds`, and only while the session that asks for it lives. The session that the code opens ends with this session.
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
   * The person whom an access code, or the code of a partner's link, would log in: the page asks them before it logs in. Does not consume the
   * code. An addition: the spec names only generateTokenCode.
   */
  queryAccessCode: {
    verb: 'POST',
    path: '/app/login/queryAccessCode',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    refusals: take(partnerRefusals, 'linkOver'),
    request: v.object({ accessCode: linkCode, tokenCode: ownToken }),
    response: v.object({ phone: maskedPhone, present }),
  },
  /** Login by an access code. */
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
   * What the code of the plaza's link means: whose phone, and which data the plaza would hand over. Does not consume the code.
   * Folder chosen by us.
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
   * Before the login: the person agrees to the handover of the plaza's data, or declines it. An addition: the spec names only the page
   * (citicsquare/accredit). The answer may be changed until the login.
   */
  squareAccredit: {
    verb: 'POST',
    path: '/app/square/accredit',
    beyond: true,
    body: 'sealed',
    auth: 'client',
    rv: true,
    refusals: partnerRefusals,
    request: v.object({ code: linkCode, decision: v.picklist(ANSWERS_TO_PARTNER) }),
    response: v.object({ decision }),
  },
  /**
   * Login by the plaza's code; consumes the code. Registers an unknown phone. `tokenCode`: if it is a live session of the same person, the
   * session stays, and the answer has the same tokenCode. Folder chosen by us.
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
  /** What this customer has allowed the plaza to hand over; null if the person never came from the plaza. An addition, as above. */
  squareAuthorization: {
    verb: 'POST',
    path: '/app/square/authorization',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      given: orNull(
        v.object({ partner: text(30), items: v.array(item), decision, decidedAt: orNull(instant) }),
      ),
    }),
  },
  /** Withdraws the authorisation: no more data is taken over, and the gateway deletes the data it has. An addition, as above. */
  squareRevoke: {
    verb: 'POST',
    path: '/app/square/revoke',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: nothing,
    response: done,
  },
});
