/** @jest-environment jest-fixed-jsdom */
import { capture as browser } from '@/platform/capture/index';
import { no, resetWx, wx, yes } from './wx';
import { capture as program } from '@/platform/capture/index.weapp';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

const effects = () =>
  wx.asked.map(([, options]) => (options as { readonly visualEffect: string }).visualEffect);

function turnPage(visibilityState: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** How many elements cover the whole page. */
const covers = () => document.querySelectorAll('body > div[aria-hidden=true]').length;

beforeEach(() => {
  resetWx();
  wx.answers = { setVisualEffectOnCapture: yes() };
  document.body.innerHTML = '';
});

describe('capture in a mini-program', () => {
  it('is hidden and shown again', () => {
    const allow = program.disable();
    expect(effects()).toEqual(['hidden']);
    allow();
    expect(effects()).toEqual(['hidden', 'none']);
  });

  it('is allowed when the last holder allows it; one holder cannot allow it for another', () => {
    const [first, second] = [program.disable(), program.disable()];
    first();
    first();
    expect(effects()).toEqual(['hidden']);
    second();
    expect(effects()).toEqual(['hidden', 'none']);
    program.disable()();
    expect(effects()).toEqual(['hidden', 'none', 'hidden', 'none']);
  });

  it.each([
    ['refuses', () => (wx.answers = { setVisualEffectOnCapture: no('setVisualEffectOnCapture:fail') })],
    ['has no such interface', () => wx.lacks.add('setVisualEffectOnCapture')],
  ])('a client that %s still shows the page', async (_name, prepare) => {
    prepare();
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    program.disable()();
    await new Promise((done) => setTimeout(done, 0));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('capture in a browser', () => {
  it('covers the page while it is hidden, as long as a secret is on it', () => {
    turnPage('hidden');
    expect(covers()).toBe(0);
    turnPage('visible');

    const allow = browser.disable();
    turnPage('hidden');
    turnPage('hidden');
    expect(covers()).toBe(1);
    turnPage('visible');
    expect(covers()).toBe(0);

    turnPage('hidden');
    allow();
    expect(covers()).toBe(0);
    turnPage('hidden');
    expect(covers()).toBe(0);
  });

  it('stays covered while another holder needs it', () => {
    const [first, second] = [browser.disable(), browser.disable()];
    first();
    turnPage('hidden');
    expect(covers()).toBe(1);
    second();
    expect(covers()).toBe(0);
  });
});
