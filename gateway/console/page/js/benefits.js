// @ts-check
import { get, post } from './api.js';
import { byId, fillList, h } from './dom.js';
import { atText, yuan } from './format.js';
import { act, toast } from './toast.js';

const KINDS = { education: '学历', company: '工作', fund: '公积金' };

/** Two buttons that decide one item. `decide` gets true to approve. */
function choices(name, decide) {
  const button = (text, approve) => {
    const made = h('button', { type: 'button', className: 'plain' }, text);
    made.setAttribute('aria-label', `${text}${name}`);
    made.addEventListener('click', () => void act(made, () => decide(approve)));
    return made;
  };
  return [button('通过', true), button('退回', false)];
}

async function decide(body) {
  show(await post('benefit-reviews', body));
  toast('已审核，客户会收到消息');
}

const raise = ({ no, phone, name, kind, subject, figure, at }) =>
  h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, `提额 · ${name} ${phone}`),
      ...choices(`${name}的提额`, (approve) => decide({ kind: 'raise', no, approve })),
    ),
    h('p', { className: 'hint' }, [KINDS[kind], subject, figure, atText(at)].join(' · ')),
  );

function proof({ no, phone, name, amount, purpose, files, at }) {
  const reason = h('input', { maxLength: 60, placeholder: '退回的原因' });
  reason.setAttribute('aria-label', `退回${name}的凭证的原因`);
  const pictures = files.map(({ fileId, name: fileName }) =>
    h('a', { href: `/sandbox/api/proof-files/${fileId}`, target: '_blank', rel: 'noopener' }, `${fileName} `),
  );
  return h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, `消费凭证 · ${name} ${phone}`),
      ...choices(`${name}的凭证`, (approve) => decide({ kind: 'proof', no, approve, reason: reason.value })),
    ),
    h('p', { className: 'hint' }, `${yuan(amount)} 元 · ${purpose} · ${atText(at)}`),
    h('p', {}, ...pictures),
    reason,
  );
}

function show(waiting) {
  const { raises, proofs } = waiting;
  const item = (one) => (proofs.includes(one) ? proof(one) : raise(one));
  fillList(byId('benefit-list'), [...raises, ...proofs], item, '没有等待审核的提额和消费凭证。');
}

export async function refreshBenefits() {
  show(await get('benefit-reviews'));
}
