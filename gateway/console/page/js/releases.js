// @ts-check
import { get, post } from './api.js';
import { buttonOf, byId, empty, fieldsOf, fill, formById, h } from './dom.js';
import { act, toast } from './toast.js';

const release = ({ wgt_version: version, title, notes }) =>
  h(
    'div',
    { className: 'item' },
    h('div', { className: 'item-head' }, h('strong', { className: 'num' }, version), h('span', {}, title)),
    notes.map((note) => h('p', { className: 'hint' }, note)),
  );

function show(releases) {
  const shown = releases.length === 0 ? [empty('还没有发布过版本。')] : releases.map(release);
  fill(byId('release-list'), JSON.stringify(releases), shown);
}

const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Loads the list once: only this page changes it. */
export async function startReleases() {
  const form = formById('release-form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(buttonOf(form), async () => {
      const { version, title, notes } = fieldsOf(form);
      const named = title.value.trim() === '' ? {} : { title: title.value.trim() };
      const body = { version: version.value.trim(), notes: linesOf(notes.value), ...named };
      show(await post('releases', body));
      form.reset();
      toast(`版本 ${body.version} 已发布`);
    });
  });
  show(await get('releases'));
}
