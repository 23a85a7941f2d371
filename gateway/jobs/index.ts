// Without the queue itself: its library is loaded by the process that has one.
export { InlineDispatcher } from './inline';
export { inBatches, type Batches, type Dispatcher, type Job } from './job';
