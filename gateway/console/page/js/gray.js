// @ts-check
import { get, post } from './api.js';
import { onCurrentPhone } from './current.js';
import { buttonOf, byId, empty, fieldsOf, fill, formById, h } from './dom.js';
import { atText } from './format.js';
import { words } from './options.js';
import { act, toast } from './toast.js';

const customer = ({ phone, gray }) =>
  h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', { className: 'num' }, phone),
      h('span', { className: gray ? 'tag good' : 'tag' }, gray ? '在灰度中' : '不在灰度中'),
    ),
  );

const log = ({ at, kind, operateType, type, pageRoute, platform, environment, strategyId, versionCode }) =>
  h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, kind === 'upgrade' ? `灰度版 ${versionCode} 已打开` : words.grayOperation[operateType]),
      h('span', {}, atText(at)),
    ),
    h(
      'p',
      { className: 'hint' },
      [words.grayType[type], pageRoute, platform, environment, strategyId].filter(Boolean).join(' · '),
    ),
  );

function show({ percent, monitor, customers, logs }) {
  const form = formById('gray-form');
  // Do not overwrite what the tester is typing.
  if (!form.contains(document.activeElement)) {
    fieldsOf(form).percent.value = percent;
    fieldsOf(form).monitor.value = monitor;
  }
  const stranger =
    percent > 0
      ? `没有指定的客户；其余客户的 ${percent}% 在灰度中。`
      : '没有指定的客户，比例为 0：没有灰度。';
  fill(
    byId('gray-customers'),
    JSON.stringify([percent, customers]),
    customers.length === 0 ? [empty(stranger)] : customers.map(customer),
  );
  fill(
    byId('gray-logs'),
    JSON.stringify(logs),
    logs.length === 0 ? [empty('还没有灰度日志。只有在跟踪期内才会记。')] : logs.map(log),
  );
}

export async function refreshGray() {
  show(await get('gray'));
}

export function startGray() {
  const people = formById('gray-people');
  onCurrentPhone((phone) => {
    fieldsOf(people).phone.value = phone;
  });
  for (const button of people.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      if (!people.reportValidity()) return;
      void act(button, async () => {
        show(
          await post('gray', { phone: fieldsOf(people).phone.value.trim(), gray: JSON.parse(button.value) }),
        );
        toast('已保存，这位客户的下一个回答起生效');
      });
    });
  }
  const form = formById('gray-form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(buttonOf(form), async () => {
      const { percent, monitor } = fieldsOf(form);
      show(await post('gray', { percent: Number(percent.value), monitor: Number(monitor.value) }));
      toast('灰度策略已保存');
    });
  });
}
