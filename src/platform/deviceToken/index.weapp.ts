export type { DeviceTokenPort } from './index';
export { drawnToken as deviceToken } from './drawnToken';
