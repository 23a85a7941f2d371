import { clipboard } from '@/platform/clipboard';
import { privacy } from '@/platform/privacy';
import { prompt } from '@/platform/prompt';
import { copy } from '@/stores/copy';
import { PRIVACY_REFUSED } from '@/stores/privacy';

let copied: string[];
let toasts: string[];

beforeEach(() => {
  copied = [];
  toasts = [];
  Object.assign(prompt, { toast: (text: string) => toasts.push(text) });
  clipboardThat(true, false);
  privacyThat({ gated: false });
});

function clipboardThat(works: boolean, tellsItself: boolean, byLongPress = true): void {
  const put = (text: string) => {
    copied.push(text);
    return Promise.resolve(works);
  };
  Object.assign(clipboard, { copy: put, tellsItself, byLongPress });
}

function privacyThat({ gated, agrees = true }: { readonly gated: boolean; readonly agrees?: boolean }): void {
  Object.assign(privacy, {
    gated,
    missing: () => Promise.resolve('《指引》'),
    require: () => Promise.resolve(agrees),
  });
}

it('is requested from the device within the tap, where no consent is needed', () => {
  void copy('T-1');
  expect(copied).toEqual(['T-1']);
});

it.each([
  ['it worked', true, false, ['已复制']],
  ['the host says so itself', true, true, []],
  ['it did not work', false, true, ['没有复制成功，请长按文字复制']],
] as const)('reports the outcome: %s', async (_what, works, tellsItself, said) => {
  clipboardThat(works, tellsItself);
  await copy('T-1');
  expect(toasts).toEqual(said);
});

it('advises what the person can do where no text can be selected', async () => {
  clipboardThat(false, true, false);
  await copy('T-1');
  expect(toasts).toEqual(['没有复制成功，请再试一次，或截图保存']);
});

it('waits for the consent to the privacy guide, and says why nothing was copied without it', async () => {
  clipboardThat(true, true);
  privacyThat({ gated: true, agrees: false });
  await copy('T-1');
  expect([copied, toasts]).toEqual([[], [PRIVACY_REFUSED]]);
  privacyThat({ gated: true });
  await copy('T-1');
  expect(copied).toEqual(['T-1']);
});
