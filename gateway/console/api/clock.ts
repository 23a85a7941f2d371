import * as v from 'valibot';
import { startOver, type Sql } from '../../database';
import { advanceClock, CLOCK_RATES, clockRate, readClock, setClockRate } from '../../queries/clock';
import { FastSweep } from '../fastSweep';
import { checked } from '../problem';
import type { ConsoleApi } from '../tools';
import { DAY_MS, MINUTE_MS } from '../../units';

const MOST_DAYS = 3660;

const steps = (unit: string, most: number) => {
  const message = `时钟只能向前拨：${unit}数应是1到${most}的整数`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(most, message));
};
const RATE = `时钟的倍速应是其中之一：${CLOCK_RATES.join('、')}`;
const body = v.union(
  [
    v.strictObject({ advanceDays: steps('天', MOST_DAYS) }),
    v.strictObject({ rate: v.picklist(CLOCK_RATES, RATE) }),
    v.strictObject({ advanceMinutes: steps('分钟', MOST_DAYS * 24 * 60) }),
  ],
  ({ issues }) =>
    issues?.find(({ message }) => message.startsWith('时钟'))?.message ??
    '请给出 advanceDays（天）、advanceMinutes（分钟）或 rate（倍速）之一',
);

const nowOf = async (sql: Sql) => ({
  now: (await readClock(sql)).toISOString(),
  rate: await clockRate(sql),
});

export type Clock = Awaited<ReturnType<typeof nowOf>>;

/** Console: moves the product's clock by whole days. */
export const advanceDays = (sql: Sql, days: number): Promise<void> => advanceClock(sql, days * DAY_MS);

/**
 * GET and POST clock: the product's clock. It only moves forward, by a step or by running fast, and moves for all customers; what is due is
 * swept at once, and every other second while it runs fast. DELETE clock: back to the machine's time, with an empty database, since what has been
 * written would lie in the future.
 */
export const clockApi: ConsoleApi = (app, tools) => {
  const { db, doWhatIsDue, recorder, tracer } = tools;
  const sweep = new FastSweep(tools, (error) => app.log.error({ err: error }, 'fast sweep failed'));
  app.addHook('onReady', async () => sweep.follow(await clockRate(db)));
  app.addHook('onClose', () => sweep.end());

  app.get('/clock', () => nowOf(db));
  app.post('/clock', async (request) => {
    const wanted = checked(body, request.body);
    if ('rate' in wanted) {
      await setClockRate(db, wanted.rate);
      sweep.follow(wanted.rate);
      return nowOf(db);
    }
    await advanceClock(
      db,
      'advanceDays' in wanted ? wanted.advanceDays * DAY_MS : wanted.advanceMinutes * MINUTE_MS,
    );
    await doWhatIsDue();
    return nowOf(db);
  });
  app.delete('/clock', async () => {
    sweep.follow(1);
    await sweep.end();
    await startOver(db);
    tracer.clear();
    recorder.clear();
    return nowOf(db);
  });
};
