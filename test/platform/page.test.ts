/** @jest-environment jest-fixed-jsdom */
import { page } from '@/platform/page/index';
import { soon } from '../soon';

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getCurrentInstance: () => ({ router: null }) },
}));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the page in a browser', () => {
  it.each([
    [
      '/?s=ygd&x=%20#/pages/home/index?y=1',
      { before: 's=ygd&x=%20', hash: '#/pages/home/index?y=1', path: '/' },
    ],
    ['/gray/', { before: '', hash: '', path: '/gray/' }],
    ['/app/index.html#/', { before: '', hash: '#/', path: '/app/index.html' }],
  ])('was entered by %s', (address, expected) => {
    window.history.replaceState(null, '', address);
    expect(page.entry()).toEqual({ ...expected, host: window.location.hostname });
  });

  it('writes a hash without a history entry, and without notifying itself', () => {
    const told = jest.fn();
    page.onAddress({ before: told, after: told });
    window.history.replaceState({ key: 'k' }, '', '/?s=citicsquare#/home?x=1');
    const before = window.history.length;
    page.writeHash('#/?x=1');
    expect([window.location.search, window.location.hash]).toEqual(['?s=citicsquare', '#/?x=1']);
    expect([window.history.length, window.history.state]).toEqual([before, { key: 'k' }]);
    expect(told).not.toHaveBeenCalled();
  });

  it('learns of an address written by the person before the router does, and after', async () => {
    const heard: string[] = [];
    const hear = (who: string) => () => heard.push(`${who} ${page.entry().hash}`);
    page.onAddress({ before: () => page.writeHash('#/?s=ygd'), after: hear('after') });
    window.addEventListener('popstate', hear('router'), { once: true });
    window.location.hash = '#/pages/%zz';
    await soon(() => expect(heard).toEqual(['router #/?s=ygd', 'after #/?s=ygd']));
  });
});
