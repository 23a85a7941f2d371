export type { DeviceTokenPort } from './definitions';
export { drawnToken as deviceToken } from './drawnToken';
