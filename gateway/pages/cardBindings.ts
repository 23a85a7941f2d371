import { createHash } from 'node:crypto';
import { passesLuhn } from '@/domain/person/bankCard';
import { maskName, maskPhone } from '@/domain/person/mask';
import { groupPhone } from '@/domain/person/phone';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../database';
import { BINDING_OPEN_MS } from '../handlers/card/binding';
import { bindingReturnUrl } from '../handlers/card/bindingAddresses';
import { debitCardsOf } from '../handlers/card/bins';
import { signReturn } from '../handlers/card/returnSign';
import type { BankResult } from '@/contract/codes';
import { chooseBinding, findCardBinding, type CardBindingRow } from '../queries/cardBindings';
import { readClock } from '../queries/clock';
import { customerById, type CustomerRow } from '../queries/customers';
import { decisionsOf } from '../queries/decisions';
import type { GatewaySettings } from '../settings';
import { renderBankClosed } from './bankPage';
import { bankRoutes } from './bankRoutes';
import { sendPage } from './respond';

interface Parts {
  readonly db: Database;
  readonly settings: GatewaySettings;
}

interface Open {
  readonly binding: CardBindingRow;
  readonly customer: CustomerRow;
}

async function findOpen(db: Database, bindSeq: string): Promise<Open | undefined> {
  const binding = await findCardBinding(db, bindSeq);
  if (binding === undefined || binding.outcome !== null || binding.result !== null) return undefined;
  const age = (await readClock(db)).getTime() - binding.created_at.getTime();
  const customer = await customerById(db, binding.customer_id);
  return age > BINDING_OPEN_MS || customer === undefined ? undefined : { binding, customer };
}

/** The one card that the sandbox's bank has issued to a person: well-formed, but not a real card. */
function cardAt(prefix: string, idNo: string): string {
  const serial = createHash('sha256').update(`${prefix}:${idNo}`).digest().readUIntBE(0, 6);
  const digits = prefix + String(serial % 1e12).padStart(12, '0');
  return Array.from('0123456789', (digit) => digits + digit).find(passesLuhn) ?? digits;
}

function cardOf({ binding, customer }: Open) {
  const issuer = debitCardsOf(binding.bank_code);
  return {
    bankName: issuer?.bank.bank_name ?? binding.bank_code,
    cardNo: cardAt(issuer?.prefix ?? '', customer.id_no),
  };
}

/** Routes of the sandbox's bank page, on the stored bindings. */
export async function bankPageRoutes(app: FastifyInstance, { db, settings }: Parts): Promise<void> {
  await bankRoutes(app, {
    async find(bindSeq) {
      const open = await findOpen(db, bindSeq);
      if (open === undefined) return undefined;
      const { bankName, cardNo } = cardOf(open);
      const { name, phone } = open.customer;
      return {
        bankName,
        subject: `${maskName(name)}（${groupPhone(maskPhone(phone))}）`,
        tail: cardNo.slice(-4),
        lender: settings.lender,
        // Without an origin: the person came by the public address and returns to the same origin.
        returnUrl: bindingReturnUrl('', open.binding),
      };
    },
    async decide(bindSeq, outcome) {
      const open = await findOpen(db, bindSeq);
      if (open === undefined) return undefined;
      if (!(await chooseBinding(db, bindSeq, outcome, cardOf(open).cardNo))) return undefined;
      const bankSays = (await decisionsOf(db, open.customer.phone)).card;
      const result: BankResult = outcome === 'agreed' && bankSays === 'refuse' ? 'failed' : outcome;
      return { result, sign: signReturn(open.binding, result) };
    },
  });
}

const key = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const skip = v.object({ bindSeq: key, nonce: key });

/**
 * `GET /bankcard/fast/skip?bindSeq=&nonce=`: redirects from the product's entry page to the bank's page. The bank's address is
 * not in the query, so this is no open redirect.
 */
export async function bankSkipRoute(app: FastifyInstance, { db }: Pick<Parts, 'db'>): Promise<void> {
  app.get('/bankcard/fast/skip', async (request, reply) => {
    const query = v.safeParse(skip, request.query);
    const open = query.success ? await findOpen(db, query.output.bindSeq) : undefined;
    if (!query.success || open?.binding.nonce !== query.output.nonce) {
      return sendPage(reply, 404, renderBankClosed);
    }
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .redirect(open.binding.bank_url, 302);
  });
}
