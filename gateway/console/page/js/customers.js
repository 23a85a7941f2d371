// @ts-check
import { get, post } from './api.js';
import { currentPhone, onCurrentPhone, setCurrentPhone } from './current.js';
import { byId, empty, fieldsOf, fill, formById, h } from './dom.js';
import { atText } from './format.js';
import { options } from './options.js';
import { act, toast } from './toast.js';
import { refreshCustomer } from './customer.js';

const digits = (count) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('');
const freshPhone = () => `137${digits(8)}`;

const choice = ({ value, title, note }, index) =>
  h(
    'label',
    { className: 'choice' },
    h('input', { type: 'radio', name: 'persona', value, checked: index === 0 }),
    h('strong', {}, title),
    h('small', {}, note),
  );

const customerItem = ({ phone, name, createdAt, persona }) =>
  h(
    'button',
    {
      type: 'button',
      className: 'item',
      ariaPressed: String(phone === currentPhone()),
      onclick: () => setCurrentPhone(phone),
    },
    h(
      'span',
      { className: 'item-head' },
      h('strong', { className: 'num' }, phone),
      persona ? h('span', { className: 'tag' }, '人物') : '',
    ),
    h('span', { className: 'item-head' }, h('span', {}, name || '未实名'), h('span', {}, atText(createdAt))),
  );

export async function refreshCustomers() {
  const list = await get('customers');
  const none = '还没有客户。在上面生成一位，或在应用里注册。';
  const shown = list.length === 0 ? [empty(none)] : list.map(customerItem);
  fill(byId('customer-list'), JSON.stringify([currentPhone(), list]), shown);
}

export function startCustomers(changed) {
  const form = formById('persona-form');
  const { phone } = fieldsOf(form);
  byId('persona-choices').append(...options.personas.map(choice));
  phone.value = freshPhone();
  byId('persona-phone').addEventListener('click', () => {
    phone.value = freshPhone();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = byId('persona-submit');
    button.textContent = '正在走完整个流程…';
    void act(button, async () => {
      const made = await post('customers', {
        phone: phone.value.trim(),
        persona: fieldsOf(form).persona.value,
      });
      toast(made.note ?? `${made.name} 已生成，手机号 ${made.phone}`);
      phone.value = freshPhone();
      setCurrentPhone(made.phone);
      changed();
    }).then(() => {
      button.textContent = '生成人物';
    });
  });
  onCurrentPhone(() => {
    void refreshCustomers().catch(() => undefined);
    void refreshCustomer().catch(() => undefined);
  });
}
