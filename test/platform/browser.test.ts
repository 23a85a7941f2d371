// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clipboard } from '@/platform/clipboard/index.h5';
import { device } from '@/platform/device/index.h5';
import { face } from '@/platform/face/index.h5';
import { faultScreen } from '@/platform/faultScreen/index.h5';
import { link } from '@/platform/link/index.h5';
import { storage } from '@/platform/storage/index.h5';

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
});

describe('device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605', 'iOS 17.4'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537', 'Android 14'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537', 'macOS 10.15.7'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows 10.0'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
    ['something else', ''],
  ])('reads %s as %s', async (userAgent, osName) => {
    vi.stubGlobal('navigator', { userAgent, onLine: true });
    expect(await device.info()).toEqual({ osName, networkType: 'unknown' });
  });

  it('tells when there is no network', async () => {
    vi.stubGlobal('navigator', { userAgent: '', onLine: false, connection: { effectiveType: '4g' } });
    expect((await device.info()).networkType).toBe('none');
  });
});
