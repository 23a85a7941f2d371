export { noteEntry, noting, type LedgerNote } from './notes';
export type { Trace } from './traceOf';
export { Tracer } from './tracer';
