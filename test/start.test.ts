import { inTurn } from '@/start';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('takes a step when the one before has ended', async () => {
  const taken: string[] = [];
  let end = (): void => undefined;
  const all = inTurn(
    () => new Promise<void>((done) => (end = done)).then(() => taken.push('first')),
    () => taken.push('second'),
  );
  await jest.advanceTimersByTimeAsync(100);
  expect(taken).toEqual([]);
  end();
  await jest.runAllTimersAsync();
  await all;
  expect(taken).toEqual(['first', 'second']);
});

it('ends at an error, and throws it where the page hears of it', async () => {
  const second = jest.fn();
  await inTurn(() => {
    throw new Error('broken');
  }, second);
  expect(second).not.toHaveBeenCalled();
  expect(() => jest.runAllTimers()).toThrow('broken');
});
