import { get, post, remove } from './api.js';
import { byId, empty, fill, h } from './dom.js';
import { act, toast } from './toast.js';

/** Kind: title, what it does, and the label of its value where it has one. */
const KINDS = {
  dropReply: ['做完但丢了回答', '网关做完这件事，然后断开：应用要自己查结果。'],
  delay: ['变慢', '先等一会儿再处理。', '毫秒'],
  drop: ['断开', '什么都不做，直接断开。'],
  reset: ['重置连接', '什么都不做，以 TCP RST 断开。'],
  status: ['HTTP 状态码', '什么都不做，回答一个空的错误状态。', '状态码，如 503'],
  truncate: ['截断回答', '做完，只送回半个回答。'],
  corrupt: ['改坏回答', '做完，回答里改掉一个字符：应用应当当作网络错误。'],
  returnCode: ['业务错误', '不做，回答一个 RETURN_CODE。', '代码 或 代码:文字'],
};

const item = ({ path, fault, value, times }) =>
  h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, KINDS[fault]?.[0] ?? fault),
      h('span', { className: 'tag' }, `还有 ${times} 次`),
    ),
    h('p', { className: 'hint' }, value === '' ? path : `${path} · ${value}`),
  );

function show({ active, paths }) {
  const list = byId('fault-list');
  fill(
    list,
    JSON.stringify(active),
    active.length === 0 ? [empty('没有故障，一切正常。')] : active.map(item),
  );
  fill(
    byId('fault-paths'),
    String(paths.length),
    paths.map(({ path, name }) => h('option', { value: path }, name)),
  );
}

export async function refreshFaults() {
  show(await get('faults'));
}

function describe(kind) {
  const [, words, label] = KINDS[kind];
  byId('fault-hint').textContent = words;
  byId('fault-value-field').hidden = label === undefined;
  byId('fault-value-label').textContent = label ?? '';
}

export function startFaults() {
  const form = byId('fault-form');
  const { fault, path, times, value } = form.elements;
  fault.append(...Object.entries(KINDS).map(([kind, [title]]) => h('option', { value: kind }, title)));
  fault.addEventListener('change', () => describe(fault.value));
  describe(fault.value);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const one = {
      path: path.value.trim(),
      fault: fault.value,
      times: Number(times.value),
      value: value.value,
    };
    void act(form.querySelector('button'), async () => {
      show(await post('faults', [one]));
      toast('已加上，从下一次调用起发生');
    });
  });
  const clear = byId('fault-clear');
  clear.addEventListener('click', () => void act(clear, async () => show(await remove('faults'))));
}
