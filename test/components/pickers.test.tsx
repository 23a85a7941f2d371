/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Address } from '@/components/Address';
import { DatePicker } from '@/components/DatePicker';
import { columns, settle } from '@/components/DatePicker/columns';
import { sheetsAreHere } from './sheets';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui);

beforeAll(sheetsAreHere);
afterEach(cleanup);

const press = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
const span = { min: '2024-03-05', max: '2026-11-22' };

describe('the selectable days', () => {
  it.each([
    ['2024-03-05', 10, 27],
    ['2026-11-22', 11, 22],
    ['2025-02-01', 12, 28],
  ])('in the year and the month of %s are %i months and %i days', (date, months, days) => {
    expect(columns(date, span).map(({ values }) => values.length)).toEqual([3, months, days]);
  });

  it.each([
    [['2025', '02', '31'], '2025-02-28'],
    [['2024', '01', '01'], '2024-03-05'],
    [['2026', '12', '31'], '2026-11-22'],
    [['2025', '07', '31'], '2025-07-31'],
  ])('%j becomes %s', (parts, day) => {
    expect(settle(parts, span)).toBe(day);
  });
});

function Day({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState<string>();
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <DatePicker label="还款日" value={value} onChange={change} {...span} />;
}

it('a day is picked by buttons as well as by wheels, and accepted when the person confirms', () => {
  const onChange = jest.fn();
  render(<Day onChange={onChange} />);
  press('还款日，请选择');
  expect(screen.getByText('2026年11月22日')).toBeTruthy();
  press('月，往前');
  press('日，往后');
  expect(screen.getByText('2026年10月23日')).toBeTruthy();
  press('年，往前');
  expect(screen.getByText('2025年10月23日')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  press('确定');
  expect(onChange.mock.calls).toEqual([['2025-10-23']]);
  expect(screen.getByRole('button', { name: '还款日，2025年10月23日' })).toBeTruthy();
});

it('a month has no days', () => {
  const onChange = jest.fn();
  render(<DatePicker label="月份" value="2026-01" precision="month" onChange={onChange} {...span} />);
  press('月份，2026年1月');
  expect(screen.queryByRole('button', { name: '日，往前' })).toBeNull();
  expect(screen.getByRole('button', { name: '月，往前' }).getAttribute('aria-disabled')).toBe('true');
  press('月，往后');
  press('确定');
  expect(onChange.mock.calls).toEqual([['2026-02']]);
});

const regions = [
  {
    code: '31',
    name: '上海市',
    children: [
      { code: '3101', name: '市辖区', children: [{ code: '310115', name: '浦东新区' }] },
      { code: '3102', name: '县' },
    ],
  },
  { code: '71', name: '台湾省' },
];

it('an address is picked from the province down, and can be changed at any level', () => {
  const onChange = jest.fn();
  render(<Address label="地区" regions={regions} value={[]} onChange={onChange} />);
  press('地区，请选择省、市、区');
  press('上海市', 'radio');
  press('市辖区', 'radio');
  expect(screen.getByRole('radio', { name: '浦东新区' })).toBeTruthy();
  press('市辖区', 'tab');
  expect(screen.getByRole('radio', { name: '市辖区' }).getAttribute('aria-checked')).toBe('true');
  press('县', 'radio');
  expect(onChange.mock.calls).toEqual([[['31', '3102']]]);
});

it('an address is shown in names', () => {
  render(
    <Address label="地区" regions={regions} value={['31', '3101', '310115']} onChange={() => undefined} />,
  );
  expect(screen.getByRole('button', { name: '地区，上海市 市辖区 浦东新区' })).toBeTruthy();
});
