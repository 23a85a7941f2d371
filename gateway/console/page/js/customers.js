import { get, post } from './api.js';
import { currentPhone, onCurrentPhone, setCurrentPhone } from './current.js';
import { byId, empty, fill, h } from './dom.js';
import { atText } from './format.js';
import { act, toast } from './toast.js';
import { refreshCustomer } from './customer.js';

const PERSONAS = [
  ['credited', '已授信', '额度 5 万，还没借'],
  ['borrowing', '借款中', '借了 12,000，12 期'],
  ['overdue', '已逾期', '借款后时钟快进 35 天'],
  ['settled', '已结清', '借过，当天还清'],
  ['reviewing', '审核中', '申请已提交，等结果'],
  ['denied', '未通过', '申请被拒，30 天后再来'],
  ['supplementing', '待补充', '审核要求重新确认联系人'],
  ['activating', '待激活', '额度已批，还没激活'],
  ['raising', '提额中', '有额度，正在审提额'],
  ['new', '新客户', '只注册，什么都没填'],
  ['whitelisted', '白名单', '登记在机构名单里'],
  ['enterprise', '企业员工', '单位名单上，已报在职信息'],
  ['graduate', '毕业生', '已提交毕业证书'],
];

const digits = (count) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('');
const freshPhone = () => `137${digits(8)}`;

const choice = ([persona, title, words], index) =>
  h(
    'label',
    { className: 'choice' },
    h('input', { type: 'radio', name: 'persona', value: persona, checked: index === 0 }),
    h('strong', {}, title),
    h('small', {}, words),
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
  const form = byId('persona-form');
  const { phone } = form.elements;
  byId('persona-choices').append(...PERSONAS.map(choice));
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
        persona: form.elements.persona.value,
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
