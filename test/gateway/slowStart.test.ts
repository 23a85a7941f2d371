import { buildApp } from '../../gateway/app';
import { JobQueue } from '../../gateway/jobs/queue';
import { soon } from '../soon';
import { allBut } from '../timers';
import { startGateway, type Bank } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a gateway waits as long as it takes for the tables of its queue', async () => {
  let made: () => void = () => undefined;
  const making = jest
    .spyOn(JobQueue.prototype, 'start')
    .mockReturnValue(new Promise((resolve) => (made = resolve)));
  jest.spyOn(JobQueue.prototype, 'stop').mockResolvedValue();
  const { db, keys, settings } = bank;
  jest.useFakeTimers({ doNotFake: allBut('setTimeout', 'clearTimeout') });
  const queue = (log: (error: unknown, job: string) => void) => new JobQueue(db, log);
  const app = await buildApp({ db, keys: () => keys, settings, queue, log: false });
  const ready = Promise.resolve(app.ready()).then(
    () => 'ready',
    (error: unknown) => String(error),
  );
  await soon(() => expect(making).toHaveBeenCalledTimes(1));
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  made();
  expect(await ready).toBe('ready');
  jest.useRealTimers();
  await app.close();
});
