// @ts-check
import { get, post } from './api.js';
import { currentPhone, setCurrentPhone } from './current.js';
import { byId, empty, fieldsOf, fill, formById, h } from './dom.js';
import { act, toast } from './toast.js';
import { options } from './options.js';

const KEPT = 5;
/** @type {any[]} */
let opened = [];

const personaTitle = (persona) => options.personas.find(({ value }) => value === persona)?.title ?? '访客';

/** One group for each page. */
function choices(states) {
  const pages = [...new Set(states.map(({ page }) => page))];
  return pages.map((page) =>
    h(
      'optgroup',
      { label: page },
      states
        .filter((state) => state.page === page)
        .map(({ state, title, persona }) =>
          h('option', { value: state }, [...new Set([title, personaTitle(persona)]), page].join(' · ')),
        ),
    ),
  );
}

const code = (text, title) =>
  h('img', {
    className: 'qr',
    alt: title,
    width: 132,
    height: 132,
    src: `/sandbox/api/states/qr?text=${encodeURIComponent(text)}`,
  });

const link = ({ title, phone, page, query, program, note }) => {
  const address = new URL(`/${query}`, location.origin).href;
  const path = `${program.path}?${program.query}`;
  return h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('a', { href: address, target: '_blank', rel: 'noopener' }, title),
      h('span', { className: 'num' }, phone),
    ),
    h('p', { className: 'hint' }, page),
    note === undefined ? undefined : h('p', { className: 'hint' }, note),
    h(
      'details',
      {},
      h('summary', {}, '二维码和小程序路径'),
      h(
        'div',
        { className: 'qr-pair' },
        code(address, '浏览器地址的二维码'),
        code(path, '小程序路径的二维码'),
      ),
      h('p', { className: 'hint mono' }, path),
    ),
  );
};

function show() {
  const none = '还没有。链接半小时内有效，只能登录一次；应用会先问是否登录。访客的状态请在无痕窗口里打开。';
  fill(byId('state-links'), String(opened[0]?.query), opened.length === 0 ? [empty(none)] : opened.map(link));
}

/**
 * Asks for a link and shows it.
 *
 * @param {HTMLButtonElement} button
 * @param {object} wish
 * @param {string} title
 * @param {Window | null} [tab] opened with the click: a browser blocks one that opens later
 */
async function open(button, wish, title, tab) {
  const done = await act(button, async () => {
    const made = await post('states/open', wish);
    opened = [{ title, ...made }, ...opened].slice(0, KEPT);
    show();
    if (made.note) toast(made.note);
    if (made.phone) setCurrentPhone(made.phone);
    if (tab) tab.location.href = `/${made.query}`;
  });
  if (!done) tab?.close();
}

/** The pages' states, and links into the app. */
export async function startStates() {
  const form = formById('state-form');
  const pageForm = formById('page-form');
  const select = /** @type {HTMLSelectElement} */ (byId('state-choice'));
  const states = await get('states');
  select.append(...choices(states));
  byId('page-paths').append(
    ...[...new Set(states.map(({ page }) => page))].map((page) => h('option', { value: page })),
  );
  const wish = () => ({ state: Number(select.value) });
  const title = () => `${select.selectedOptions[0]?.textContent}`;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));
    void open(button, wish(), title(), window.open('about:blank'));
  });
  const only = /** @type {HTMLButtonElement} */ (byId('state-link'));
  only.addEventListener('click', () => void open(only, wish(), title()));
  pageForm.addEventListener('submit', (event) => {
    event.preventDefault();
    const phone = currentPhone();
    if (phone === '') return toast('先在“最近的客户”里选一位', true);
    const button = /** @type {HTMLButtonElement} */ (pageForm.querySelector('button'));
    const page = fieldsOf(pageForm).page.value.trim();
    void open(button, { phone, page }, page, window.open('about:blank'));
  });
  show();
}
