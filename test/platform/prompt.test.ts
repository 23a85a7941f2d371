/** @jest-environment jest-fixed-jsdom */
import { prompt, type Question } from '@/platform/prompt/index';

const QUESTION = { title: '退出登录', content: '确定退出吗？', confirmText: '退出' };

/** Asks, and waits until the dialog's code has come; the answer is given inside a list, which no one awaits. */
async function asked(question: Question): Promise<[Promise<boolean>]> {
  const answer = prompt.confirm(question);
  await import('@/platform/prompt/dialog');
  await Promise.resolve();
  return [answer];
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')];
const button = (text: string) => buttons().find(({ textContent }) => textContent === text);
const press = (key: string, shiftKey = false) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button id="before">设置</button>';
});

afterEach(() => {
  jest.useRealTimers();
});

describe('confirm in a browser', () => {
  it.each([
    ['退出', true],
    ['取消', false],
  ])('answers %s with %s, and returns the focus', async (choice, expected) => {
    const before = document.getElementById('before');
    before?.focus();
    const [answer] = await asked(QUESTION);
    expect(document.activeElement?.getAttribute('role')).toBe('alertdialog');
    button(choice)?.click();
    expect(await answer).toBe(expected);
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    expect(document.activeElement).toBe(before);
  });

  it('shows a notice with one button', async () => {
    void (await asked({ title: '提示', content: '内容', confirmText: '我知道了', cancelText: null }));
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['我知道了']);
  });

  it('keeps Tab inside, and treats Escape as no', async () => {
    const [answer] = await asked(QUESTION);
    const walked = [false, false, false, true].map((back) => {
      press('Tab', back);
      return document.activeElement?.textContent;
    });
    expect(walked).toEqual(['取消', '退出', '取消', '退出']);
    press('Escape');
    expect(await answer).toBe(false);
  });

  it('ends when the page is left or another question comes', async () => {
    const [left] = await asked(QUESTION);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await left).toBe(false);
    const [first] = await asked(QUESTION);
    const [second] = await asked({ ...QUESTION, title: '另一个' });
    expect(await first).toBe(false);
    expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
    button('退出')?.click();
    expect(await second).toBe(true);
  });

  it('is not shown if the page was left before its code came', async () => {
    const answer = prompt.confirm(QUESTION);
    window.location.hash = '#/pages/user/index';
    expect(await answer).toBe(false);
    expect(buttons()).toEqual([]);
  });

  it('shows markup as plain text', async () => {
    void (await asked({ title: '<b>x</b>', content: '<img src=x onerror=alert(1)>' }));
    expect(document.querySelector('[role=alertdialog] img')).toBeNull();
    expect(document.querySelector('[role=alertdialog] p')?.textContent).toContain('<img');
  });
});

describe('toast and loading in a browser', () => {
  const status = () => document.querySelector<HTMLElement>('[role=status]');

  it('shows a toast for its time in a live region that does not block taps', () => {
    prompt.toast('已复制', 2000, false);
    expect(status()?.textContent).toBe('已复制');
    expect(status()?.style.pointerEvents).toBe('none');
    jest.advanceTimersByTime(1999);
    expect(status()?.textContent).toBe('已复制');
    jest.advanceTimersByTime(1);
    expect(status()?.textContent).toBe('');
  });

  it('blocks taps with a mask, and during loading', () => {
    prompt.toast('请稍等', 1500, true);
    expect(status()?.style.pointerEvents).toBe('auto');
    prompt.showLoading('处理中...');
    expect([status()?.style.pointerEvents, status()?.getAttribute('aria-busy')]).toEqual(['auto', 'true']);
    jest.advanceTimersByTime(5000);
    expect(status()?.textContent).toBe('处理中...');
    prompt.hideLoading();
    expect(status()?.textContent).toBe('');
  });

  it('hides a loading sign without hiding the toast that replaced it', () => {
    prompt.showLoading('处理中...');
    prompt.toast('还款失败', 2000, false);
    prompt.hideLoading();
    expect(status()?.textContent).toBe('还款失败');
  });
});

it('prompts are a quarter larger in elder mode', () => {
  const scale = () => document.documentElement.style.getPropertyValue('--yl-prompt-scale');
  prompt.setLarge(true);
  expect(scale()).toBe('1.25');
  prompt.setLarge(false);
  expect(scale()).toBe('');
});

describe('a sign over the page, in a browser without replaceChildren (Chromium before 86, Safari before 14)', () => {
  const { replaceChildren } = Element.prototype;
  beforeEach(() => Reflect.deleteProperty(Element.prototype, 'replaceChildren'));
  afterEach(() => {
    Element.prototype.replaceChildren = replaceChildren;
  });

  it('shows one text after the other, and goes', () => {
    prompt.toast('已复制', 2000, false);
    prompt.showLoading('处理中...');
    const sign = document.querySelector('[role=status]');
    expect(sign?.textContent).toBe('处理中...');
    prompt.hideLoading();
    expect(sign?.textContent).toBe('');
  });
});
