import type { Request } from '@/contract';
import type { partnerCalls } from '@/contract/partner';
import { maskPhone } from '@/domain/person/mask';
import type { HandlersOf } from '../context';
import { SQUARE_NAME } from '../providers/square';
import { addAccessCode } from '../queries/accessCodes';
import { withdrawConsents } from '../queries/consents';
import { decideEntry, lastEntry, revokeEntries } from '../queries/square';
import { hashToken, newToken } from '../secrets';
import { checkAgreements } from './login/enter';
import { generateTokenCode, queryAccessCode } from './partner/accessCode';
import { byLink, itemsOf } from './partner/entry';
import { presentOf } from './partner/present';
import { SQUARE_SCENE, squareLogin } from './partner/squareLogin';

/** Long enough for the other terminal to open, and for the person to read whose login it is and to tap. */
const ACCESS_CODE_SECONDS = 180;

export const partnerHandlers: HandlersOf<typeof partnerCalls> = {
  async generateAccessCode(_request, { sql, now, customer, tokenHash }) {
    const accessCode = newToken();
    await addAccessCode(sql, {
      codeHash: hashToken(accessCode),
      customerId: customer.id,
      sessionHash: tokenHash,
      expiresAt: new Date(now.getTime() + ACCESS_CODE_SECONDS * 1000),
    });
    return { accessCode, expireSeconds: ACCESS_CODE_SECONDS };
  },

  queryAccessCode: (request, context) => queryAccessCode(context, request),

  generateTokenCode: (request, context) => generateTokenCode(context, request),

  squareAuthDetail: byLink(
    async (
      context,
      { phone, details, decision, expires_at },
      { tokenCode }: Request<'squareAuthDetail'>,
    ) => ({
      partner: SQUARE_NAME,
      phone: maskPhone(phone),
      present: await presentOf(context, tokenCode, phone),
      items: itemsOf(details),
      decision,
      expiresAt: expires_at.toISOString(),
    }),
  ),

  squareAccredit: byLink(async ({ sql, now }, entry, { decision }: Request<'squareAccredit'>) => {
    await decideEntry(sql, entry.code_hash, decision, now);
    return { decision };
  }),

  squareLogin: {
    before(request, context) {
      checkAgreements(request.agreements);
      return byLink(squareLogin).before(request, context);
    },
  },

  async squareAuthorization(_request, { sql, customer }) {
    const entry = await lastEntry(sql, customer.id);
    if (entry === undefined) return { given: null };
    return {
      given: {
        partner: SQUARE_NAME,
        items: itemsOf(entry.details),
        decision: entry.decision,
        decidedAt: entry.decided_at?.toISOString() ?? null,
      },
    };
  },

  async squareRevoke(_request, { sql, now, customer }) {
    await revokeEntries(sql, customer.id, now);
    await withdrawConsents(sql, customer.id, SQUARE_SCENE, now);
    return {};
  },
};
