import type { Sign } from '../../../protocol';
import type { Client } from '../client';
import { asynchronous, Fail, Misuse, textOf, type Api, type Options } from './call';

const TOAST_MS = 1500;
const MOST_BUTTON_TEXT = 4;

/** Drawn by the shell, so that a test can see and tap them. Toast and loading sign share one place, as in the client. */
export function prompts(client: Client): Api {
  let ending: ReturnType<typeof setTimeout> | undefined;
  const show = (sign: Sign | null, duration?: number) => {
    clearTimeout(ending);
    client.send({ kind: 'sign', sign });
    if (duration !== undefined)
      ending = setTimeout(() => client.send({ kind: 'sign', sign: null }), duration);
  };
  const hide = () => show(null);
  const icons = ['success', 'error', 'loading', 'none'] as const;

  function button(options: Options, name: string, otherwise: string): string {
    const text = textOf(options[name], otherwise);
    if (text.length > MOST_BUTTON_TEXT)
      throw new Misuse(`${name} is longer than ${MOST_BUTTON_TEXT} characters`);
    return text;
  }

  return asynchronous(client, {
    showToast({ title, icon = 'success', duration = TOAST_MS, mask = false }) {
      const known = icons.find((one) => one === icon) ?? 'success';
      show({ text: textOf(title), icon: known, mask: Boolean(mask) }, Number(duration));
    },
    showLoading: ({ title, mask = false }) =>
      show({ text: textOf(title), icon: 'loading', mask: Boolean(mask) }),
    hideToast: hide,
    hideLoading: hide,
    async showModal(options) {
      const { title, content, showCancel = true } = options;
      const confirmText = button(options, 'confirmText', '确定');
      const cancelText = button(options, 'cancelText', '取消');
      const choice = await client.ask({
        title: textOf(title),
        content: textOf(content),
        choices: [
          ...(showCancel ? [{ answer: 'cancel', text: cancelText }] : []),
          { answer: 'confirm', text: confirmText },
        ],
        shape: 'dialog',
      });
      return { confirm: choice === 'confirm', cancel: choice !== 'confirm', content: null };
    },
    async showActionSheet({ itemList = [], alertText }) {
      const items = itemList as readonly string[];
      if (items.length > 6) throw new Misuse('itemList should not be larger than 6');
      const choice = await client.ask({
        title: textOf(alertText),
        content: '',
        choices: [
          { answer: 'cancel', text: '取消' },
          ...items.map((text, index) => ({ answer: String(index), text })).reverse(),
        ],
        shape: 'sheet',
      });
      if (choice === null || choice === 'cancel') throw new Fail('cancel');
      return { tapIndex: Number(choice) };
    },
  });
}
