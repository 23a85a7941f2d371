/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Agreement } from '@/components/Agreement';
import { Checkbox } from '@/components/Checkbox';
import { Choice } from '@/components/Choice';
import { Slider } from '@/components/Slider';
import { Steps } from '@/components/Steps';
import { Tabs } from '@/components/Tabs';
import { Toggle } from '@/components/Toggle';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui);

afterEach(cleanup);

const press = (role: string, name: string, key = 'Enter') =>
  fireEvent.keyDown(screen.getByRole(role, { name }), { key });
const click = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));
const state = (role: string, name: string) =>
  screen.getByRole(role, { name }).getAttribute(role === 'tab' ? 'aria-selected' : 'aria-checked');

const options = [
  { key: 3, label: '3 期' },
  { key: 6, label: '6 期' },
  { key: 12, label: '12 期', disabled: true },
];
const onChange = jest.fn();
afterEach(() => onChange.mockClear());

describe('a control drawn by NutUI is one control with role, name, state and keys', () => {
  it('a switch', () => {
    const { container } = render(<Toggle label="还款提醒" on={false} onChange={onChange} />);
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    expect(state('switch', '还款提醒')).toBe('false');
    click('switch', '还款提醒');
    fireEvent.click(container.querySelector('.nut-switch') as Element);
    press('switch', '还款提醒', ' ');
    expect(onChange.mock.calls).toEqual([[true], [true], [true]]);
  });

  it('a checkbox', () => {
    render(<Checkbox label="第一笔借款" checked onChange={onChange} />);
    expect(state('checkbox', '第一笔借款')).toBe('true');
    expect(screen.getByRole('checkbox').tabIndex).toBe(0);
    click('checkbox', '第一笔借款');
    press('checkbox', '第一笔借款');
    expect(onChange.mock.calls).toEqual([[false], [false]]);
  });

  it('a checkbox that cannot be ticked', () => {
    render(<Checkbox label="第一笔借款" checked={false} onChange={onChange} disabled />);
    expect(screen.getByRole('checkbox').getAttribute('aria-disabled')).toBe('true');
    click('checkbox', '第一笔借款');
    press('checkbox', '第一笔借款');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a consent: the box has the whole sentence as its name, the text of it is a link beside it', () => {
    const onOpen = jest.fn();
    render(
      <Agreement
        checked={false}
        onChange={onChange}
        names={[{ key: 'a', title: '授权书' }]}
        onOpen={onOpen}
      />,
    );
    click('checkbox', '我已阅读并同意《授权书》');
    expect(onChange.mock.calls).toEqual([[true]]);
    click('link', '《授权书》');
    expect(onOpen).toHaveBeenCalledWith('a');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('one of several choices', () => {
    // Number and unit are not parted at the end of a line.
    const term = (number: number) => `${number}\u00a0期`;
    const { container } = render(<Choice label="期数" options={options} value={3} onChange={onChange} />);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect([3, 6].map((number) => state('radio', term(number)))).toEqual(['true', 'false']);
    click('radio', term(3));
    click('radio', term(6));
    fireEvent.click(container.querySelectorAll('.nut-radio')[1] as Element);
    press('radio', term(6), ' ');
    click('radio', term(12));
    expect(onChange.mock.calls).toEqual([[6], [6], [6]]);
  });

  it('tabs', () => {
    const items = [
      { key: 'new', label: '未使用', count: 2 },
      { key: 'old', label: '已使用' },
    ];
    render(<Tabs label="优惠券" items={items} value="new" onChange={onChange} />);
    expect(screen.getByRole('tablist', { name: '优惠券' })).toBeTruthy();
    expect(['未使用 2', '已使用'].map((name) => state('tab', name))).toEqual(['true', 'false']);
    click('tab', '未使用 2');
    click('tab', '已使用');
    press('tab', '已使用');
    expect(onChange.mock.calls).toEqual([['old'], ['old']]);
  });
});

it('steps: finished steps and the current one, in dots and in words', () => {
  const steps = ['身份证', '人脸', '银行卡'].map((name) => ({ key: name, name }));
  const { container } = render(<Steps steps={steps} current={1} />);
  expect(
    Array.from(
      container.querySelectorAll('.nut-step'),
      ({ className }) => /nut-step-(finish|process|wait)/.exec(className)?.[1],
    ),
  ).toEqual(['finish', 'process', 'wait']);
  const bar = screen.getByRole('progressbar', { name: '第 2 步，共 3 步：人脸，已完成 33%' });
  expect(bar.getAttribute('aria-valuenow')).toBe('33');
});

it('a slider: moved step by step, and not beyond its ends', () => {
  const onDone = jest.fn();
  render(
    <Slider label="还清日" value={29} min={0} max={30} step={2} shown="29 天" {...{ onChange, onDone }} />,
  );
  click('button', '还清日，往后');
  click('button', '还清日，往前');
  expect(onChange.mock.calls).toEqual([[30], [27]]);
  expect(onDone.mock.calls).toEqual([[30], [27]]);
});

it('a slider takes a tap on its line', async () => {
  const onDone = jest.fn();
  const { container } = render(
    <Slider label="还清日" value={0} min={0} max={30} shown="今天" {...{ onChange, onDone }} />,
  );
  const line = container.querySelector('.nut-range') as HTMLElement;
  line.getBoundingClientRect = () => ({ left: 100, width: 200, top: 0, height: 4 }) as DOMRect;
  fireEvent.click(line, { clientX: 200 });
  await waitFor(() => expect([onChange.mock.calls, onDone.mock.calls]).toEqual([[[15]], [[15]]]));
});

it('an option that is off is struck through, unless a note says why', () => {
  const off = { key: 1, label: '工作', disabled: true };
  render(
    <Choice
      label="资料"
      options={[off, { ...off, key: 2, label: '学历', note: '已通过' }]}
      value={undefined}
      onChange={onChange}
    />,
  );
  expect(screen.getAllByRole('radio').map(({ className }) => className.includes('struck'))).toEqual([
    true,
    false,
  ]);
});
