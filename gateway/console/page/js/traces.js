// @ts-check
import { get, remove } from './api.js';
import { buttonOf, byId, empty, fieldsOf, fill, formById, h } from './dom.js';
import { atText } from './format.js';
import { act } from './toast.js';

const STEPS = { body: '解密', json: '内容', sign: '验签' };
const ACCOUNTS = {
  bank: '银行存款',
  principal: '贷出本金',
  interest: '利息收入',
  penalty: '罚息收入',
  discount: '优惠券支出',
};

const block = (title, value) =>
  value === null
    ? undefined
    : h(
        'div',
        {},
        h('h4', {}, title),
        h('pre', { tabIndex: 0, ariaLabel: title }, JSON.stringify(value, null, 1)),
      );

const step = ({ step: name, held, note }) =>
  h(
    'li',
    {},
    h('span', { className: `tag ${held ? 'good' : 'bad'}` }, `${STEPS[name]}${held ? '通过' : '不过'}`),
    ` ${note}`,
  );

const entry = ({ kind, ref, lines }) =>
  h(
    'li',
    {},
    `${kind === 'drawing' ? '放款' : '还款'} ${ref}：`,
    lines
      .map(({ account, amount }) => `${ACCOUNTS[account] ?? account} ${(amount / 100).toFixed(2)}`)
      .join('，'),
  );

const trace = (one) =>
  h(
    'details',
    { className: 'item' },
    h(
      'summary',
      {},
      h('strong', {}, one.call),
      h('span', { className: one.good ? 'tag good' : 'tag bad' }, one.code || '没有回答'),
      h('span', { className: 'hint' }, `${atText(one.at)} · ${one.ms} 毫秒 · ${one.traceNo}`),
    ),
    one.fault === '' ? undefined : h('p', { className: 'hint' }, `故障：${one.fault}`),
    one.steps.length === 0 ? undefined : h('ul', { className: 'steps' }, one.steps.map(step)),
    one.ledger.length === 0
      ? undefined
      : h('div', {}, h('h4', {}, '账本'), h('ul', {}, one.ledger.map(entry))),
    block('请求头', one.headers),
    block('请求密文', one.sealedRequest),
    block('请求明文', one.request),
    block('回答明文', one.answer),
    block('回答密文', one.sealedAnswer),
  );

function show(list) {
  const shown = list.length === 0 ? [empty('没有符合的调用。')] : list.map(trace);
  fill(byId('trace-list'), JSON.stringify(list.map(({ id }) => id)), shown);
}

async function look() {
  const { traceNo, phone } = fieldsOf(formById('trace-form'));
  const query = new URLSearchParams({ traceNo: traceNo.value.trim(), phone: phone.value.trim() });
  show(await get(`traces?${query}`));
}

/** The list changes only when asked: a trace that is being read must not move. */
export async function startTraces() {
  const form = formById('trace-form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(buttonOf(form), look);
  });
  const clear = byId('trace-clear');
  clear.addEventListener('click', () => void act(clear, async () => show(await remove('traces'))));
  await look();
}
