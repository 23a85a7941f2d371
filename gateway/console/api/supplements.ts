import * as v from 'valibot';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { SUPPLEMENT_RULE, supplementDueAfterRefusal } from '@/domain/supplement/rule';
import { documentAsked, documentDecided, tell } from '../../messages';
import { readClock } from '../../queries/clock';
import { customerByPhone, lockCustomer } from '../../queries/customers';
import { listPictures, pictureContent } from '../../queries/pictures';
import {
  addSupplement,
  decideSupplement,
  recentSupplements,
  supplementByNo,
} from '../../queries/supplements';
import { newKey } from '../../secrets';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 50;
const TITLE = '请写资料的名称，最多40个字';
const WHY = '请写用途，最多120个字';
const REASON = '退回要写原因，最多60个字';
const GONE = '这一份已经审核过了';
const words = (problem: string, most: number) =>
  v.pipe(v.string(problem), v.trim(), v.minLength(1, problem), v.maxLength(most, problem));

const asking = v.object(
  { phone: phoneField, title: words(TITLE, 40), why: v.optional(words(WHY, 120), '核对您的额度') },
  '请给出 phone 和 title',
);
const decision = v.object(
  {
    no: v.pipe(v.string('请给出 no'), v.regex(/^[\w-]{1,64}$/, '请给出 no')),
    approve: v.boolean('approve 应是 true 或 false'),
    reason: v.optional(v.pipe(v.string(REASON), v.trim(), v.maxLength(60, REASON)), ''),
  },
  '请给出 no 和 approve',
);
const file = v.object({ fileId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '请给出照片')) }, '请给出照片');

async function ask({ db, outbox }: ConsoleTools, { phone, title, why }: v.InferOutput<typeof asking>) {
  const customer = await customerByPhone(db, phone);
  if (customer === undefined) throw new Problem('这个手机号还没有注册');
  const supplementNo = newKey();
  await db.tx(async (sql) => {
    await lockCustomer(sql, customer.id);
    const now = await readClock(sql);
    const today = civilDateAt(now.getTime());
    const row = {
      ...{ supplement_no: supplementNo, customer_id: customer.id, title, why, asked_at: now },
      due_on: addDays(today, SUPPLEMENT_RULE.days),
    };
    await addSupplement(sql, row);
    await tell(sql, customer.id, documentAsked({ ...row, state: 'asked' }, today), now);
  });
  void outbox.flush();
  return { supplementNo };
}

async function decide({ db, outbox }: ConsoleTools, { no, approve, reason }: v.InferOutput<typeof decision>) {
  if (!approve && reason === '') throw new Problem(REASON);
  await db.tx(async (sql) => {
    const row = await supplementByNo(sql, no);
    if (row === undefined) throw new Problem(GONE);
    await lockCustomer(sql, row.customer_id);
    const at = await readClock(sql);
    const today = civilDateAt(at.getTime());
    const dueOn = approve ? row.due_on : supplementDueAfterRefusal(row.due_on, today);
    const end = {
      state: approve ? 'approved' : 'refused',
      reason: approve ? '' : reason,
      dueOn,
      at,
    } as const;
    if (!(await decideSupplement(sql, no, end))) throw new Problem(GONE);
    await tell(sql, row.customer_id, documentDecided(row, { ...end, approved: approve, today }), at);
  });
  void outbox.flush();
}

async function all({ db }: ConsoleTools) {
  return Promise.all(
    (await recentSupplements(db, SHOWN)).map(async (row) => ({
      no: row.supplement_no,
      phone: row.phone,
      name: row.name,
      title: row.title,
      state: row.state,
      reason: row.reason,
      dueOn: row.due_on,
      pictures: (await listPictures(db, 'supplement', row.supplement_no)).map(({ file_id }) => file_id),
    })),
  );
}

/** GET supplements: documents asked for after credit. POST asks a customer for one; POST supplements/decide reviews one. */
export const supplementApi: ConsoleApi = (app, tools) => {
  app.get('/supplements', () => all(tools));
  app.post('/supplements', (request) => ask(tools, checked(asking, request.body)));
  app.post('/supplements/decide', async (request) => {
    await decide(tools, checked(decision, request.body));
    return all(tools);
  });
  app.get('/supplements/pictures/:fileId', async (request, reply) => {
    const picture = await pictureContent(tools.db, 'supplement', checked(file, request.params).fileId);
    if (picture === undefined) throw new Problem('没有这张照片');
    return reply.type(picture.type).send(picture.content);
  });
};
