import { calls, type CallDefinition, type CallName } from '@/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeWhenStalled, findRoom } from './calls/admission';
import { writeAnswer, type Outcome } from './calls/answer';
import { checkAccessToken, checkSession } from './calls/authorise';
import { BytesUnderWay } from './calls/bytesUnderWay';
import { faultAfter, faultBefore, faultRefusal } from './calls/faults';
import { longestForm, tooLarge } from './calls/multipart';
import { readRequest, type ReadRequest } from './calls/reader';
import { runCall, type CallServices } from './calls/run';
import { checkTexts } from './calls/texts';
import { readClock } from './queries/clock';
import { takeFault } from './queries/faults';
import { ACCESS_TOKEN_REFUSED, badRequest, illegal, Refusal } from './refusal';

/** Something broke here: the person sees the network text (spec §8), the log has the cause. */
const broken = (): Outcome => ({ refusal: new Refusal('999999', '网络开小差了，请稍后再试') });

/** What became of a call that did not get to its end. */
function outcomeOf(error: unknown, name: CallName, request: FastifyRequest): Outcome {
  if (error instanceof Refusal) return { refusal: error };
  request.log.error({ err: error, call: name, trace: request.headers['x-trace-no'] }, 'call failed');
  return broken();
}

/** A body that Fastify could not read: no JSON, too long, of an unknown kind. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;

function send(reply: FastifyReply, outcome: Outcome, body: string) {
  const refused = 'refusal' in outcome && outcome.refusal.code === ACCESS_TOKEN_REFUSED;
  return reply
    .code(refused ? 401 : 200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

async function answerCall(
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
  services: CallServices,
) {
  const definition: CallDefinition = calls[name];
  const { db, keys } = services;
  const fault = await takeFault(db, request.routeOptions.url ?? definition.path);
  if (await faultBefore(fault, reply)) return reply;
  const admit = async ({ tokenCode }: Readonly<Record<string, unknown>>) => {
    if (definition.auth === 'member') await checkSession(db, tokenCode, await readClock(db));
  };
  let read: ReadRequest = { params: {}, sessionKey: undefined, files: [] };
  let outcome: Outcome;
  try {
    read = await readRequest(definition, request, keys, admit);
    checkTexts([read.params, read.files]);
    const refusal = faultRefusal(fault);
    outcome = refusal === undefined ? await runCall(name, read, request, services, reply) : { refusal };
  } catch (error) {
    outcome = outcomeOf(error, name, request);
  }
  const body = JSON.stringify(writeAnswer(definition, outcome, read.sessionKey));
  if (await faultAfter(fault, reply, body)) return reply;
  return send(reply, outcome, body);
}

/** One route for each declared call. Who may call is asked, and room for the body found, before a byte of the body is read. */
export function registerCalls(app: FastifyInstance, bodyLimit: number, services: CallServices): void {
  const { db, settings } = services;
  const underWay = new BytesUnderWay(settings.limits);
  for (const name of Object.keys(calls) as CallName[]) {
    const definition: CallDefinition = calls[name];
    const room =
      definition.files === undefined
        ? { underWay, longest: bodyLimit, tooLong: badRequest }
        : { underWay, longest: longestForm(definition.files), tooLong: tooLarge };
    app.route({
      method: definition.verb,
      url: definition.path,
      onRequest: async (request, reply) => {
        closeWhenStalled(request, reply, settings.limits);
        if (definition.auth !== 'none') await checkAccessToken(db, definition, request, await readClock(db));
        findRoom(request, reply, room);
      },
      errorHandler: (error, request, reply) => {
        const unreadable = definition.body === 'sealed' ? illegal() : badRequest();
        const outcome = isUnreadable(error) ? { refusal: unreadable } : outcomeOf(error, name, request);
        return send(reply, outcome, JSON.stringify(writeAnswer(definition, outcome, undefined)));
      },
      handler: (request, reply) => answerCall(name, request, reply, services),
    });
  }
}
