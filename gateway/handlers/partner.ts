import type { Request } from '@/contract';
import type { partnerCalls } from '@/contract/partner';
import { maskPhone } from '@/domain/person/mask';
import type { HandlersOf } from '../context';
import { SQUARE_NAME } from '../providers/square';
import { addAccessCode, takeAccessCode } from '../queries/accessCodes';
import { withdrawConsents } from '../queries/consents';
import { customerById } from '../queries/customers';
import { openSession, openSessionBeside } from '../queries/sessions';
import { decideEntry, lastEntry, revokeEntries } from '../queries/square';
import { hashToken, newToken } from '../secrets';
import { loginAnswer } from './login/loginAnswer';
import { checkAgreements } from './login/enter';
import { byLink, itemsOf, linkOver } from './partner/entry';
import { SQUARE_SCENE, squareLogin } from './partner/squareLogin';

const ACCESS_CODE_SECONDS = 60;

export const partnerHandlers: HandlersOf<typeof partnerCalls> = {
  async generateAccessCode(_request, { sql, now, customer }) {
    const accessCode = newToken();
    await addAccessCode(sql, {
      codeHash: hashToken(accessCode),
      customerId: customer.id,
      origin: 'session',
      expiresAt: new Date(now.getTime() + ACCESS_CODE_SECONDS * 1000),
    });
    return { accessCode, expireSeconds: ACCESS_CODE_SECONDS };
  },

  async generateTokenCode({ accessCode }, context) {
    const taken = await takeAccessCode(context.sql, hashToken(accessCode), context.now);
    const customer = taken && (await customerById(context.sql, taken.customer_id));
    if (customer === undefined) throw linkOver();
    return loginAnswer(context, customer, 'N', taken?.origin === 'session' ? openSessionBeside : openSession);
  },

  squareAuthDetail: byLink(async (_context, { phone, details, decision, expires_at }) => ({
    partner: SQUARE_NAME,
    phone: maskPhone(phone),
    items: itemsOf(details),
    decision,
    expiresAt: expires_at.toISOString(),
  })),

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
