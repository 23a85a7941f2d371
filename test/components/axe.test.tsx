/** @jest-environment jest-fixed-jsdom */
import axe from 'axe-core';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Address } from '@/components/Address';
import { Agreement } from '@/components/Agreement';
import { Checkbox } from '@/components/Checkbox';
import { Choice } from '@/components/Choice';
import { Collapse } from '@/components/Collapse';
import { DatePicker } from '@/components/DatePicker';
import { ListEnd } from '@/components/ListEnd';
import { Picker } from '@/components/Picker';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SearchBar } from '@/components/SearchBar';
import { Sheet } from '@/components/Sheet';
import { Slider } from '@/components/Slider';
import { Steps } from '@/components/Steps';
import { Tabs } from '@/components/Tabs';
import { Toggle } from '@/components/Toggle';
import { Track } from '@/components/Track';
import { Uploads } from '@/components/Uploads';
import { sheetsAreHere } from './sheets';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui);

beforeAll(sheetsAreHere);
afterEach(cleanup);

const nothing = () => undefined;
const options = [
  { key: 3, label: '3 期' },
  { key: 6, label: '6 期', disabled: true },
];
const tabs = [
  { key: 'due', label: '待还', count: 2 },
  { key: 'paid', label: '已还清' },
];
const regions = [{ code: '11', name: '北京市', children: [{ code: '1101', name: '市辖区' }] }];

const PARTS: readonly (readonly [string, ReactElement])[] = [
  ['Sheet', <Sheet key="" open title="还款计划" onClose={nothing} children="第 1 期" />],
  ['Toggle', <Toggle key="" label="还款提醒" on onChange={nothing} note="到期前三天" />],
  ['Checkbox', <Checkbox key="" label="第一笔借款" checked={false} onChange={nothing} disabled />],
  [
    'Agreement',
    <Agreement
      key=""
      checked={false}
      onChange={nothing}
      names={[{ key: 'a', title: '《借款合同》' }]}
      onOpen={nothing}
      error="请先阅读并同意"
    />,
  ],
  ['Choice', <Choice key="" label="借多久" options={options} value={3} onChange={nothing} error="请选择" />],
  [
    'Steps',
    <Steps
      key=""
      steps={[
        { key: 'a', name: '身份证' },
        { key: 'b', name: '人脸' },
      ]}
      current={1}
    />,
  ],
  [
    'Track',
    <Track
      key=""
      label="进度"
      steps={[
        { title: '提交', note: '11月18日', done: true },
        { title: '审核', now: true },
        { title: '结果', failed: true },
      ]}
    />,
  ],
  [
    'Slider',
    <Slider key="" label="金额" value={500} min={500} max={9000} shown="500 元" onChange={nothing} />,
  ],
  ['Tabs', <Tabs key="" label="借款" items={tabs} value="due" onChange={nothing} />],
  ['Picker', <Picker key="" label="关系" options={options} value={3} onChange={nothing} />],
  [
    'DatePicker',
    <DatePicker
      key=""
      label="日期"
      value="2026-01-05"
      min="2026-01-01"
      max="2026-12-31"
      onChange={nothing}
    />,
  ],
  ['Address', <Address key="" label="地区" regions={regions} value={['11', '1101']} onChange={nothing} />],
  ['Collapse', <Collapse key="" items={[{ key: 'a', title: '怎样还款？', content: '选择借款' }]} />],
  ['SearchBar', <SearchBar key="" label="搜索问题" value="还款" onChange={nothing} onSearch={nothing} />],
  [
    'PullToRefresh',
    <PullToRefresh key="" onRefresh={() => Promise.resolve()} scrollTop={0} children="列表" />,
  ],
  [
    'Uploads',
    <Uploads
      key=""
      label="凭证"
      items={[
        { key: 'a', picture: 'data:,', state: 'uploading', percent: 40 },
        { key: 'b', picture: 'data:,', state: 'failed' },
        { key: 'c', picture: 'data:,', state: 'done' },
      ]}
      most={5}
      onAdd={nothing}
      onRetry={nothing}
      onDelete={nothing}
    />,
  ],
  ['ListEnd', <ListEnd key="" state="failed" onMore={nothing} />],
];

/** What needs a layout (contrast, target size) or a whole page (landmarks) is not judged here. */
const NOT_HERE = { 'color-contrast': { enabled: false }, region: { enabled: false } };

it.each(PARTS)('axe finds nothing in %s', async (_name, part) => {
  render(part);
  const { violations, passes } = await axe.run(document.body, { rules: NOT_HERE });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(passes.length).toBeGreaterThan(0);
});
