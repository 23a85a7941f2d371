// @ts-check
import { get, post } from './api.js';
import { byId, fieldsOf, fillList, formById, h } from './dom.js';
import { reviewRow } from './reviewing.js';
import { act, toast } from './toast.js';

const STATES = { asked: '待提交', reviewing: '待审核', approved: '已通过', refused: '已退回' };

function item(one) {
  const pictures = one.pictures.map((fileId, index) =>
    h(
      'a',
      { href: `api/supplements/pictures/${fileId}`, target: '_blank', rel: 'noopener' },
      `照片 ${index + 1} `,
    ),
  );
  return h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, `${one.title} · ${one.name || '未实名'} ${one.phone}`),
      h('span', { className: 'tag' }, STATES[one.state]),
    ),
    h('p', { className: 'hint' }, [`${one.dueOn} 前提交`, one.reason].filter(Boolean).join(' · ')),
    h('p', {}, ...pictures),
    ...(one.state === 'reviewing' ? [reviewRow(one.title, (verdict) => decide(one.no, verdict))] : []),
  );
}

async function decide(no, verdict) {
  show(await post('supplements/decide', { no, ...verdict }));
}

function show(list) {
  fillList(byId('supplement-list'), list, item, '还没有向客户要过资料。');
}

export async function refreshSupplements() {
  show(await get('supplements'));
}

export function startSupplements() {
  const form = formById('supplement-form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    void act(button, async () => {
      await post('supplements', fieldsOf(form));
      toast('已向客户要这份资料，客户会收到消息');
      await refreshSupplements();
    });
  });
}
