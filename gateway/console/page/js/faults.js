// @ts-check
import { get, post, remove } from './api.js';
import { buttonOf, byId, empty, fieldsOf, fill, formById, h } from './dom.js';
import { options } from './options.js';
import { act, toast } from './toast.js';

const wordsOf = (kind) => options.faults.find((one) => one.kind === kind);

const item = ({ path, fault, value, times, phone }) =>
  h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, wordsOf(fault)?.title ?? fault),
      h('span', { className: 'tag' }, times === null ? '一直' : `还有 ${times} 次`),
    ),
    h('p', { className: 'hint' }, [path, value, phone].filter((text) => text !== '').join(' · ')),
  );

/** @type {{path: string, name: string, refusals: {name: string, code: string}[]}[]} */
let calls = [];
/** @type {{name: string, code: string}[]} */
let general = [];

/** Codes that the chosen call can be made to answer: those of its contract first. */
function offerCodes(path, kind) {
  const own = calls.find((call) => call.path === path)?.refusals ?? [];
  const codes = kind === 'returnCode' ? [...own, ...general] : [];
  fill(
    byId('fault-codes'),
    `${kind} ${path}`,
    codes.map(({ name, code }) => h('option', { value: code }, name)),
  );
}

function show({ active, paths, codes }) {
  calls = paths;
  general = codes;
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
  const { fault, path, times, value, phone, forever } = fieldsOf(form);
  const offer = () => offerCodes(path.value.trim(), fault.value);
  path.addEventListener('change', offer);
  fault.addEventListener('change', offer);
  forever.addEventListener('change', () => {
    times.disabled = forever.checked;
  });
  fault.append(...options.faults.map(({ kind, title }) => h('option', { value: kind }, title)));
  fault.addEventListener('change', () => describe(fault.value));
  describe(fault.value);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const one = {
      path: path.value.trim(),
      fault: fault.value,
      times: forever.checked ? null : Number(times.value),
      phone: phone.value.trim(),
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
