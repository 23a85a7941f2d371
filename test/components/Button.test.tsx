/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '@/components/Button';
import { DOUBLE_TAP_MS, nextTapIsNew } from '@/components/pressable';

const onPress = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  onPress.mockClear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const tap = () => fireEvent.click(screen.getByRole('button'));

describe('Button', () => {
  it.each([
    ['at once', 0, 1],
    ['just before 1000 ms', DOUBLE_TAP_MS - 1, 1],
    ['after 1000 ms', DOUBLE_TAP_MS, 2],
    ['after the clock was set back', -60_000, 2],
  ])('a second tap %s', (_when, passed, presses) => {
    render(<Button onPress={onPress}>立即还款</Button>);
    tap();
    jest.setSystemTime(Date.now() + passed);
    tap();
    expect(onPress).toHaveBeenCalledTimes(presses);
  });

  it('a tap after a visit to another page is a new one', () => {
    render(<Button onPress={onPress}>立即还款</Button>);
    tap();
    nextTapIsNew();
    tap();
    tap();
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('is pressed by Enter and space, and by no other key', () => {
    render(<Button onPress={onPress}>立即还款</Button>);
    for (const key of ['a', 'Enter', 'Tab']) fireEvent.keyDown(screen.getByRole('button'), { key });
    expect(onPress).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + DOUBLE_TAP_MS);
    fireEvent.keyDown(screen.getByRole('button'), { key: ' ' });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('disabled: says why, and does nothing', () => {
    render(
      <Button disabled reason="请先阅读并同意协议" onPress={onPress}>
        下一步
      </Button>,
    );
    tap();
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByText('请先阅读并同意协议')).toBeTruthy();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('loading: does nothing, and says so', () => {
    render(
      <Button loading onPress={onPress}>
        立即还款
      </Button>,
    );
    tap();
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '立即还款，处理中' }).getAttribute('aria-busy')).toBe('true');
  });
});
