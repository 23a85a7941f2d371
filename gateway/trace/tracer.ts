import type { GatewayKeys } from '../wire';
import { traceOf, type Ended, type Trace } from './traceOf';

/** Calls that are kept, the newest. Bounded, and gone with the process. */
const MOST = 300;
/** Characters of an answer or of what came. What is longer is cut at once, so that what is kept stays small. */
const LONG = 16_384;

interface Kept {
  /** Of the person who called; '' for a visitor. */
  readonly phone: string;
  readonly trace: () => Trace;
}

interface Wanted {
  readonly phone?: string;
  readonly traceNo?: string;
  readonly most?: number;
}

/** Made when somebody looks, and then once: no one looks at most calls. */
function once(make: () => Trace): () => Trace {
  let trace: Trace | undefined;
  let left: (() => Trace) | undefined = make;
  return () => {
    if (left !== undefined) trace = left();
    left = undefined;
    return trace as Trace;
  };
}

const isLong = ({ headers, body }: Ended): boolean =>
  body.length > LONG || !(Number(headers['content-length'] ?? 0) <= LONG);

/** What could not be opened is tried once more, with the keys of that time. */
const isUnopened = ({ definition, read }: Ended): boolean =>
  definition.body === 'sealed' && read.characters === undefined;

/** Keeps the last calls of this process for the console. There is none in production mode. */
export class Tracer {
  private readonly kept: Kept[] = [];
  private next = 1;

  /** `heard`: hears of each call too. */
  constructor(
    private readonly keys: GatewayKeys,
    private readonly heard: (ended: Ended) => void,
  ) {}

  keep(ended: Ended): void {
    this.heard(ended);
    const id = this.next;
    this.next += 1;
    const trace = once(() => traceOf(ended, id, this.keys));
    if (isLong(ended) || isUnopened(ended)) trace();
    this.kept.push({ phone: ended.phone, trace });
    if (this.kept.length > MOST) this.kept.shift();
  }

  /** Newest first; by phone, and by trace number or its beginning. */
  list(wanted: Wanted): Trace[] {
    return this.withPhones(wanted).map(({ trace }) => trace);
  }

  /** The same, and whose each one is. */
  withPhones({ phone = '', traceNo = '', most = 50 }: Wanted): { phone: string; trace: Trace }[] {
    return this.kept
      .filter((one) => phone === '' || one.phone === phone)
      .map((one) => ({ phone: one.phone, trace: one.trace() }))
      .filter(({ trace }) => trace.traceNo.startsWith(traceNo))
      .reverse()
      .slice(0, most);
  }

  /** One of them, while it is kept. */
  find(id: number): Trace | undefined {
    return this.kept.map(({ trace }) => trace()).find((trace) => trace.id === id);
  }

  clear(): void {
    this.kept.length = 0;
  }
}
