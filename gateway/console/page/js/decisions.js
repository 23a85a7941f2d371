import { get, post } from './api.js';
import { isPhone, onCurrentPhone } from './current.js';
import { byId, h } from './dom.js';
import { act, toast } from './toast.js';

const FIELDS = [
  [
    'credit',
    '授信审批',
    [
      ['approve', '通过'],
      ['deny', '拒绝'],
      ['hold', '一直审核'],
      ['supply', '先要补充资料，再通过'],
      ['activate', '通过，待客户激活'],
    ],
  ],
  [
    'disburse',
    '放款',
    [
      ['pay', '到账'],
      ['fail', '失败'],
      ['hold', '处理中'],
    ],
  ],
  [
    'collect',
    '扣款',
    [
      ['pay', '成功'],
      ['fail', '余额不足'],
      ['hold', '处理中'],
    ],
  ],
  [
    'card',
    '绑卡签约',
    [
      ['sign', '同意'],
      ['refuse', '不同意'],
    ],
  ],
  [
    'face',
    '人脸核验',
    [
      ['ask', '由页面选'],
      ['pass', '总通过'],
      ['fail', '总不过'],
    ],
  ],
  [
    'education',
    '学历审核',
    [
      ['approve', '通过'],
      ['return', '退回补正'],
      ['hold', '一直审核'],
    ],
  ],
];

const field = ([name, label, options]) =>
  h(
    'label',
    { className: 'field' },
    h('span', {}, label),
    h(
      'select',
      { name },
      options.map(([value, text]) => h('option', { value }, text)),
    ),
  );

async function load(form) {
  const phone = form.elements.phone.value.trim();
  if (!isPhone(phone)) return;
  const decisions = await get(`decisions?phone=${phone}`);
  for (const [name] of FIELDS) form.elements[name].value = decisions[name];
}

export function startDecisions(changed) {
  const form = byId('decision-form');
  byId('decision-fields').append(...FIELDS.map(field));
  const reload = () => void load(form).catch((error) => toast(error.message, true));
  form.elements.phone.addEventListener('input', reload);
  onCurrentPhone((phone) => {
    form.elements.phone.value = phone;
    reload();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(form.querySelector('button'), async () => {
      await post('decisions', Object.fromEntries(new FormData(form)));
      toast('已保存，下一次询问机构时生效');
      changed();
    });
  });
}
