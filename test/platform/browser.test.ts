// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendar } from '@/platform/calendar/index.h5';
import { clipboard } from '@/platform/clipboard/index.h5';
import { face } from '@/platform/face/index.h5';
import { faultScreen } from '@/platform/faultScreen/index.h5';
import { link } from '@/platform/link/index.h5';
import { preview } from '@/platform/preview/index.h5';
import { storage, visitStorage } from '@/platform/storage/index.h5';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('storage', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  it('keeps, finds and forgets a text', () => {
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '')).toBe(true);
    expect(storage.get('a')).toBe('');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('survives a full store', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.set('a', 'b')).toBe(false);
  });

  it('survives a store whose very access is forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect([storage.get('a'), storage.set('a', 'b'), storage.remove('a')]).toEqual([null, false, undefined]);
  });
});

describe('storage of several windows', () => {
  const written = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('tells of what another one has written under that name, and of an emptied store', () => {
    const told = vi.fn();
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

  it('keeps what belongs to one window apart', () => {
    visitStorage.set('a', 'mine');
    expect([visitStorage.get('a'), storage.get('a')]).toEqual(['mine', null]);
    visitStorage.remove('a');
    expect(visitStorage.get('a')).toBeNull();
  });
});

describe('clipboard', () => {
  it('uses the clipboard where there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await clipboard.copy('T-1')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('T-1');
  });

  it.each([true, false])('copies by selection where there is none: %s', async (works) => {
    vi.stubGlobal('navigator', {});
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

describe('face check', () => {
  it.each(['javascript:alert(1)', 'http://evil.example/', 'data:text/html,x', 'weixin://x', 'http://['])(
    'does not go to %s',
    async (address) => {
      expect(await face.open(address)).toBe('failed');
    },
  );
});

describe('face check that may be opened', () => {
  it.each(['https://face.example/check?a=1', '/sandbox/face?token=t'])('leaves for %s', async (address) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { href: 'http://127.0.0.1:8787/', origin: 'http://127.0.0.1:8787', assign });
    expect(await face.open(address)).toBe('left');
    expect(assign).toHaveBeenCalledWith(new URL(address, 'http://127.0.0.1:8787/').href);
  });
});

describe('calendar', () => {
  const REMINDER = { title: 't', notes: 'n', at: Date.UTC(2026, 11, 18, 2) };

  it('hands an .ics file over', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      files.push(blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    expect(await calendar.remind(REMINDER)).toBe('handedOver');
    expect([clicked, files[0]?.type]).toEqual([['reminder.ics'], 'text/calendar;charset=utf-8']);
  });

  it('says so where a browser keeps no files', async () => {
    Object.assign(URL, { createObjectURL: undefined });
    expect(await calendar.remind(REMINDER)).toBe('unavailable');
  });
});

describe('preview', () => {
  it('shows a file by an address of its own, which is given back', () => {
    const revoked: string[] = [];
    Object.assign(URL, {
      createObjectURL: () => 'blob:1',
      revokeObjectURL: (address: string) => revoked.push(address),
    });
    expect([preview.show(new Blob(['x'])), preview.show('data:image/png;base64,x')]).toEqual([
      'blob:1',
      'data:image/png;base64,x',
    ]);
    preview.release('blob:1');
    preview.release('data:image/png;base64,x');
    expect(revoked).toEqual(['blob:1']);
  });
});

describe('link', () => {
  it('opens no other scheme than http and https', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await link.open('javascript:alert(1)')).toBe('failed');
    expect(open).not.toHaveBeenCalled();
  });

  it('cuts the opener of the window it opens', async () => {
    const opened = { opener: window };
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    expect(await link.open('https://bank.example/')).toBe('opened');
    expect(opened.opener).toBeNull();
  });

  it('leaves in the same window where a new one is forbidden', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await link.open('https://bank.example/')).toBe('opened');
    expect(assign).toHaveBeenCalledWith('https://bank.example/');
  });

  it('calls a number without its dashes', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    expect(await link.call('400-000-0000')).toBe('opened');
    expect(assign).toHaveBeenCalledWith('tel:4000000000');
  });

  it('calls no number that has no digits', async () => {
    expect(await link.call('客服')).toBe('failed');
  });
});

describe('fault screen', () => {
  it('says what happened, with a number and two ways out, once', () => {
    const ways: string[] = [];
    const fault = {
      title: '页面出了点问题',
      text: '请重新加载。',
      traceNo: 'T-1',
      reload: () => ways.push('reload'),
      restart: () => ways.push('restart'),
    };
    faultScreen.show(fault);
    faultScreen.show({ ...fault, traceNo: 'T-2' });
    expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
    expect(document.body.textContent).toContain('问题编号 T-1');
    document.querySelectorAll('button').forEach((button) => button.click());
    expect(ways).toEqual(['reload', 'restart']);
  });

  it('goes when what it says is over', () => {
    const nothing = () => undefined;
    const fault = { title: 't', text: 'w', traceNo: 'T-1', reload: nothing, restart: nothing };
    faultScreen.show(fault);
    faultScreen.hide();
    faultScreen.hide();
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    faultScreen.show(fault);
    expect(document.querySelector('[role=alertdialog]')).not.toBeNull();
  });
});
