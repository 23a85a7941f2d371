import * as v from 'valibot';
import { customerByPhone } from '../../queries/customers';
import { readClock } from '../../queries/clock';
import { listCodes } from '../../queries/messages';
import { passwordKeysOf } from '../../keys';
import { openPassword } from '../../wire';
import type { Scenario } from '../scenario/form';
import { scenarioOf } from '../scenario/write';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi } from '../tools';
import { wholeCustomer } from './customers';

const TITLE = '请用几个字写下情况，最多60个字';
const PAGE = '请给出页面，如 pages/home/index';
const query = v.object(
  {
    phone: phoneField,
    title: v.pipe(v.string(TITLE), v.trim(), v.minLength(1, TITLE), v.maxLength(60, TITLE)),
    opens: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z][\w/-]{0,100}$/, PAGE))),
  },
  '请给出 phone 和 title',
);
const NOTHING = '这位客户还没有做过什么，没有步骤可以保存';
const CUT =
  '这位客户最初的几步已经不在内存里（网关重新启动过，或者步骤太多），保存下来的放不出来；请换一位新人物再做一遍';

export type Recording = Scenario;

/** GET recordings?phone=&title=&opens=: what this person did, and what the console did to them, as a scenario for `npm run scenario`. */
export const recordingApi: ConsoleApi = (app, tools) => {
  const { db, recorder, keys } = tools;
  app.get('/recordings', async (request): Promise<Recording> => {
    const { phone, title, opens } = checked(query, request.query);
    const customer = await wholeCustomer(tools, phone);
    const scenario = scenarioOf(recorder.all(), {
      ...{ phone, title, opens, customer },
      now: (await readClock(db)).getTime(),
      codes: await listCodes(db),
      openPassword: (sealed) => openPassword(sealed, passwordKeysOf(keys())),
    });
    if (scenario === undefined) throw new Problem(NOTHING);
    const created = (await customerByPhone(db, phone))?.created_at;
    if (created !== undefined && created.toISOString() < (scenario.startsAt ?? '')) throw new Problem(CUT);
    return scenario;
  });
};
