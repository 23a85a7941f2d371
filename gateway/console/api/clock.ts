import * as v from 'valibot';
import type { Sql } from '../../database';
import { advanceClock, readClock } from '../../queries/clock';
import { checked } from '../problem';
import type { ConsoleApi } from '../tools';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_DAYS = 3660;

const steps = (unit: string, most: number) => {
  const message = `时钟只能向前拨：${unit}数应是1到${most}的整数`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(most, message));
};
const body = v.union(
  [
    v.strictObject({ advanceDays: steps('天', MOST_DAYS) }),
    v.strictObject({ advanceMinutes: steps('分钟', MOST_DAYS * 24 * 60) }),
  ],
  ({ issues }) =>
    issues?.find(({ message }) => message.startsWith('时钟'))?.message ??
    '请给出 advanceDays（天）或 advanceMinutes（分钟）之一',
);

const nowOf = async (sql: Sql) => ({ now: (await readClock(sql)).toISOString() });

/** Console: moves the product's clock by whole days. */
export const advanceDays = (sql: Sql, days: number): Promise<void> => advanceClock(sql, days * DAY_MS);

/** GET and POST clock: the product's clock. It only moves forward, and moves for all customers; who is due is reminded at once. */
export const clockApi: ConsoleApi = (app, { db, remindNow }) => {
  app.get('/clock', () => nowOf(db));
  app.post('/clock', async (request) => {
    const wanted = checked(body, request.body);
    await advanceClock(
      db,
      'advanceDays' in wanted ? wanted.advanceDays * DAY_MS : wanted.advanceMinutes * MINUTE_MS,
    );
    await remindNow();
    return nowOf(db);
  });
};
