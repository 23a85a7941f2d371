import type { CallName, Calls, Request, Response } from '@/contract';
import type { CivilDate } from '@/domain/dates/civil';
import type { Sql } from './database';
import type { IdDigest } from './idDigest';
import type { Outbox } from './messages';
import type { PaperDesk } from './papers/desk';
import type { Providers } from './providers';
import type { CustomerRow } from './queries/customers';
import type { RefusalOf } from './refusal';
import type { Settlement } from './settlement';
import type { GatewaySettings } from './settings';

export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a handler works with. Its `sql` is one transaction, and it has no providers. */
export interface CallContext {
  readonly sql: Sql;
  /** The product's clock. */
  readonly now: Date;
  /** The date of `now` in Asia/Shanghai. */
  readonly today: CivilDate;
  readonly settings: GatewaySettings;
  readonly files: readonly UploadedFile[];
  /** The one client that may ask for access tokens. */
  readonly client: { readonly id: string; readonly secrets: readonly string[] };
  /** Digest of an ID number, for what outlives an account. */
  readonly idDigest: IdDigest;
  /** A phone under the phone key, as the client stores it (wire protocol, "Keys"). */
  readonly sealPhone: (phone: string) => string;
  /** Where the call comes from: an IPv4 address, or the network of an IPv6 one. */
  readonly address: string;
  /** What the call comes from, as its owner recognises it: 'iPhone · 微信'. */
  readonly device: string;
  /** Channel code of the header `platform`. */
  readonly platform: string;
  /** Version of the client by the header `version`, without its dots, as calls have it that send a `minVersion`; undefined: none was sent. */
  readonly versionCode?: string;
}

export interface MemberContext extends CallContext {
  readonly customer: CustomerRow;
  readonly tokenHash: string;
}

type ContextOf<N extends CallName> = Calls[N]['auth'] extends 'member' ? MemberContext : CallContext;

/** The context outside any transaction: each statement commits by itself. Only this context has providers. */
export type Outside<C extends CallContext> = C & {
  readonly providers: Providers;
  readonly settlement: Settlement;
  /** Sends the SMS of messages that were written. */
  readonly outbox: Outbox;
  /** Hands out contracts and certificates. */
  readonly papers: PaperDesk;
  /** Runs the work in one transaction, with its own context. */
  readonly tx: <T>(work: (context: C) => Promise<T>) => Promise<T>;
};

export type Handler<N extends CallName> = (
  request: Request<N>,
  context: ContextOf<N>,
) => Promise<Response<N> | RefusalOf<N>>;

type Work<N extends CallName> = (context: ContextOf<N>) => Promise<Response<N> | RefusalOf<N>>;

/** Who is about to upload, and when. */
export interface Admitted {
  readonly sql: Sql;
  readonly now: Date;
  readonly customerId: number;
}

/** A call that asks first: `before` returns the work to run in a transaction afterwards. By then, what `before` checked may have changed. */
export interface AskingHandler<N extends CallName> {
  /** Of an upload: asked in a transaction when the session is known, before a byte of a file is read. Throws a Refusal. */
  readonly admit?: (by: Admitted) => Promise<void>;
  readonly before: (request: Request<N>, context: Outside<ContextOf<N>>) => Promise<Work<N>>;
}

/**
 * A call that writes first: `write` is one transaction, `after` asks and books. With a requestNo, `write` runs once and its result is
 * stored; `after` runs each time, so that a repeated request gets the current state.
 */
interface WritingHandler<N extends CallName> {
  readonly write: (request: Request<N>, context: ContextOf<N>) => Promise<object | RefusalOf<N>>;
  readonly after: (
    written: object,
    context: Outside<ContextOf<N>>,
    repeated: boolean,
  ) => Promise<Response<N> | RefusalOf<N>>;
}

/** Ties the result type of `write` to the parameter of `after`. */
export function thenAsk<N extends CallName, W extends object>(
  write: (request: Request<N>, context: ContextOf<N>) => Promise<W | RefusalOf<N>>,
  after: (
    written: W,
    context: Outside<ContextOf<N>>,
    repeated: boolean,
  ) => Promise<Response<N> | RefusalOf<N>>,
): WritingHandler<N> {
  return { write, after: (written, context, repeated) => after(written as W, context, repeated) };
}

type AnyHandler<N extends CallName> = Handler<N> | AskingHandler<N> | WritingHandler<N>;

/** One handler for each call of an area: a missing or an extra one does not compile. */
export type HandlersOf<Area> = { readonly [N in keyof Area & CallName]: AnyHandler<N> };
export type Handlers = { readonly [N in CallName]: AnyHandler<N> };
