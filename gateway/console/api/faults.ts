import { calls, type CallName } from '@/contract';
import * as v from 'valibot';
import { addFault, clearFaults, FAULTS, listFaults } from '../../queries/faults';
import { generalCodes, refusalsOf } from '../refusalNames';
import { checked, phoneField } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const LONGEST_DELAY_MS = 120_000;
const MOST_TIMES = 1000;
const MOST_FAULTS = 50;

const paths = (Object.keys(calls) as CallName[]).map((name) => ({
  name,
  path: calls[name].path,
  refusals: refusalsOf(name),
}));
const known = new Set<string>(paths.map(({ path }) => path));

const path = v.pipe(
  v.string('请给出 path，如 /loan/limitUseLoan'),
  v.check(
    (text) => known.has(text),
    ({ input }) => (input === '' ? '请写调用路径' : `没有这个调用路径：${String(input)}`),
  ),
);
const TIMES = `次数应是1到${MOST_TIMES}的整数，一直发生时是 null`;
/** Null: for ever. */
const times = v.optional(
  v.nullable(v.pipe(v.number(TIMES), v.integer(TIMES), v.minValue(1, TIMES), v.maxValue(MOST_TIMES, TIMES))),
  1,
);
const phone = v.optional(v.union([v.literal(''), phoneField], 'phone 应是11位手机号，或留空表示所有人'), '');
const text = v.pipe(v.union([v.string(), v.number()], '请给出 value'), v.transform(String));
const whole = (least: number, most: number, message: string) =>
  v.pipe(
    text,
    v.check((given) => /^\d{1,6}$/.test(given) && Number(given) >= least && Number(given) <= most, message),
  );

/** What `value` has to be for each kind; the other kinds need none. */
const VALUES: Readonly<Partial<Record<(typeof FAULTS)[number], v.GenericSchema<unknown, string>>>> = {
  delay: whole(0, LONGEST_DELAY_MS, `delay 的 value 是毫秒数，0到${LONGEST_DELAY_MS}`),
  status: whole(400, 599, 'status 的 value 是 HTTP 状态码，400到599'),
  lie: v.pipe(text, v.regex(/^\w{1,40}$/, 'lie 的 value 是回答里一个金额的字段名，如 totalInterest')),
  returnCode: v.pipe(text, v.regex(/^\w{1,20}(:.*)?$/s, 'returnCode 的 value 写作 代码 或 代码:文字')),
};

const fault = v.object(
  {
    path,
    fault: v.picklist(FAULTS, `fault 应是其中之一：${FAULTS.join('、')}`),
    value: v.optional(v.unknown()),
    times,
    phone,
  },
  '请给出故障对象，如 {"path", "fault", "value", "times"}',
);
const body = v.pipe(
  v.array(fault, '请给出故障数组：[{"path", "fault", "value", "times"}]'),
  v.minLength(1, '故障数组是空的'),
  v.maxLength(MOST_FAULTS, `一次最多${MOST_FAULTS}个故障`),
);

const stateOf = async ({ db }: ConsoleTools) => ({
  active: await listFaults(db),
  kinds: FAULTS,
  paths,
  codes: generalCodes(),
});
export type FaultState = Awaited<ReturnType<typeof stateOf>>;

/** GET, POST and DELETE faults: the faults of the next calls of a path. */
export const faultApi: ConsoleApi = (app, tools) => {
  const { db } = tools;
  const state = () => stateOf(tools);

  app.get('/faults', state);
  app.post('/faults', async (request) => {
    const wanted = checked(body, request.body).map(({ value, ...rest }) => {
      const schema = VALUES[rest.fault];
      return { ...rest, value: schema === undefined ? '' : checked(schema, value) };
    });
    await db.tx(async (sql) => {
      for (const one of wanted) await addFault(sql, one);
    });
    return state();
  });
  app.delete('/faults', async () => {
    await clearFaults(db);
    return state();
  });
};
