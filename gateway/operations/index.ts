export { Lifecycle, type NotReady } from './lifecycle';
export { Metrics } from './metrics';
export { buildOperations } from './server';
