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

const PARTNERS = { analytics: '统计脚本（4-4-12）', host: '合作方应用（2-4-7）' };

const arrival = ({ partner, what, at }) =>
  h(
    'div',
    { className: 'item' },
    h(
      'div',
      { className: 'item-head' },
      h('strong', {}, PARTNERS[partner] ?? partner),
      h('span', { className: 'tag' }, what),
    ),
    h('p', { className: 'hint' }, atText(at)),
  );

export async function refreshEntries() {
  const { entries, groupUsers, arrivals } = await get('entries');
  fill(byId('entry-list'), String(entries.length), entries.map(entry));
  const none = '还没有员工从集团链接进来。';
  const shown = groupUsers.length === 0 ? [empty(none)] : groupUsers.map(groupUser);
  fill(byId('group-users'), JSON.stringify(groupUsers), shown);
  const nothing = '合作方的脚本和应用还没有收到消息。';
  fill(
    byId('partner-arrivals'),
    JSON.stringify(arrivals),
    arrivals.length === 0 ? [empty(nothing)] : arrivals.map(arrival),
  );
}
