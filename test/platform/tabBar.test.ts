import { screen } from '@/platform/screen/index.weapp';
import { names, no, resetWx, wx, yes } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);

it("WeChat's tab bar is hidden while sheets are open, and shown after the last one", () => {
  wx.answers = { hideTabBar: yes(), showTabBar: no('showTabBar:fail not TabBar page') };
  const endFirst = screen.cover();
  const endSecond = screen.cover();
  endFirst();
  expect(names()).toEqual(['hideTabBar']);
  endSecond();
  expect(names()).toEqual(['hideTabBar', 'showTabBar']);
});
