import { settle, settled, settleWithout } from './host/shell/settle';

afterEach(() => jest.useRealTimers());

it('a question to a page that closes is answered by the logic in its place', async () => {
  // Time stands still: the wait does not end by the timeout.
  jest.useFakeTimers();
  const page = jest.fn();
  const waiting = settle(page);
  settleWithout(settled);
  await waiting;
  expect(page).toHaveBeenCalledTimes(1);
});

it('an answered question is not asked again', async () => {
  await settle(settled);
  const logic = jest.fn();
  settleWithout(logic);
  expect(logic).not.toHaveBeenCalled();
});
