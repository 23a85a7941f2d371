// @ts-check
import { get, post } from './api.js';
import { byId, fillList, h } from './dom.js';
import { entry } from './entry.js';
import { atText } from './format.js';
import { act, toast } from './toast.js';

const KINDS = {
  credit: '授信审批',
  raise: '提额',
  proof: '消费凭证',
  certificate: '毕业证书',
  complaint: '投诉与建议',
  document: '补充资料',
  employer: '企业邮箱',
  offline: '线下还款',
  protocol: '纸质扣款协议',
};

/** A small picture that opens the whole one; what is no picture is a link. */
function thumbnail({ kind, no }, { fileId, type }, label) {
  const href = `api/reviews/pictures/${kind}/${no}/${fileId}`;
  const inside = type.startsWith('image/')
    ? h('img', { src: href, alt: label, loading: 'lazy', width: 72, height: 72 })
    : label;
  return h('a', { href, target: '_blank', rel: 'noopener' }, inside);
}

function item(review) {
  const { kind, no, phone, name, about, at, dueOn, pictures } = review;
  const what = `${KINDS[kind]}：${name || phone}`;
  const photos = pictures.map((one, index) => thumbnail(review, one, `看图片 ${index + 1}，${what}`));
  const reason = h('input', { name: 'reason', autocomplete: 'off', maxLength: 60 });
  /** @type {Record<string, ReturnType<typeof entry>>} */
  const entries = kind === 'offline' ? { reference: entry('银行流水号（通过时填）', { maxLength: 60 }) } : {};
  const decide = (button, approve) =>
    act(
      button,
      async () => {
        const reference = entries.reference?.input.value ?? '';
        show(await post('reviews', { kind, no, approve, reason: reason.value, reference }));
        toast(`${what}，${approve ? '已通过' : '已退回'}`);
      },
      entries,
    );
  const yes = h(
    'button',
    { type: 'button', ariaLabel: `通过，${what}` },
    kind === 'complaint' ? '答复' : '通过',
  );
  const no_ = h('button', { type: 'button', ariaLabel: `退回，${what}` }, '退回');
  yes.addEventListener('click', () => void decide(yes, true));
  no_.addEventListener('click', () => void decide(no_, false));
  return h(
    'div',
    { className: 'item' },
    h('div', { className: 'item-head' }, h('strong', {}, what), h('span', {}, atText(at))),
    h('p', { className: 'hint' }, [phone, about, dueOn && `${dueOn} 前要有结果`].filter(Boolean).join(' · ')),
    photos.length === 0 ? undefined : h('div', { className: 'photos' }, photos),
    entries.reference?.element,
    h('label', { className: 'field' }, h('span', {}, kind === 'complaint' ? '答复' : '退回的原因'), reason),
    h('div', { className: 'view-actions' }, yes, kind === 'complaint' ? undefined : no_),
  );
}

function show(list) {
  fillList(byId('review-list'), list, item, '没有等待审核的事项。');
}

export async function refreshReviews() {
  show(await get('reviews'));
}
