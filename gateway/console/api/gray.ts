import * as v from 'valibot';
import type { Sql } from '../../database';
import { customerByPhone } from '../../queries/customers';
import {
  grayStrategy,
  listGrayCustomers,
  listGrayLogs,
  setGrayCustomer,
  setGrayStrategy,
} from '../../queries/gray';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi } from '../tools';

const SHOWN = 50;
const MOST_MINUTES = 7 * 24 * 60;

const whole = (name: string, most: number) => {
  const message = `${name}应是0到${most}的整数`;
  return v.optional(
    v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(most, message)),
  );
};

const body = v.strictObject(
  {
    phone: v.optional(phoneField),
    /** true: in, false: out, null: the percentage decides again. */
    gray: v.optional(v.nullable(v.boolean('gray 应是 true、false 或 null')), undefined),
    percent: whole('比例', 100),
    monitor: whole('分钟数', MOST_MINUTES),
  },
  '请给出 phone 和 gray，或 percent、monitor',
);

async function state(sql: Sql) {
  const { strategy_id, percent, monitor_minutes } = await grayStrategy(sql);
  const customers = await listGrayCustomers(sql);
  const logs = await listGrayLogs(sql, SHOWN);
  return {
    strategyId: strategy_id,
    percent,
    monitor: monitor_minutes,
    customers: customers.map(({ phone, in_gray }) => ({ phone, gray: in_gray })),
    logs: logs.map(({ at, kind, record }) => ({ at: at.toISOString(), kind, ...record })),
  };
}
export type GrayState = Awaited<ReturnType<typeof state>>;

/** GET and POST gray: customers named in or out of the gray release, the percentage for all others, and what the clients have logged about it. */
export const grayApi: ConsoleApi = (app, { db }) => {
  app.get('/gray', () => state(db));
  app.post('/gray', async (request) => {
    const { phone, gray, percent, monitor } = checked(body, request.body);
    if ((phone === undefined) !== (gray === undefined)) throw new Problem('phone 和 gray 要一起给出');
    return db.tx(async (sql) => {
      if (phone !== undefined && gray !== undefined) {
        const customer = await customerByPhone(sql, phone);
        if (customer === undefined) throw new Problem('这个手机号还没有注册');
        await setGrayCustomer(sql, customer.id, gray);
      }
      await setGrayStrategy(sql, { percent, monitorMinutes: monitor });
      return state(sql);
    });
  });
};
