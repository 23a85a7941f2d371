/** What NutUI's parts use of '@tarojs/taro' in a browser; nothing is measured without a layout. */
const query = {
  select: () => query,
  selectAll: () => query,
  boundingClientRect: () => query,
  exec: (answer: (rects: unknown[]) => void) => answer([{ width: 0, height: 0, left: 0, top: 0 }]),
};

const asked = {
  getEnv: () => 'WEB',
  nextTick: (then: () => void) => void setTimeout(then),
  createSelectorQuery: () => query,
  getDeviceInfo: () => ({ platform: 'devtools' }),
};

/** The stand-in: `jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui)`. */
export const taroForNutui = { ...asked, default: asked };
