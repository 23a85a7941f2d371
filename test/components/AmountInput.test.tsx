/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AmountInput } from '@/components/AmountInput';
import { sheetsAreHere } from './sheets';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui);

beforeAll(sheetsAreHere);
afterEach(cleanup);

interface Given {
  readonly onDone?: () => void;
  readonly decimals?: 0;
}

function Page({ onDone, decimals }: Given) {
  const [amount, setAmount] = useState('');
  return (
    <AmountInput
      label="借多少（元）"
      value={amount}
      onChange={setAmount}
      onDone={onDone}
      decimals={decimals}
      quick={{
        label: '常用金额',
        options: [{ key: 5000, label: '5,000' }],
        value: undefined,
        onPick: (sum) => setAmount(String(sum)),
      }}
    />
  );
}

it('is typed on its own keypad, by taps and by a real keyboard, and announces the amount', () => {
  const onDone = jest.fn();
  render(<Page onDone={onDone} />);
  fireEvent.click(screen.getByRole('button', { name: '借多少（元），未填写，0' }));
  for (const key of ['1', '2', '0', '0', '0', '小数点', '5', '5', '5', '删除']) {
    fireEvent.click(screen.getByRole('button', { name: key }));
  }
  expect(screen.getByRole('button', { name: '借多少（元），12,000.5' })).toBeTruthy();

  // The sheet has the focus, so that a real keyboard types there.
  const dialog = screen.getByRole('dialog', { name: '借多少（元）' });
  const pad = screen.getByRole('group', { name: '借多少（元）' });
  expect(document.activeElement).toBe(pad);
  fireEvent.keyDown(pad, { key: '9' });
  fireEvent.keyDown(pad, { key: 'x' });
  expect(screen.getByRole('button', { name: '借多少（元），12,000.59' })).toBeTruthy();
  expect(dialog.querySelector('input')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('has no key without effect: whole yuan are typed without a point', () => {
  render(<Page decimals={0} />);
  fireEvent.click(screen.getByRole('button', { name: '借多少（元），未填写，0' }));
  expect(screen.queryByRole('button', { name: '小数点' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '5' }));
  fireEvent.keyDown(screen.getByRole('group', { name: '借多少（元）' }), { key: '.' });
  expect(screen.getByRole('button', { name: '借多少（元），5' })).toBeTruthy();
});

it('a usual sum is one tap on the page, and one tap in the sheet, which it closes', () => {
  const onDone = jest.fn();
  render(<Page onDone={onDone} />);
  fireEvent.click(screen.getByRole('radio', { name: '5,000' }));
  const figure = screen.getByRole('button', { name: '借多少（元），5,000' });
  fireEvent.click(figure);
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(screen.getByRole('button', { name: '借多少（元），500' })).toBeTruthy();
  const dialog = screen.getByRole('dialog', { name: '借多少（元）' });
  fireEvent.click(within(dialog).getByRole('button', { name: '5,000' }));
  expect(screen.getByRole('button', { name: '借多少（元），5,000' })).toBeTruthy();
  expect(dialog.closest('.yl-sheet')?.classList.contains('yl-sheet--leaving')).toBe(true);
  expect(onDone).toHaveBeenCalledTimes(1);
});
