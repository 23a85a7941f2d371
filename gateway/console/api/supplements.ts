import * as v from 'valibot';
import { listPictures, pictureContent } from '../../queries/pictures';
import { recentSupplements } from '../../queries/supplements';
import { askDocument, decideDocument } from '../supplementReview';
import { checked, phoneField, Problem, REASON_WANTED } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 50;
const TITLE = '请写资料的名称，最多40个字';
const WHY = '请写用途，最多120个字';
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
    reason: v.optional(v.pipe(v.string(REASON_WANTED), v.trim(), v.maxLength(60, REASON_WANTED)), ''),
  },
  '请给出 no 和 approve',
);
const file = v.object({ fileId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '请给出照片')) }, '请给出照片');

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
export type Supplement = Awaited<ReturnType<typeof all>>[number];

/** GET supplements: documents asked for after credit. POST asks a customer for one; POST supplements/decide reviews one. */
export const supplementApi: ConsoleApi = (app, tools) => {
  app.get('/supplements', () => all(tools));
  app.post('/supplements', (request) => askDocument(tools, checked(asking, request.body)));
  app.post('/supplements/decide', async (request) => {
    await decideDocument(tools, checked(decision, request.body));
    return all(tools);
  });
  app.get('/supplements/pictures/:fileId', async (request, reply) => {
    const picture = await pictureContent(tools.db, 'supplement', checked(file, request.params).fileId);
    if (picture === undefined) throw new Problem('没有这张照片');
    return reply.type(picture.type).send(picture.content);
  });
};
