import { maskName, maskPhone } from '@/domain/person/mask';
import { groupPhone } from '@/domain/person/phone';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../database';
import { PARTNER_STEP_OPEN_MS } from '../handlers/partnerStep';
import { readClock } from '../queries/clock';
import { customerById, type CustomerRow } from '../queries/customers';
import { choosePartnerStep, findPartnerStep } from '../queries/partnerSteps';
import type { GatewaySettings } from '../settings';
import { renderPartnerClosed, renderPartnerEnd, renderPartnerPage } from './partnerPage';
import { readForms, sendPage } from './respond';

interface Parts {
  readonly db: Database;
  readonly settings: GatewaySettings;
}

const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const pageParams = v.object({ token });
const decision = v.object({ token, outcome: v.picklist(['done', 'refused', 'failed']) });
/** The product shows it in a frame inside one of its pages. */
const FRAMED = { framed: true } as const;

/** The person of an open step; undefined: unknown, decided or expired. */
async function personOf(db: Database, stepKey: string): Promise<CustomerRow | undefined> {
  const step = await findPartnerStep(db, stepKey);
  if (step === undefined || step.outcome !== null || step.result !== null) return undefined;
  const age = (await readClock(db)).getTime() - step.created_at.getTime();
  return age > PARTNER_STEP_OPEN_MS ? undefined : customerById(db, step.customer_id);
}

/** The sandbox's partner: `GET /sandbox/partner/<stepKey>` and `POST /sandbox/partner/decide`. Needs a separate scope for its form parser. */
export async function partnerPageRoutes(app: FastifyInstance, { db, settings }: Parts): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);

    scope.get('/sandbox/partner/:token', async (request, reply) => {
      const params = v.safeParse(pageParams, request.params);
      const person = params.success ? await personOf(db, params.output.token) : undefined;
      if (!params.success || person === undefined) return sendPage(reply, 404, renderPartnerClosed, FRAMED);
      const { name, phone } = person;
      const subject = `${maskName(name)}（${groupPhone(maskPhone(phone))}）`;
      const page = { token: params.output.token, subject, lender: settings.lender };
      return sendPage(reply, 200, (nonce) => renderPartnerPage({ ...page, nonce }), FRAMED);
    });

    scope.post('/sandbox/partner/decide', async (request, reply) => {
      const form = v.safeParse(decision, request.body);
      const person = form.success ? await personOf(db, form.output.token) : undefined;
      if (!form.success || person === undefined) return sendPage(reply, 404, renderPartnerClosed, FRAMED);
      const chosen = await choosePartnerStep(db, form.output.token, form.output.outcome);
      return chosen
        ? sendPage(reply, 200, renderPartnerEnd, FRAMED)
        : sendPage(reply, 409, renderPartnerClosed, FRAMED);
    });
  });
}
