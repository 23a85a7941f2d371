/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Sheet } from '@/components/Sheet';
import { backStep } from '@/platform/backStep';
import { sheetsAreHere } from './sheets';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui);

beforeAll(sheetsAreHere);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** What the host's Back does now. */
let backs: (() => void)[];
beforeEach(() => {
  backs = [];
  Object.assign(backStep, {
    hold: (close: () => void) => {
      backs.push(close);
      return () => (backs = backs.filter((one) => one !== close));
    },
  });
});
const goBack = () => act(() => backs[backs.length - 1]?.());

function Page({ closable = true }: { readonly closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>看看</button>
      <Sheet open={open} title="还款计划" onClose={closable ? () => setOpen(false) : undefined}>
        <p>第 1 期</p>
      </Sheet>
    </>
  );
}

function open() {
  const opener = screen.getByRole('button', { name: '看看' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

it.each([
  ['its cross', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['Esc', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ["the host's Back", goBack],
  ['its veil', () => fireEvent.click(document.querySelector('.yl-sheet__veil') as Element)],
])('takes the focus, is closed by %s, moves out and returns the focus', (_way, leave) => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = open();
  const dialog = screen.getByRole('dialog', { name: '还款计划' });
  expect(document.activeElement).toBe(dialog);

  leave();
  expect(document.activeElement).toBe(opener);
  expect(screen.queryByText('第 1 期')).not.toBeNull();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('can be opened again while it moves out', () => {
  render(<Page />);
  open();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  act(() => void jest.advanceTimersByTime(100));
  open();
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('without a way to close stays open', () => {
  render(<Page closable={false} />);
  open();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(document.querySelector('.yl-sheet__veil') as Element);
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
});

it("without a way to close keeps the host's Back from the page, and stays open", () => {
  render(<Page closable={false} />);
  open();
  expect(backs).toHaveLength(1);
  goBack();
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it("gives the host's Back to the page again when it is closed", () => {
  render(<Page />);
  open();
  goBack();
  expect(backs).toEqual([]);
});
