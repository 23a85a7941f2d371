// @ts-check
import { get, post } from './api.js';
import { byId, fillList, h } from './dom.js';
import { act, toast } from './toast.js';

const KINDS = { complaint: '投诉', suggestion: '建议' };
const STATES = { open: '待答复', reopened: '待重新答复', answered: '已答复' };
const EVENTS = { sent: '客户', answered: '答复', disagreed: '不满意' };

function answering({ proposeNo }) {
  const words = h('input', { placeholder: '答复客户', maxLength: 500, autocomplete: 'off' });
  words.setAttribute('aria-label', '答复');
  const send = h('button', { type: 'button', className: 'primary' }, '答复');
  send.addEventListener('click', () => {
    void act(send, async () => {
      await post('proposals/answer', { proposeNo, words: words.value.trim() });
      toast('已答复，客户会收到消息');
      await refreshProposals();
    });
  });
  return h('div', { className: 'row' }, words, send);
}

function item(one) {
  const pictures = one.pictures.map((fileId, index) =>
    h(
      'a',
      { href: `api/proposals/pictures/${fileId}`, target: '_blank', rel: 'noopener' },
      `图片 ${index + 1}`,
    ),
  );
  const facts = [one.proposeNo, `${one.dueOn} 前答复`, one.traceNo && `问题编号 ${one.traceNo}`];
  return h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, `${KINDS[one.kind]} · ${one.typeName} · ${one.name || '未实名'} ${one.phone}`),
      h('span', { className: one.state === 'answered' ? 'tag good' : 'tag' }, STATES[one.state]),
    ),
    h('p', { className: 'hint' }, facts.filter(Boolean).join(' · ')),
    ...one.events.map(({ kind, words }) => h('p', {}, `${EVENTS[kind]}：${words}`)),
    h('p', { className: 'hint' }, ...pictures.flatMap((link) => [link, ' '])),
    ...(one.state === 'answered' ? [] : [answering(one)]),
  );
}

export async function refreshProposals() {
  const list = await get('proposals');
  fillList(byId('proposal-list'), list, item, '还没有投诉和建议。');
}
