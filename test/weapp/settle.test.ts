import { settle, settled, settleWithout } from './host/shell/settle';

afterEach(() => jest.useRealTimers());

it('what a page is asked as it goes, the logic answers in its place', async () => {
  // Time stands still: it is not patience that ends the waiting.
  jest.useFakeTimers();
  const page = jest.fn();
  const waiting = settle(page);
  settleWithout(settled);
  await waiting;
  expect(page).toHaveBeenCalledTimes(1);
});

it('what has been answered is not asked again', async () => {
  await settle(settled);
  const logic = jest.fn();
  settleWithout(logic);
  expect(logic).not.toHaveBeenCalled();
});
