import type { CallDefinition, CallName } from '@/contract';
import { safeParse } from 'valibot';
import type { Admitted, Outside } from '../context';
import { Busy, InDoubt, type Database, type Sql } from '../database';
import { handlers } from '../handlers';
import type { Metrics } from '../operations';
import { Refusal } from '../refusal';
import { refuse } from '../refusals/general';
import type { Tracer } from '../trace';
import { openPassword, type DecryptThreads, type GatewayKeys } from '../wire';
import type { Outcome } from './answer';
import { checkRv } from './authorise';
import { checkAnswer } from './checkAnswer';
import { declared } from './declared';
import { contextOn, outsideOf, ownerOf, type AnyContext, type Arrived, type ContextParts } from './contexts';
import { runOnce, type Done } from './once';

export interface CallServices extends ContextParts {
  readonly keys: GatewayKeys;
  /** Open the passwords in a request; a function, since they may be rotated under a running gateway. */
  readonly passwordKeys: () => readonly string[];
  /** None in a test's own process. */
  readonly threads?: DecryptThreads;
  /** Keeps calls for the console; none in production mode. */
  readonly tracer?: Tracer;
  /** Counts the answers. */
  readonly metrics?: Metrics;
}

type Answer = object | Refusal;
type Work = (request: unknown, context: AnyContext) => Promise<Answer>;
type AnyHandler =
  | Work
  | {
      readonly admit?: (by: Admitted) => Promise<void>;
      readonly before: (
        request: unknown,
        context: Outside<AnyContext>,
      ) => Promise<(context: AnyContext) => Promise<Answer>>;
    }
  | {
      readonly write: Work;
      readonly after: (written: object, context: Outside<AnyContext>, repeated: boolean) => Promise<Answer>;
    };

/** The handler of a call by its name. The cast makes it callable: a union of all handler types is not. */
const handlerOf = (name: CallName): AnyHandler => handlers[name] as unknown as AnyHandler;

type Params = Readonly<Record<string, unknown>>;

/** The params with their passwords in clear. Opened here and not with the body: what keeps or logs a call has them sealed. */
function opened({ passwords = [] }: CallDefinition, params: Params, keys: readonly string[]): Params {
  const found = passwords.map((name) => {
    const password = openPassword(params[name], keys);
    if (password === undefined) throw refuse('illegal');
    return [name, password] as const;
  });
  return { ...params, ...Object.fromEntries(found) };
}

/** Drops fields that the schema does not name: member calls bring tokenCode, phone and loginState beside their own fields. */
function parse(definition: CallDefinition, params: Params): unknown {
  const result = safeParse(definition.request, params);
  if (!result.success) throw refuse('incomplete');
  return result.output;
}

/** Runs the handler: its SQL in one transaction, its questions to providers outside of the transaction. */
async function handle(name: CallName, call: Arrived, services: CallServices): Promise<Answer> {
  const { db } = services;
  const { definition } = call;
  const handler = handlerOf(name);
  const ready = async (sql: Sql) => {
    const context = await contextOn(sql, call, services);
    return {
      context,
      request: parse(definition, opened(definition, call.read.params, services.passwordKeys())),
    };
  };
  const inTransaction = (work: Work): Promise<Done & { context: AnyContext }> =>
    db.tx(
      async (sql) => {
        const { context, request } = await ready(sql);
        return { context, ...(await runOnce(name, definition, request, context, work)) };
      },
      { owner: ownerOf(call) },
    );

  if (typeof handler === 'function') return (await inTransaction(handler)).answer;
  if ('before' in handler) {
    const { context, request } = await ready(db);
    const work = await handler.before(request, outsideOf(context, services));
    return (await inTransaction((_request, own) => work(own))).answer;
  }
  const { answer, repeated, context } = await inTransaction(handler.write);
  if (answer instanceof Refusal) return answer;
  return handler.after(answer, outsideOf(context, services), repeated).catch(afterWriting);
}

/** Before a byte of an upload is read. Throws a Refusal. */
export async function admitUpload(
  name: CallName,
  customerId: number,
  now: Date,
  db: Database,
): Promise<void> {
  const handler = handlerOf(name);
  if (typeof handler === 'function' || !('before' in handler)) return;
  const { admit } = handler;
  if (admit !== undefined) await db.tx((sql) => admit({ sql, now, customerId }));
}

/** What was written stands: a database that is busy afterwards must not make it look undone. */
function afterWriting(error: unknown): never {
  throw error instanceof Busy ? new InDoubt(`written, but not answered: ${error.message}`, error) : error;
}

/** Checks and runs one call whose access token was checked before its body was read. Throws what the handler throws. */
export async function runCall(name: CallName, call: Arrived, services: CallServices): Promise<Outcome> {
  await checkRv(services.db, call.definition, call.request, services.keys);
  const answer = await handle(name, call, services);
  if (answer instanceof Refusal) return { refusal: declared(name, answer) };
  return { data: checkAnswer(name, answer) };
}
