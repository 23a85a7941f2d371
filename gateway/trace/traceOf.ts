import type { IncomingHttpHeaders } from 'node:http';
import type { CallDefinition } from '@/contract';
import { codeOf, envelope, type Outcome } from '../calls/answer';
import type { ReadRequest } from '../calls/reader';
import type { Fault } from '../queries/faults';
import { sealSteps, type GatewayKeys, type SealStep } from '../wire';
import { masked } from './masked';
import type { LedgerNote } from './notes';

/** One call as the console shows it; everything personal is masked. */
export interface Trace {
  readonly id: number;
  readonly traceNo: string;
  readonly call: string;
  readonly path: string;
  /** Machine time at which the call arrived. */
  readonly at: string;
  /** Product time at which it arrived. */
  readonly now: string;
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

/** What is known of a call that has ended. */
export interface Ended {
  readonly name: string;
  readonly definition: CallDefinition;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came. */
  readonly came: unknown;
  /** Machine time, in milliseconds. */
  readonly began: number;
  /** The product's time at which it came. */
  readonly now: Date;
  readonly ended: number;
  readonly read: ReadRequest;
  /** Phone of the person who calls; '' for a visitor. */
  readonly phone: string;
  readonly outcome: Outcome | undefined;
  readonly body: string;
  readonly fault: Fault | undefined;
  readonly ledger: readonly LedgerNote[];
}

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

/** `keys`: those that were accepted when it came. */
export function traceOf(
  { name, definition, headers, came, began, now, ended, read, outcome, body, fault, ledger }: Ended,
  id: number,
  keys: GatewayKeys,
): Trace {
  const sealed = definition.body === 'sealed';
  return {
    id,
    traceNo: String(headers['x-trace-no'] ?? ''),
    call: name,
    path: definition.path,
    at: new Date(began).toISOString(),
    now: now.toISOString(),
    ms: ended - began,
    headers: masked(headers),
    sealedRequest: sealed ? sealedFields(came) : null,
    steps: sealed ? sealSteps({ body: came, rv: headers['rv'], characters: read.characters }, keys) : [],
    request: masked(read.params),
    fault: fault === undefined ? '' : `${fault.fault} ${fault.value}`.trim(),
    code: codeOf(outcome),
    good: outcome !== undefined && 'data' in outcome,
    answer: outcome === undefined ? null : masked(envelope(outcome)),
    sealedAnswer: read.sessionKey === undefined ? null : short(body),
    ledger,
  };
}
