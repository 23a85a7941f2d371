import { calls, type CallDefinition, type CallName } from '@/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAnswer, type Outcome } from './calls/answer';
import { faultAfter, faultBefore, faultRefusal } from './calls/faults';
import { readRequest, type ReadRequest } from './calls/reader';
import { runCall, type CallServices } from './calls/run';
import { takeFault } from './queries/faults';
import { ACCESS_TOKEN_REFUSED, Refusal } from './refusal';

/** Something broke here: the person sees the network text (spec §8), the log has the cause. */
const broken = (): Outcome => ({ refusal: new Refusal('999999', '网络开小差了，请稍后再试') });

async function answerCall(
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
  services: CallServices,
) {
  const definition: CallDefinition = calls[name];
  const fault = await takeFault(services.db, request.routeOptions.url ?? definition.path);
  if (await faultBefore(fault, reply)) return reply;
  let read: ReadRequest = { params: {}, sessionKey: undefined, files: [] };
  let outcome: Outcome;
  try {
    read = await readRequest(definition, request, services.keys);
    const refusal = faultRefusal(fault);
    outcome = refusal === undefined ? await runCall(name, read, request, services, reply) : { refusal };
  } catch (error) {
    if (error instanceof Refusal) outcome = { refusal: error };
    else {
      request.log.error({ err: error, call: name, trace: request.headers['x-trace-no'] }, 'call failed');
      outcome = broken();
    }
  }
  const body = JSON.stringify(writeAnswer(definition, outcome, read.sessionKey));
  if (await faultAfter(fault, reply, body)) return reply;
  const refused = 'refusal' in outcome && outcome.refusal.code === ACCESS_TOKEN_REFUSED;
  return reply
    .code(refused ? 401 : 200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

/** One route for each declared call. */
export function registerCalls(app: FastifyInstance, services: CallServices): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const { verb, path } = calls[name];
    app.route({
      method: verb,
      url: path,
      handler: (request, reply) => answerCall(name, request, reply, services),
    });
  }
}
