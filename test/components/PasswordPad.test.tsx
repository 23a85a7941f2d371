/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PasswordPad } from '@/components/PasswordPad';

afterEach(cleanup);

const onFilled = jest.fn();
const tap = (key: string) => fireEvent.click(screen.getByRole('button', { name: key }));

function Page({ busy = false }: { readonly busy?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <PasswordPad title="请输入交易密码" value={value} onChange={setValue} onFilled={onFilled} busy={busy} />
  );
}

it('returns the six digits once, and puts none of them into the page', () => {
  onFilled.mockClear();
  const { container } = render(<Page />);
  for (const key of ['2', '5', '8', '删除', '7', '0', '3', '6']) tap(key);
  expect(onFilled.mock.calls).toEqual([['257036']]);
  tap('9');
  expect(onFilled).toHaveBeenCalledTimes(1);

  expect(screen.getByRole('img', { name: '请输入交易密码，已输入6位，共6位' })).toBeTruthy();
  expect(container.querySelector('input')).toBeNull();
  expect(container.innerHTML).not.toContain('257');
});

it('ignores keys while it waits for the answer', () => {
  onFilled.mockClear();
  render(<Page busy />);
  for (const key of ['1', '2', '3', '4', '5', '6']) tap(key);
  expect(onFilled).not.toHaveBeenCalled();
  expect(screen.getByText('正在验证…')).toBeTruthy();
});

it('draws the digits only of a password that is to be looked at', () => {
  const { container, rerender } = render(
    <PasswordPad title="请设置6位交易密码" value="2570" onChange={onFilled} onFilled={onFilled} shown />,
  );
  const drawn = () => [...container.querySelectorAll('.yl-password__digit')].map((cell) => cell.textContent);
  expect(drawn()).toEqual(['2', '5', '7', '0', '', '']);
  rerender(<PasswordPad title="请设置6位交易密码" value="2570" onChange={onFilled} onFilled={onFilled} />);
  expect(drawn()).toEqual([]);
});
