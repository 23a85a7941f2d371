// @ts-check
import { get, post } from './api.js';
import { byId, fillList, h } from './dom.js';
import { act, toast } from './toast.js';

function item({ phone, name, email, company, job }) {
  const reason = h('input', { maxLength: 60, placeholder: '退回的原因', autocomplete: 'off' });
  reason.setAttribute('aria-label', `退回${company}的原因`);
  const button = (text, approve) => {
    const made = h('button', { type: 'button', className: 'plain' }, text);
    made.setAttribute('aria-label', `${text}${company}`);
    made.addEventListener('click', () => {
      void act(made, async () => {
        show(await post('employer-mails', { phone, approve, reason: reason.value }));
        toast('已审核，客户会收到消息');
      });
    });
    return made;
  };
  return h(
    'div',
    { className: 'item' },
    h('div', { className: 'item-head' }, h('strong', {}, `${company} · ${name || '未实名'} ${phone}`)),
    h('p', { className: 'hint' }, `${email} · ${job}`),
    h('div', { className: 'row' }, reason, button('通过', true), button('退回', false)),
  );
}

function show(list) {
  fillList(byId('employer-mail-list'), list, item, '没有等待审核的企业信息。');
}

export async function refreshEmployerMails() {
  show(await get('employer-mails'));
}
