import type { CallDefinition } from '@/contract';
import type { FastifyRequest } from 'fastify';
import { codeOf, envelope, type Outcome } from '../calls/answer';
import type { ReadRequest } from '../calls/reader';
import type { Fault } from '../queries/faults';
import { sealSteps, type GatewayKeys, type SealStep } from '../wire';
import { masked } from './masked';
import type { LedgerNote } from './notes';

/** One call as the console shows it; everything personal is masked before it is kept. */
export interface Trace {
  readonly id: number;
  readonly traceNo: string;
  readonly call: string;
  readonly path: string;
  /** Machine time at which the call arrived. */
  readonly at: string;
  readonly ms: number;
  readonly headers: unknown;
  readonly sealedRequest: unknown;
  readonly steps: readonly SealStep[];
  readonly request: unknown;
  readonly fault: string;
  /** The call's code; '' if it was not answered. */
  readonly code: string;
  readonly good: boolean;
  readonly answer: unknown;
  readonly sealedAnswer: unknown;
  readonly ledger: readonly LedgerNote[];
}

/** What the router knows when a call has ended. */
export interface Ended {
  readonly name: string;
  readonly definition: CallDefinition;
  readonly request: FastifyRequest;
  readonly began: number;
  readonly read: ReadRequest;
  readonly outcome: Outcome | undefined;
  readonly body: string;
  readonly fault: Fault | undefined;
  readonly ledger: readonly LedgerNote[];
}

/** Calls that are kept, the newest. Bounded, and gone with the process. */
const MOST = 300;
const SEALED_SHOWN = 120;

const short = (text: string): string =>
  text.length > SEALED_SHOWN ? `${text.slice(0, SEALED_SHOWN)}…（共${text.length}字）` : text;

/** A sealed body as it came: its fields, cut. */
function sealedFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? short(value) : '…']),
  );
}

/** Keeps the last calls of this process for the console. There is none in production mode. */
export class Tracer {
  private readonly kept: { readonly phone: string; readonly trace: Trace }[] = [];
  private next = 1;

  constructor(private readonly keys: GatewayKeys) {}

  keep({ name, definition, request, began, read, outcome, body, fault, ledger }: Ended): void {
    const sealed = definition.body === 'sealed';
    const trace: Trace = {
      id: this.next,
      traceNo: String(request.headers['x-trace-no'] ?? ''),
      call: name,
      path: definition.path,
      at: new Date(began).toISOString(),
      ms: Date.now() - began,
      headers: masked(request.headers),
      sealedRequest: sealed ? sealedFields(request.body) : null,
      steps: sealed
        ? sealSteps({ body: request.body, rv: request.headers['rv'], characters: read.characters }, this.keys)
        : [],
      request: masked(read.params),
      fault: fault === undefined ? '' : `${fault.fault} ${fault.value}`.trim(),
      code: codeOf(outcome),
      good: outcome !== undefined && 'data' in outcome,
      answer: outcome === undefined ? null : masked(envelope(outcome)),
      sealedAnswer: read.sessionKey === undefined ? null : short(body),
      ledger,
    };
    this.next += 1;
    const phone = read.params['phone'];
    this.kept.push({ phone: typeof phone === 'string' ? phone : '', trace });
    if (this.kept.length > MOST) this.kept.shift();
  }

  /** Newest first; by phone, and by trace number or its beginning. */
  list({
    phone = '',
    traceNo = '',
    most = 50,
  }: {
    phone?: string;
    traceNo?: string;
    most?: number;
  }): Trace[] {
    return this.kept
      .filter((one) => phone === '' || one.phone === phone)
      .map(({ trace }) => trace)
      .filter((trace) => trace.traceNo.startsWith(traceNo))
      .reverse()
      .slice(0, most);
  }

  clear(): void {
    this.kept.length = 0;
  }
}
