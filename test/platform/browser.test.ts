/** @jest-environment jest-fixed-jsdom */
import { calendar } from '@/platform/calendar/index';
import { clipboard } from '@/platform/clipboard/index';
import { failureScreen } from '@/platform/failureScreen/index';
import { KEEP_MS } from '@/platform/files/freeLater';
import { preview } from '@/platform/preview/index';
import { screen } from '@/platform/screen/index';
import { storage, visitStorage } from '@/platform/storage/index';
import { stubGlobal, unstubAllGlobals } from '../stubs';

afterEach(() => {
  jest.restoreAllMocks();
  unstubAllGlobals();
  document.body.innerHTML = '';
});

it('the tab bar stays covered until the last sheet has moved out', () => {
  const covered = () => document.documentElement.classList.contains('yl-covered');
  const endFirst = screen.cover();
  const endSecond = screen.cover();
  endFirst();
  expect(covered()).toBe(true);
  endSecond();
  expect(covered()).toBe(false);
});

describe('storage', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  it('stores, finds and deletes a text', () => {
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '')).toBe(true);
    expect(storage.get('a')).toBe('');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('survives a full store', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.set('a', 'b')).toBe(false);
  });

  it('survives a store whose access itself is forbidden', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect([storage.get('a'), storage.set('a', 'b'), storage.remove('a')]).toEqual([null, false, undefined]);
  });
});

describe('storage in several windows', () => {
  const written = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('reports what another window has written under that name, and that the store was emptied', () => {
    const told = jest.fn();
    const end = storage.onOtherWindow('a', told);
    written('b');
    expect(told).not.toHaveBeenCalled();
    written('a');
    written(null);
    expect(told).toHaveBeenCalledTimes(2);
    end();
    written('a');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('reports when the browser shows the page again, since a frozen one has not been told', () => {
    const told = jest.fn();
    const end = storage.onOtherWindow('a', told);
    window.dispatchEvent(new Event('pageshow'));
    expect(told).toHaveBeenCalledTimes(1);
    end();
    window.dispatchEvent(new Event('pageshow'));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('separates what belongs to one window', () => {
    visitStorage.set('a', 'mine');
    expect([visitStorage.get('a'), storage.get('a')]).toEqual(['mine', null]);
    visitStorage.remove('a');
    expect(visitStorage.get('a')).toBeNull();
  });
});

describe('clipboard', () => {
  it('uses the clipboard where there is one', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    stubGlobal('navigator', { clipboard: { writeText } });
    expect(await clipboard.copy('T-1')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('T-1');
  });

  it.each([true, false])('copies by selection when there is none: %s', async (works) => {
    stubGlobal('navigator', {});
    const selected: string[] = [];
    document.execCommand = () => {
      selected.push(document.querySelector('textarea')?.value ?? '');
      return works;
    };
    expect(await clipboard.copy('T-1')).toBe(works);
    expect(selected).toEqual(['T-1']);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('calendar', () => {
  const REMINDER = { title: 't', notes: 'n', at: Date.UTC(2026, 11, 18, 2) };

  it('offers an .ics file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      files.push(blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    expect(await calendar.remind(REMINDER)).toBe('handedOver');
    expect([clicked, files[0]?.type]).toEqual([['reminder.ics'], 'text/calendar;charset=utf-8']);
  });

  it('says so when a browser cannot save files', async () => {
    Object.assign(URL, { createObjectURL: undefined });
    expect(await calendar.remind(REMINDER)).toBe('unavailable');
  });
});

describe('preview', () => {
  it('shows a file by its own address, which is freed a while after it was released: an image may be about to read it', () => {
    const revoked: string[] = [];
    Object.assign(URL, {
      createObjectURL: () => 'blob:1',
      revokeObjectURL: (address: string) => revoked.push(address),
    });
    expect([preview.show(new Blob(['x'])), preview.show('data:image/png;base64,x')]).toEqual([
      'blob:1',
      'data:image/png;base64,x',
    ]);
    jest.useFakeTimers();
    preview.release('blob:1');
    preview.release('data:image/png;base64,x');
    jest.advanceTimersByTime(KEEP_MS - 1);
    expect(revoked).toEqual([]);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(revoked).toEqual(['blob:1']);
  });
});

describe('failure screen', () => {
  it('says what happened, with a number and two ways out, once', () => {
    const ways: string[] = [];
    const failure = {
      title: '页面出了点问题',
      text: '请重新加载。',
      traceNo: 'T-1',
      reload: () => ways.push('reload'),
      restart: () => ways.push('restart'),
    };
    failureScreen.show(failure);
    failureScreen.show({ ...failure, traceNo: 'T-2' });
    expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
    expect(document.body.textContent).toContain('问题编号 T-1');
    document.querySelectorAll('button').forEach((button) => button.click());
    expect(ways).toEqual(['reload', 'restart']);
  });

  it('disappears when the failure is over', () => {
    const nothing = () => undefined;
    const failure = { title: 't', text: 'w', traceNo: 'T-1', reload: nothing, restart: nothing };
    failureScreen.show(failure);
    failureScreen.hide();
    failureScreen.hide();
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    failureScreen.show(failure);
    expect(document.querySelector('[role=alertdialog]')).not.toBeNull();
  });
});
