import { taroModule } from './host';

export default taroModule.default;
// NutUI imports these by name.
export const { getEnv, nextTick, createSelectorQuery, getDeviceInfo } = taroModule;
