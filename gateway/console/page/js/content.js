// @ts-check
import { get, post } from './api.js';
import { onCurrentPhone } from './current.js';
import { buttonOf, byId, fieldsOf, fill, formById, h } from './dom.js';
import { words } from './options.js';
import { act, toast } from './toast.js';

const AUDIENCES = { visitor: '未登录', member: '已登录', all: '所有人' };
const PAGES = { '01': '首页', '02': '活动专区', '03': '我的' };

function placeOf({ kind, place }) {
  const [first, second, third] = place.split('/');
  if (kind === 'position') return `${PAGES[first]} · 模板 ${second}`;
  if (kind !== 'popup') return '';
  return [third === 'loan' && '借款前', AUDIENCES[first], words.popupRule[second]]
    .filter(Boolean)
    .join(' · ');
}

/** Labels of the placeholders `{name}` that the gateway fills for each customer. */
const BLANKS = { loanNo: '借据号', tail: '借据尾号', assignee: '受让方', date: '借款日' };
const readable = (text) => text.replace(/\{(\w+)\}/g, (_whole, name) => `〔${BLANKS[name] ?? name}〕`);

function item(one) {
  const { kind, id, title, text, shown } = one;
  const button = h('button', { type: 'button', className: 'plain' }, shown ? '下线' : '上线');
  button.setAttribute('aria-label', `${shown ? '下线' : '上线'}${title}`);
  button.addEventListener('click', () => {
    void act(button, async () => {
      show(await post('content', { kind, id, shown: !shown }));
      toast('已保存，应用下一次打开或刷新首页时生效');
    });
  });
  return h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, title),
      h('span', { className: shown ? 'tag good' : 'tag' }, shown ? '已上线' : '未上线'),
      button,
    ),
    h(
      'p',
      { className: 'hint' },
      [words.contentKind[kind], placeOf(one), readable(text)].filter(Boolean).join(' · '),
    ),
  );
}

function show(content) {
  fill(byId('content-list'), JSON.stringify(content), content.map(item));
}

export async function refreshContent() {
  show(await get('content'));
}

export function startContent() {
  const form = formById('transfer-form');
  onCurrentPhone((phone) => {
    fieldsOf(form).phone.value = phone;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(buttonOf(form), async () => {
      const { loanNo } = await post('transfers', { phone: fieldsOf(form).phone.value.trim() });
      toast(`借据 ${loanNo} 的债权已转让，这位客户下次打开首页时会收到通知`);
    });
  });
}
