export { noteEntry, noting, type LedgerNote } from './notes';
export { Tracer, type Trace } from './tracer';
