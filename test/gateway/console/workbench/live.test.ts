/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { refreshAll, useLive } from '../../../../gateway/console/workbench/core/live';

const asked = jest.fn(() => Promise.resolve(Response.json({ now: '2026-11-16T02:00:00.000Z', rate: 60 })));

beforeEach(() => {
  globalThis.fetch = asked as typeof fetch;
});
afterEach(() => {
  cleanup();
  asked.mockClear();
});

function Rate() {
  const clock = useLive('clock');
  return createElement('output', {}, clock === undefined ? 'nothing yet' : `${clock.rate} times`);
}
const rate = (key: string) => createElement(Rate, { key });

it('what a view shows stays, and is asked for again after a change, if the view took the place of another one of the same path', async () => {
  const { rerender } = render(rate('first'));
  await screen.findByText('60 times');
  rerender(rate('second'));
  rerender(rate('second'));
  expect(screen.getByRole('status').textContent).toBe('60 times');
  asked.mockClear();
  await act(() => refreshAll());
  expect(asked).toHaveBeenCalledTimes(1);
});
