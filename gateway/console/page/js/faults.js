// @ts-check
import { get, post, remove } from './api.js';
import { buttonOf, byId, empty, fieldsOf, fill, formById, h } from './dom.js';
import { options } from './options.js';
import { act, toast } from './toast.js';

const wordsOf = (kind) => options.faults.find((one) => one.kind === kind);

const item = ({ path, fault, value, times }) =>
  h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, wordsOf(fault)?.title ?? fault),
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
  const { note, value } = wordsOf(kind);
  byId('fault-hint').textContent = note;
  byId('fault-value-field').hidden = value === undefined;
  byId('fault-value-label').textContent = value ?? '';
}

export function startFaults() {
  const form = formById('fault-form');
  const { fault, path, times, value } = fieldsOf(form);
  fault.append(...options.faults.map(({ kind, title }) => h('option', { value: kind }, title)));
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
    void act(buttonOf(form), async () => {
      show(await post('faults', [one]));
      toast('已加上，从下一次调用起发生');
    });
  });
  const clear = byId('fault-clear');
  clear.addEventListener('click', () => void act(clear, async () => show(await remove('faults'))));
}
