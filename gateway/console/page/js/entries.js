// @ts-check
import { get } from './api.js';
import { byId, empty, fill, h } from './dom.js';
import { atText } from './format.js';

const entry = ({ title, query, note }) =>
  h(
    'a',
    { className: 'item', href: `/${query}`, target: '_blank', rel: 'noopener' },
    h('span', { className: 'item-head' }, h('strong', {}, title), h('span', {}, note)),
    h('p', { className: 'hint' }, query),
  );

const groupUser = ({ userId, platform, known, lastAt }) =>
  h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, userId),
      h('span', { className: 'tag' }, known ? platform : `${platform}（未登记）`),
    ),
    h('p', { className: 'hint' }, atText(lastAt)),
  );

export async function refreshEntries() {
  const { entries, groupUsers } = await get('entries');
  fill(byId('entry-list'), String(entries.length), entries.map(entry));
  const none = '还没有员工从集团链接进来。';
  const shown = groupUsers.length === 0 ? [empty(none)] : groupUsers.map(groupUser);
  fill(byId('group-users'), JSON.stringify(groupUsers), shown);
}
