// @ts-check
import { get } from './api.js';
import { isPhone, onCurrentPhone } from './current.js';
import { byId, empty, fill, h, inputById } from './dom.js';
import { atText } from './format.js';
import { words } from './options.js';
import { toast } from './toast.js';

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code);
    toast(`已复制 ${code}`);
  } catch {
    toast('浏览器不允许复制，请手动选取', true);
  }
}

const codeLine = (code) =>
  h(
    'div',
    { className: 'code-line' },
    h('span', { className: 'code num' }, code),
    h(
      'button',
      { type: 'button', className: 'plain', onclick: () => copy(code), ariaLabel: `复制验证码 ${code}` },
      '复制',
    ),
  );

const message = ({ at, phone, channel, text, code }) =>
  h(
    'article',
    { className: 'item message' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', { className: 'num' }, phone),
      h('span', {}, `${words.channel[channel]} · ${atText(at)}`),
    ),
    h('p', {}, text),
    code === '' ? undefined : codeLine(code),
  );

export async function refreshMessages() {
  const wanted = inputById('messages-phone').value.trim();
  if (wanted !== '' && !isPhone(wanted)) return;
  const list = await get(wanted === '' ? 'messages' : `messages?phone=${wanted}`);
  const none =
    wanted === '' ? '还没有消息。在应用里获取验证码后，会出现在这里。' : '这个手机号还没有收到消息。';
  fill(
    byId('message-list'),
    JSON.stringify([wanted, list]),
    list.length === 0 ? [empty(none)] : list.map(message),
  );
}

export function startMessages() {
  const input = inputById('messages-phone');
  input.addEventListener('input', () => void refreshMessages().catch(() => undefined));
  onCurrentPhone((phone) => {
    input.value = phone;
    void refreshMessages().catch(() => undefined);
  });
}
