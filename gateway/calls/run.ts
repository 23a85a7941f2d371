import { calls, type CallDefinition, type CallName } from '@/contract';
import { civilDateAt } from '@/domain/dates/civil';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'valibot';
import type { CallContext, MemberContext } from '../context';
import type { Database, Sql } from '../database';
import { grayTagOf, headersOf } from '../gray/tag';
import { handlers } from '../handlers';
import { makeProviders } from '../providers';
import { claimRequest, keepAnswer, releaseRequest } from '../queries/answeredRequests';
import { readClock } from '../queries/clock';
import { badRequest, Refusal } from '../refusal';
import type { GatewaySettings } from '../settings';
import type { GatewayKeys } from '../wire';
import { addressOf } from './address';
import type { Outcome } from './answer';
import { checkAccessToken, checkRv, checkSession } from './authorise';
import { checkAnswer } from './checkAnswer';
import type { ReadRequest } from './reader';

export interface CallServices {
  readonly db: Database;
  readonly keys: GatewayKeys;
  readonly client: CallContext['client'];
  readonly settings: GatewaySettings;
}

type AnyContext = CallContext | MemberContext;
type Work = (request: unknown, context: AnyContext) => Promise<object | Refusal>;
type AnyHandler =
  | Work
  | {
      readonly before: (
        request: unknown,
        context: AnyContext,
      ) => Promise<(context: AnyContext) => Promise<object | Refusal>>;
    };

/** The handler of a call by its name; the union of all handler types cannot be called, this one can. */
const handlerOf = (name: CallName): AnyHandler => handlers[name] as unknown as AnyHandler;

/** What the schema does not name is dropped: member calls bring tokenCode, phone and loginState beside their own fields. */
function parse(definition: CallDefinition, params: Record<string, unknown>): unknown {
  const result = safeParse(definition.request, params);
  if (!result.success) throw badRequest();
  return result.output;
}

/** What a call does in its transaction. A handler that asks an outside service first asks it here. */
async function workOf(
  handler: AnyHandler,
  prepared: () => Promise<{ readonly params: unknown; readonly context: AnyContext }>,
): Promise<Work> {
  if (typeof handler === 'function') return handler;
  const { params, context } = await prepared();
  const work = await handler.before(params, context);
  return (_request, own) => work(own);
}

/** Does the work; a call that carries a requestNo does it once and is answered alike ever after. */
async function runOnce(
  name: CallName,
  request: unknown,
  context: AnyContext,
  work: Work,
): Promise<object | Refusal> {
  const definition: CallDefinition = calls[name];
  if (definition.once !== true || !('customer' in context)) return work(request, context);
  const { requestNo } = request as { requestNo: string };
  const customerId = context.customer.id;
  const claim = await claimRequest(context.sql, { customerId, requestNo, call: name, at: context.now });
  if (claim === 'other-call') return badRequest();
  if (claim !== 'new') return claim.answer as object;
  const answer = await work(request, context);
  // A refusal keeps what the handler counted, but not the claim: the person may try again.
  if (answer instanceof Refusal) {
    await releaseRequest(context.sql, customerId, requestNo);
  } else {
    await keepAnswer(context.sql, customerId, requestNo, answer);
  }
  return answer;
}

/** Authorises, checks and runs one call; its handler's work is one transaction. */
export async function runCall(
  name: CallName,
  read: ReadRequest,
  request: FastifyRequest,
  services: CallServices,
  reply: FastifyReply,
): Promise<Outcome> {
  const definition: CallDefinition = calls[name];
  const { db, keys, settings } = services;
  try {
    const now = await readClock(db);
    await checkAccessToken(db, definition, request, now);
    await checkRv(db, definition, request, keys);
    const contextOn = async (sql: Sql): Promise<AnyContext> => {
      const session =
        definition.auth === 'member' ? await checkSession(sql, read.params['tokenCode'], now) : undefined;
      // Whoever is known hears whether they are in the gray release, with a refusal too (spec §4 Gray mode).
      if (session !== undefined) reply.headers(headersOf(await grayTagOf(sql, session)));
      const context: CallContext = {
        sql,
        now,
        today: civilDateAt(now.getTime()),
        providers: makeProviders({ sql, now, settings }),
        settings,
        files: read.files,
        client: services.client,
        address: addressOf(request.ip),
        platform: String(request.headers['platform'] ?? ''),
      };
      return session === undefined
        ? context
        : { ...context, customer: session, tokenHash: session.tokenHash };
    };
    const prepared = async (sql: Sql) => {
      const context = await contextOn(sql);
      return { context, params: parse(definition, read.params) };
    };
    const work = await workOf(handlerOf(name), () => prepared(db));
    const answer = await db.tx(async (sql: Sql) => {
      const { context, params } = await prepared(sql);
      return runOnce(name, params, context, work);
    });
    if (answer instanceof Refusal) return { refusal: answer };
    return { data: checkAnswer(name, answer) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}
