/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AmountInput } from '@/components/AmountInput';
import { sheetsAreHere } from './sheets';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui);

beforeAll(sheetsAreHere);
afterEach(cleanup);

interface Given {
  readonly onDone?: () => void;
  readonly decimals?: 0;
  readonly opened?: boolean;
}

function Page({ onDone, decimals, opened }: Given) {
  const [amount, setAmount] = useState('');
  return (
    <AmountInput
      label="借多少（元）"
      value={amount}
      onChange={setAmount}
      onDone={onDone}
      decimals={decimals}
      opened={opened}
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

it('stands open on its page at first, takes no focus, and is folded only by its own key', () => {
  const onDone = jest.fn();
  render(<Page onDone={onDone} opened />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: '借多少（元），未填写，0' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '7' }));
  fireEvent.keyDown(screen.getByRole('button', { name: '7' }), { key: '5' });
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '7' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '借多少（元），75' }));
  expect(screen.getByRole('dialog', { name: '借多少（元）' })).toBeTruthy();
});
