/** @jest-environment jest-fixed-jsdom */
import { track as browser } from '@/platform/track/index';
import { resetWx, wx } from './wx';
import { track as program } from '@/platform/track/index.weapp';
import { stubGlobal, unstubAllGlobals } from '../stubs';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);
afterEach(() => {
  unstubAllGlobals();
});

const turnPage = (visibilityState: string) => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('leaving in a browser', () => {
  it('is hiding or closing the page, until the listener is removed', () => {
    const leaving = jest.fn();
    const end = browser.onLeave(leaving);
    turnPage('hidden');
    turnPage('visible');
    expect(leaving).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(leaving).toHaveBeenCalledTimes(2);
    end();
    turnPage('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(leaving).toHaveBeenCalledTimes(2);
  });

  it.each([true, false])('sends the text as JSON, and returns whether it was accepted: %s', async (taken) => {
    const sendBeacon = jest.fn((_url: string, _body: Blob) => taken);
    stubGlobal('navigator', { sendBeacon });
    expect(browser.sendOnLeave('/api/x', '{"a":1}')).toBe(taken);
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect([url, body?.type, body?.size]).toEqual(['/api/x', 'application/json', 7]);
  });

  it('returns no when there is no beacon, or none for this address', () => {
    stubGlobal('navigator', {});
    expect(browser.sendOnLeave('/api/x', '{}')).toBe(false);
  });
});

describe('leaving a mini-program', () => {
  it('is going to the background; ordinary calls are still sent', () => {
    const leaving = jest.fn();
    program.onLeave(leaving)();
    expect(wx.asked).toEqual([
      ['onAppHide', leaving],
      ['offAppHide', leaving],
    ]);
    expect(program.sendOnLeave('/api/x', '{}')).toBe(false);
  });
});
