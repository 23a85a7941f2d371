// @ts-check
import { get, post } from './api.js';
import { byId, fillList, h } from './dom.js';
import { act, toast } from './toast.js';

const STATES = { reviewing: '待审核', accepted: '已入账', refused: '已退回' };

function decide({ offlineNo, amount, paidOn }) {
  const sum = h('input', { value: amount, inputMode: 'decimal', autocomplete: 'off' });
  sum.setAttribute('aria-label', '到账金额（元）');
  const arrived = h('input', { type: 'date', value: paidOn });
  arrived.setAttribute('aria-label', '到账日');
  const reason = h('input', { placeholder: '退回的原因', maxLength: 100, autocomplete: 'off' });
  reason.setAttribute('aria-label', '退回的原因');
  const accept = h('button', { type: 'button', className: 'primary' }, '入账');
  accept.addEventListener('click', () => {
    void act(accept, async () => {
      await post('offline/accept', {
        offlineNo,
        amount: sum.value.trim(),
        arrivedOn: arrived.value,
      });
      toast('已入账，客户会收到消息');
      await refreshOffline();
    });
  });
  const refuse = h('button', { type: 'button', className: 'plain' }, '退回');
  refuse.addEventListener('click', () => {
    void act(refuse, async () => {
      await post('offline/refuse', { offlineNo, reason: reason.value.trim() });
      toast('已退回，客户会收到原因');
      await refreshOffline();
    });
  });
  return h(
    'div',
    {},
    h('div', { className: 'row' }, sum, arrived, accept),
    h('div', { className: 'row' }, reason, refuse),
  );
}

function item(one) {
  const pictures = one.vouchers.map(({ fileId, name }, index) => {
    const link = h(
      'a',
      { href: `api/offline/vouchers/${fileId}`, target: '_blank', rel: 'noopener' },
      `凭证 ${index + 1}`,
    );
    link.title = name;
    return link;
  });
  return h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, `${one.name} ${one.phone} · ${one.amount} 元`),
      h('span', { className: one.state === 'accepted' ? 'tag good' : 'tag' }, STATES[one.state]),
    ),
    h(
      'p',
      { className: 'hint' },
      [
        `借据 ${one.loanNo}`,
        `${one.paidOn} 转账`,
        one.arrivedOn && `${one.arrivedOn} 到账，计息到 ${one.countedOn}`,
        one.reason,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    h('p', { className: 'hint' }, ...pictures.flatMap((link) => [link, ' '])),
    ...(one.state === 'reviewing' ? [decide(one)] : []),
  );
}

export async function refreshOffline() {
  const list = await get('offline');
  fillList(byId('offline-list'), list, item, '还没有线下还款。');
}
