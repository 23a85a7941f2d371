import type { CallDefinition } from '@/contract';
import { civilDateAt } from '@/domain/dates/civil';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, MemberContext, Outside } from '../context';
import type { Database, Sql } from '../database';
import { grayTagOf, headersOf } from '../gray/tag';
import type { IdDigest } from '../idDigest';
import type { Outbox } from '../messages';
import { makeProviders } from '../providers';
import type { PaperDesk } from '../papers/desk';
import type { Settlement } from '../settlement';
import { hashToken } from '../secrets';
import type { GatewaySettings } from '../settings';
import { addressOf } from './address';
import { deviceName } from './deviceName';
import { checkSession } from './authorise';
import type { ReadRequest } from './reader';

export type AnyContext = CallContext | MemberContext;

/** A call that has arrived and whose body is read. */
export interface Arrived {
  readonly definition: CallDefinition;
  readonly read: ReadRequest;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}

export interface ContextParts {
  readonly db: Database;
  /** A function, since its secret may be rotated under a running gateway. */
  readonly client: () => CallContext['client'];
  readonly idDigest: IdDigest;
  readonly sealPhone: CallContext['sealPhone'];
  readonly settings: GatewaySettings;
  readonly settlement: Settlement;
  readonly outbox: Outbox;
  readonly papers: PaperDesk;
}

/** The context of a call on this database connection; a member call's context includes the customer. */
export async function contextOn(sql: Sql, call: Arrived, parts: ContextParts): Promise<AnyContext> {
  const { definition, read, request, reply, now } = call;
  const session =
    definition.auth === 'member' ? await checkSession(sql, read.params['tokenCode'], now) : undefined;
  // Every answer to a known customer, a refusal too, says whether they are in the gray release (spec §4 Gray mode).
  if (session !== undefined) reply.headers(headersOf(grayTagOf(session)));
  const { version } = request.headers;
  const context: CallContext = {
    sql,
    now,
    today: civilDateAt(now.getTime()),
    settings: parts.settings,
    files: read.files,
    client: parts.client(),
    idDigest: parts.idDigest,
    sealPhone: parts.sealPhone,
    address: addressOf(request.ip),
    device: deviceName(request.headers['user-agent']),
    platform: String(request.headers['platform'] ?? ''),
    ...(typeof version === 'string' ? { versionCode: version.replaceAll('.', '') } : {}),
  };
  return session === undefined ? context : { ...context, customer: session, tokenHash: session.tokenHash };
}

/** Whose transactions a call's are: the session's, and so one person's. A call without a session is no one's. */
export function ownerOf({ definition, read }: Pick<Arrived, 'definition' | 'read'>): string | undefined {
  const { tokenCode } = read.params;
  return definition.auth === 'member' && typeof tokenCode === 'string' ? hashToken(tokenCode) : undefined;
}

/** The same context outside any transaction. */
export function outsideOf<C extends CallContext>(
  context: C,
  {
    db,
    settings,
    settlement,
    outbox,
    papers,
  }: Pick<ContextParts, 'db' | 'settings' | 'settlement' | 'outbox' | 'papers'>,
): Outside<C> {
  const owner =
    'tokenHash' in context && typeof context.tokenHash === 'string' ? context.tokenHash : undefined;
  return {
    ...context,
    sql: db,
    providers: makeProviders({ db, settings }),
    settlement,
    outbox,
    papers,
    tx: (work) => db.tx((sql) => work({ ...context, sql }), { owner }),
  };
}
