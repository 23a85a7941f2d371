// @ts-check
import { get, post } from './api.js';
import { byId, fillList, h } from './dom.js';
import { entry } from './entry.js';
import { act, toast } from './toast.js';

const STATES = {
  reviewing: '待审核',
  held: '等还款日入账',
  accepted: '已入账',
  refused: '没有通过',
  returning: '待退款',
  returned: '已退款',
};

function decide({ offlineNo, amount, paidOn, state }) {
  const entries = {
    amount: entry('到账金额（元）', { value: amount, inputMode: 'decimal' }),
    arrivedOn: entry('到账日', { type: 'date', value: paidOn }),
    reference: entry('银行流水号', { maxLength: 60, placeholder: '照银行流水填写' }),
  };
  const reason = h('input', { placeholder: '退回的原因', maxLength: 100, autocomplete: 'off' });
  reason.setAttribute('aria-label', '退回的原因');
  const accept = h('button', { type: 'button', className: 'primary' }, '入账');
  const book = async () => {
    const { amount: sum, arrivedOn, reference } = entries;
    const { state, heldUntil } = await post('offline/accept', {
      offlineNo,
      amount: sum.input.value.trim(),
      arrivedOn: arrivedOn.input.value,
      reference: reference.input.value,
    });
    toast(state === 'held' ? `已收下，${heldUntil} 自动入账，客户会收到消息` : '已入账，客户会收到消息');
    await refreshOffline();
  };
  accept.addEventListener('click', () => void act(accept, book, entries));
  const refuse = h('button', { type: 'button', className: 'plain' }, '没有到账，退回申请');
  refuse.addEventListener('click', () => {
    void act(refuse, async () => {
      await post('offline/refuse', { offlineNo, reason: reason.value.trim() });
      toast('已退回，客户会收到原因');
      await refreshOffline();
    });
  });
  const giveBack = h('button', { type: 'button', className: 'plain' }, '钱到了，退款');
  const sendBack = async () => {
    const { amount: sum, arrivedOn, reference } = entries;
    await post('offline/return', {
      offlineNo,
      amount: sum.input.value.trim(),
      arrivedOn: arrivedOn.input.value,
      reference: reference.input.value,
      reason: reason.value.trim(),
    });
    toast('记为待退款，客户会收到消息；退出去后请点“已退款”');
    await refreshOffline();
  };
  giveBack.addEventListener('click', () => void act(giveBack, sendBack, entries));
  return h(
    'div',
    {},
    h('div', { className: 'row' }, ...Object.values(entries).map(({ element }) => element), accept),
    h('div', { className: 'row' }, reason, ...(state === 'held' ? [] : [refuse]), giveBack),
  );
}

/** The money has left the company's account. */
function sentBack({ offlineNo }) {
  const sent = h('button', { type: 'button', className: 'plain' }, '已退款');
  sent.addEventListener('click', () => {
    void act(sent, async () => {
      await post('offline/returned', { offlineNo });
      toast('已退款，客户会收到消息');
      await refreshOffline();
    });
  });
  return h('div', { className: 'row' }, sent);
}

/** What the person has paid online on this loan since the day of the transfer: the same sum may have been paid twice. */
function paidMeanwhile({ paidOnline }) {
  if (paidOnline.length === 0) return [];
  const sums = paidOnline.map(
    ({ on, amount, state: paid }) => `${on} ${amount} 元${paid === 'processing' ? '（等银行确认）' : ''}`,
  );
  return [
    h('p', { className: 'warn' }, `转账之后又在线还了：${sums.join('，')}。请先看是不是同一笔还了两次。`),
  ];
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
        one.arrivedOn && `${one.arrivedOn} 到账`,
        one.countedOn && `计息到 ${one.countedOn}`,
        one.state === 'held' && `${one.found} 元等 ${one.heldUntil} 自动入账`,
        one.reference && `流水号 ${one.reference}`,
        one.reason,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    ...paidMeanwhile(one),
    h('p', { className: 'hint' }, ...pictures.flatMap((link) => [link, ' '])),
    ...(one.state === 'reviewing' || one.state === 'held' ? [decide(one)] : []),
    ...(one.state === 'returning' ? [sentBack(one)] : []),
  );
}

export async function refreshOffline() {
  const list = await get('offline');
  fillList(byId('offline-list'), list, item, '还没有线下还款。');
}
