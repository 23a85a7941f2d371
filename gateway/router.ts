import { calls, type CallDefinition, type CallName } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeWhenStalled, findRoom } from './calls/admission';
import { writeAnswer, type Outcome } from './calls/answer';
import { arrive, type Arrival } from './calls/arrival';
import { checkSession } from './calls/authorise';
import { BytesUnderWay } from './calls/bytesUnderWay';
import { declared } from './calls/declared';
import { faultAfter, faultBefore, faultLie, faultRefusal } from './calls/faults';
import { longestForm } from './calls/multipart';
import { readRequest, type ReadRequest } from './calls/reader';
import { runCall, type CallServices } from './calls/run';
import { checkTexts } from './calls/texts';
import { Refusal } from './refusal';
import { refuse } from './refusals/general';
import { refuseUpload } from './refusals/pictures';

/** The outcome of a call that threw. On a failure the person sees the network text (spec §8), and the log has the cause. */
function outcomeOf(error: unknown, name: CallName, request: FastifyRequest): Outcome {
  try {
    if (error instanceof Refusal) return { refusal: declared(name, error as Refusal) };
    throw error;
  } catch (err) {
    request.log.error({ err, call: name, trace: request.headers['x-trace-no'] }, 'call failed');
    return { refusal: refuse('broken') };
  }
}

/** A body that Fastify could not read: invalid JSON, too long, or of an unknown content type. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;

function send(reply: FastifyReply, outcome: Outcome, body: string) {
  const refused = 'refusal' in outcome && outcome.refusal.code === generalRefusals.accessTokenRefused;
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
  arrival: Arrival,
  services: CallServices,
) {
  const definition: CallDefinition = calls[name];
  const { db, keys } = services;
  const fault = await arrival.takeFault();
  if (await faultBefore(fault, reply)) return reply;
  const admit = async ({ tokenCode }: Readonly<Record<string, unknown>>) => {
    if (definition.auth === 'member') await checkSession(db, tokenCode, arrival.now());
  };
  let read: ReadRequest = { params: {}, sessionKey: undefined, files: [] };
  let outcome: Outcome;
  try {
    read = await readRequest(definition, request, keys, admit);
    checkTexts([read.params, read.files]);
    const refusal = faultRefusal(fault);
    outcome =
      refusal === undefined
        ? await runCall(name, { definition, read, request, reply, now: arrival.now() }, services)
        : { refusal };
  } catch (error) {
    outcome = outcomeOf(error, name, request);
  }
  const body = JSON.stringify(writeAnswer(definition, faultLie(fault, outcome), read.sessionKey));
  if (await faultAfter(fault, reply, body)) return reply;
  return send(reply, outcome, body);
}

/** Adds one route for each declared call. Checks the access token and reserves room for the body before reading a byte of the body. */
export function registerCalls(app: FastifyInstance, bodyLimit: number, services: CallServices): void {
  const { db, settings } = services;
  const underWay = new BytesUnderWay(settings.limits);
  const arrivals = new WeakMap<FastifyRequest, Arrival>();
  for (const name of Object.keys(calls) as CallName[]) {
    const definition: CallDefinition = calls[name];
    const room =
      definition.files === undefined
        ? { underWay, longest: bodyLimit, tooLong: () => refuse('incomplete') }
        : {
            underWay,
            longest: longestForm(definition.files),
            tooLong: () => refuseUpload('pictureTooLarge'),
          };
    app.route({
      method: definition.verb,
      url: definition.path,
      onRequest: async (request, reply) => {
        closeWhenStalled(request, reply, settings.limits);
        arrivals.set(request, await arrive(db, definition, request));
        findRoom(request, reply, room);
      },
      errorHandler: (error, request, reply) => {
        const unreadable = definition.body === 'sealed' ? refuse('illegal') : refuse('incomplete');
        const outcome = isUnreadable(error) ? { refusal: unreadable } : outcomeOf(error, name, request);
        return send(reply, outcome, JSON.stringify(writeAnswer(definition, outcome, undefined)));
      },
      handler: (request, reply) =>
        answerCall(name, request, reply, arrivals.get(request) as Arrival, services),
    });
  }
}
