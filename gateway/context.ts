import type { CallName, Calls, Request, Response } from '@/contract';
import type { CivilDate } from '@/domain/dates/civil';
import type { Sql } from './database';
import type { Providers } from './providers';
import type { CustomerRow } from './queries/customers';
import type { Refusal } from './refusal';
import type { GatewaySettings } from './settings';

export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a handler works with. Its SQL is one transaction: all of it counts, or none. */
export interface CallContext {
  readonly sql: Sql;
  /** The product's clock. */
  readonly now: Date;
  /** The same as a date in Asia/Shanghai. */
  readonly today: CivilDate;
  readonly providers: Providers;
  readonly settings: GatewaySettings;
  readonly files: readonly UploadedFile[];
  /** The one client that may ask for access tokens. */
  readonly client: { readonly id: string; readonly secret: string };
  /** Where the call comes from: an IPv4 address, or the network of an IPv6 one. */
  readonly address: string;
  /** Channel code of the header `platform`. */
  readonly platform: string;
}

export interface MemberContext extends CallContext {
  readonly customer: CustomerRow;
  readonly tokenHash: string;
}

export type ContextOf<N extends CallName> = Calls[N]['auth'] extends 'member' ? MemberContext : CallContext;

export type Handler<N extends CallName> = (
  request: Request<N>,
  context: ContextOf<N>,
) => Promise<Response<N> | Refusal>;

type Work<N extends CallName> = (context: ContextOf<N>) => Promise<Response<N> | Refusal>;

/**
 * A call that asks a slow outside service: `before` asks it, on a context without a transaction, so that the service keeps no connection
 * waiting; what it gives back is the call's work, in its transaction. Whatever `before` checked may have changed by then.
 */
export interface AskingHandler<N extends CallName> {
  readonly before: (request: Request<N>, context: ContextOf<N>) => Promise<Work<N>>;
}

type AnyHandler<N extends CallName> = Handler<N> | AskingHandler<N>;

/** One handler for each call of an area: a missing or an extra one does not compile. */
export type HandlersOf<Area> = { readonly [N in keyof Area & CallName]: AnyHandler<N> };
export type Handlers = { readonly [N in CallName]: AnyHandler<N> };
