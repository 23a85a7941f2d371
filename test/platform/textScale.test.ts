import { screen } from '@/platform/screen/index.weapp';
import { resetWx, throws, wx as host } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);

describe('the text size of a mini-program', () => {
  it.each([
    [1.5, 1.5],
    [1, 1],
    // Small type would be below 12 px.
    [0.94, 1],
    [9, 2],
    [undefined, 1],
    ['large', 1],
  ])('as WeChat tells it, %s, makes the text %d times as large', (fontSizeScaleFactor, scale) => {
    host.answers = { getAppBaseInfo: () => ({ fontSizeScaleFactor }) };
    expect(screen.textScale()).toBe(scale);
  });

  it('is the usual one in a client that tells nothing', () => {
    host.answers = { getAppBaseInfo: throws };
    expect(screen.textScale()).toBe(1);
  });
});
