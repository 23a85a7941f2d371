// @ts-check
import { get, post } from './api.js';
import { byId, fillList, h } from './dom.js';
import { reviewRow } from './reviewing.js';

const STATES = { reviewing: '待审核', approved: '已通过', refused: '已退回' };

function item({ fileId, phone, name, card, state, reason }) {
  const href = `api/protocols/${fileId}/picture`;
  const photo = h('a', { href, target: '_blank', rel: 'noopener' }, '看照片');
  const send = async (verdict) => show(await post('protocols/decide', { fileId, ...verdict }));
  const title = h('strong', {}, `${card} · ${name || '未实名'} ${phone}`);
  const head = h('div', { className: 'item-head' }, title, h('span', { className: 'tag' }, STATES[state]));
  return h(
    'div',
    { className: 'item' },
    head,
    h('p', { className: 'hint' }, reason),
    h('p', {}, photo),
    ...(state === 'reviewing' ? [reviewRow(`${card}的协议`, send)] : []),
  );
}

function show(list) {
  fillList(byId('protocol-list'), list, item, '还没有客户上传纸质协议。');
}

export async function refreshProtocols() {
  show(await get('protocols'));
}
