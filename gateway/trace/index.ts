export { noteEntry, noting, type LedgerNote } from './notes';
export type { Ended, Trace } from './traceOf';
export { Tracer } from './tracer';
