// @ts-check
import { get } from './api.js';
import { byId, empty, fill, h } from './dom.js';
import { atText } from './format.js';

const KIND = { page: '页面', action: '操作', attribution: '投放' };
const DEVICE = { token: '设备标识', error: '取标识失败' };

/** A record in one line: those of the named fields that are not empty. */
const inShort = (record, names) =>
  names
    .map((name) => record[name])
    .filter((value) => value !== undefined && value !== '')
    .join(' · ');

const item = (title, at, text, record) =>
  h(
    'article',
    { className: 'item' },
    h('div', { className: 'item-head' }, h('strong', {}, title), h('span', {}, atText(at))),
    h('p', {}, text),
    h(
      'details',
      {},
      h('summary', {}, '全部字段'),
      h('pre', { className: 'record' }, JSON.stringify(record, null, 2)),
    ),
  );

const track = ({ at, kind, record }) =>
  item(
    KIND[kind],
    at,
    inShort(record, ['page_id', 'page_name', 'pageModule', 'eventType', 'eventResult', 'userStatus']),
    record,
  );

const error = ({ at, record }) =>
  item(inShort(record, ['errorType', 'page']), at, inShort(record, ['errorInfo', 'traceNo']), record);

const device = ({ at, kind, vendor, phone, record }) =>
  item(
    `${DEVICE[kind]} ${vendor}`,
    at,
    inShort({ ...record, phone }, ['phone', 'dxTokenCode', 'context']),
    record,
  );

async function show(path, id, draw, none) {
  const list = await get(path);
  fill(byId(id), JSON.stringify(list), list.length === 0 ? [empty(none)] : list.map(draw));
}

export const refreshRecords = () =>
  Promise.all([
    show('tracks', 'track-list', track, '还没有埋点。打开应用的页面后，会出现在这里。'),
    show('errors', 'error-list', error, '还没有错误日志。'),
    show('devices', 'device-list', device, '还没有设备上报。登录或提交申请后，会出现在这里。'),
  ]);
