import { calls, type CallDefinition, type CallName } from '@/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeWhenStalled, enter, hasBody, isChunked, isForm, Rooms, type Longest } from './calls/admission';
import { codeOf, type Outcome } from './calls/answer';
import { arrive, type Arrival } from './calls/arrival';
import { checkSession } from './calls/authorise';
import type { HeldBytes } from './calls/bytesUnderWay';
import { countedBody } from './calls/countedBody';
import { declared } from './calls/declared';
import { faultAfter, faultBefore, faultLie, faultRefusal } from './calls/faults';
import { longestForm } from './calls/multipart';
import { ownFields, readRequest, type ReadRequest } from './calls/reader';
import { admitUpload, runCall, type CallServices } from './calls/run';
import { checkTexts } from './calls/texts';
import { Busy } from './database';
import { profileFor, type Profile } from './profile';
import { Refusal } from './refusal';
import type { Fault } from './queries/faults';
import { noting, type LedgerNote } from './trace';
import { refuse } from './refusals/general';
import { refuseUpload } from './refusals/pictures';
import type { GatewayKeys } from './wire';

/**
 * The outcome of a call that threw. A busy database has done nothing: the person may try again. On any other failure the person sees the network
 * text (spec §8). The log has the cause.
 */
function outcomeOf(error: unknown, name: CallName, request: FastifyRequest): Outcome {
  try {
    if (error instanceof Refusal) return { refusal: declared(name, error as Refusal) };
    throw error;
  } catch (err) {
    if (err instanceof Busy) {
      request.log.warn({ err, call: name }, 'database busy');
      return { refusal: refuse('busy') };
    }
    request.log.error({ err, call: name }, 'call failed');
    return { refusal: refuse('broken') };
  }
}

/** A body that Fastify could not read: invalid JSON, too long, or of an unknown content type. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof Refusal) &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;

function send(reply: FastifyReply, status: number, body: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

/** What the calls work with, and how they look from outside. */
interface Services extends CallServices {
  readonly profile: Profile;
}

/** How far a call has come. */
interface Progress {
  read: ReadRequest;
  phone: string;
  outcome: Outcome | undefined;
  body: string;
  fault: Fault | undefined;
}

interface Arriving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly arrival: Arrival;
  readonly held: HeldBytes;
}

/** The keys that open this call. */
async function keysFor(
  { body, rv }: CallDefinition,
  { body: fields, headers }: FastifyRequest,
  { keys, threads }: CallServices,
): Promise<GatewayKeys> {
  if (threads === undefined) return keys;
  const sealed = body === 'sealed' ? [ownFields(fields)['sKey']] : [];
  return threads.ahead(keys, rv === true ? [...sealed, headers['rv']] : sealed);
}

const WHOLE_PHONE = /^\d{11}$/;

/**
 * The phone of the person who calls, for faults and traces, which there are none of in production mode; '' for a visitor. A body in clear has no
 * phone, and somebody who came by a link sends it masked: then the session says it.
 */
async function phoneOf(
  { auth }: CallDefinition,
  { params }: ReadRequest,
  { now }: Arrival,
  { db, tracer }: CallServices,
): Promise<string> {
  const { phone: sent, tokenCode } = params;
  if (typeof sent === 'string' && WHOLE_PHONE.test(sent)) return sent;
  if (auth !== 'member' || tracer === undefined) return '';
  return (await checkSession(db, tokenCode, now())).phone;
}

/** Reads and runs the call. Undefined: a fault has settled the reply, and nothing was done. */
async function outcomeFor(
  name: CallName,
  { request, reply, arrival, held }: Arriving,
  services: CallServices,
  progress: Progress,
): Promise<Outcome | undefined> {
  const definition: CallDefinition = calls[name];
  const { db } = services;
  const admit = async ({ tokenCode }: Readonly<Record<string, unknown>>) => {
    if (definition.auth !== 'member') return;
    const { tokenHash, id } = await checkSession(db, tokenCode, arrival.now());
    held.alsoOf(tokenHash);
    await admitUpload(name, id, arrival.now(), db);
  };
  const gate = { admit, came: (bytes: number) => held.came(bytes) };
  try {
    const keys = await keysFor(definition, request, services);
    progress.read = await readRequest(definition, request, keys, gate);
    checkTexts([progress.read.params, progress.read.files]);
    const { read } = progress;
    progress.phone = await phoneOf(definition, read, arrival, services);
    if (progress.fault === undefined && progress.phone !== '') {
      progress.fault = await arrival.takeFault(progress.phone);
      if (await faultBefore(progress.fault, reply)) return undefined;
    }
    const refusal = faultRefusal(progress.fault);
    if (refusal !== undefined) return { refusal };
    return await runCall(
      name,
      { definition, read, request, reply, now: arrival.now() },
      { ...services, keys },
    );
  } catch (error) {
    return outcomeOf(error, name, request);
  }
}

async function answerCall(name: CallName, arriving: Arriving, services: Services, progress: Progress) {
  const { request, reply, arrival } = arriving;
  progress.fault = await arrival.takeFault('');
  // The app tells by it what is due or over, whatever the phone's clock says.
  reply.header('x-now', arrival.now().toISOString());
  if (await faultBefore(progress.fault, reply)) return reply;
  const outcome = await outcomeFor(name, arriving, services, progress);
  if (outcome === undefined) return reply;
  progress.outcome = faultLie(progress.fault, outcome);
  const { write } = profileFor(request, services.profile);
  const { status, body } = write(calls[name], progress.outcome, progress.read.sessionKey);
  progress.body = JSON.stringify(body);
  if (await faultAfter(progress.fault, reply, progress.body)) return reply;
  return send(reply, status, progress.body);
}

/** Answers a call, and keeps its trace for the console. */
async function answerTraced(name: CallName, arriving: Arriving, services: Services) {
  const read: ReadRequest = { params: {}, sessionKey: undefined, files: [] };
  const progress: Progress = { read, phone: '', outcome: undefined, body: '', fault: undefined };
  const { tracer, metrics } = services;
  if (tracer === undefined) {
    return answerCall(name, arriving, services, progress).finally(() =>
      metrics?.answered(name, codeOf(progress.outcome)),
    );
  }
  const began = Date.now();
  const now = arriving.arrival.now();
  const ledger: LedgerNote[] = [];
  try {
    return await noting(ledger, () => answerCall(name, arriving, services, progress));
  } finally {
    const { request } = arriving;
    metrics?.answered(name, codeOf(progress.outcome));
    const { headers, body: came } = request;
    tracer.keep({
      name,
      definition: calls[name],
      headers,
      came,
      began,
      now,
      ended: Date.now(),
      ledger,
      ...progress,
    });
  }
}

/** The longest body of a call. */
const longestOf = ({ files }: CallDefinition, bodyLimit: number): Longest =>
  files === undefined
    ? { longest: bodyLimit, tooLong: () => refuse('incomplete') }
    : { longest: longestForm(files), tooLong: () => refuseUpload('pictureTooLarge') };

/** Adds one route for each declared call. Checks the access token before reading a byte of the body, and finds room for each byte that comes. */
export function registerCalls(app: FastifyInstance, bodyLimit: number, services: Services): void {
  const { db, settings, profile } = services;
  const rooms = new Rooms(settings.limits);
  const entered = new WeakMap<FastifyRequest, Pick<Arriving, 'arrival' | 'held'>>();
  for (const name of Object.keys(calls) as CallName[]) {
    const definition: CallDefinition = calls[name];
    const longest = longestOf(definition, bodyLimit);
    const room = rooms.of(definition);
    app.route({
      method: definition.orGet === true ? [definition.verb, 'GET'] : definition.verb,
      url: definition.path,
      onRequest: async (request, reply) => {
        if (!profileFor(request, profile).offers(definition, request)) return reply.callNotFound();
        closeWhenStalled(request, reply, settings.limits);
        const held = enter(request, reply, room, longest);
        entered.set(request, { held, arrival: await arrive(db, definition, request) });
        return undefined;
      },
      preParsing: async (request, _reply, body) => {
        const { held } = entered.get(request) ?? {};
        // A form is counted by its reader.
        if (held === undefined || request.method !== 'POST' || !hasBody(request) || isForm(request))
          return body;
        return countedBody(body, { held, ...longest });
      },
      errorHandler: (error, request, reply) => {
        const unreadable = definition.body === 'sealed' ? refuse('illegal') : refuse('incomplete');
        const outcome = isUnreadable(error) ? { refusal: unreadable } : outcomeOf(error, name, request);
        // Fastify closes the connection of a body that could not be read, which can lose the answer. The rest of this one is thrown away.
        if (error instanceof Refusal && !isChunked(request)) reply.removeHeader('connection');
        const { status, body } = profileFor(request, profile).write(definition, outcome, undefined);
        return send(reply, status, JSON.stringify(body));
      },
      handler: (request, reply) => {
        const { arrival, held } = entered.get(request) as Pick<Arriving, 'arrival' | 'held'>;
        return held.during(() => answerTraced(name, { request, reply, arrival, held }, services));
      },
    });
  }
}
