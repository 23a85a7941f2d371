import { afterEach, expect, it, vi } from 'vitest';
import { settle, settled, settleWithout } from './host/shell/settle';

afterEach(() => vi.useRealTimers());

it('what a page is asked as it goes, the logic answers in its place', async () => {
  // Time stands still: it is not patience that ends the waiting.
  vi.useFakeTimers();
  const page = vi.fn();
  const waiting = settle(page);
  settleWithout(settled);
  await waiting;
  expect(page).toHaveBeenCalledOnce();
});

it('what has been answered is not asked again', async () => {
  await settle(settled);
  const logic = vi.fn();
  settleWithout(logic);
  expect(logic).not.toHaveBeenCalled();
});
