// @ts-check
import { get, post } from './api.js';
import { onCurrentPhone } from './current.js';
import { buttonOf, byId, empty, fieldsOf, fill, formById, h } from './dom.js';
import { atText } from './format.js';
import { act, toast } from './toast.js';

let made = [];

const link = ({ title, phone, query, expiresAt }) =>
  h(
    'a',
    { className: 'item', href: `/${query}`, target: '_blank', rel: 'noopener' },
    h('span', { className: 'item-head' }, h('strong', {}, title), h('span', {}, phone)),
    h('p', { className: 'hint' }, `只能用一次，${atText(expiresAt)}前有效`),
  );

function show() {
  const shown = made.length === 0 ? [empty('还没有。每个链接只能用一次，半小时内有效。')] : made.map(link);
  fill(byId('login-links'), JSON.stringify(made), shown);
}

const LINKS = { square: '财富广场的客户', token: '合作方带来的登录' };

async function makeLink(form, button) {
  const kind = button.value;
  await act(button, async () => {
    const answer = await post(`links/${kind}`, { phone: fieldsOf(form).phone.value.trim() });
    made = [{ title: LINKS[kind], ...answer }, ...made].slice(0, 6);
    show();
  });
}

/** Starts the WeChat user form and the forms for partner links. */
export async function startLogins() {
  const wechat = formById('wechat-form');
  const links = formById('link-form');
  onCurrentPhone((phone) => {
    fieldsOf(links).phone.value = phone;
  });
  wechat.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(buttonOf(wechat), async () => {
      await post('wechat', Object.fromEntries(new FormData(wechat)));
      toast('已保存，下一次微信登录时生效');
    });
  });
  for (const button of links.querySelectorAll('button'))
    button.addEventListener('click', () => void makeLink(links, button));
  show();
  const { openId, phone } = await get('wechat');
  fieldsOf(wechat).openId.value = openId;
  fieldsOf(wechat).phone.value = phone;
}
