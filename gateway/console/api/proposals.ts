import * as v from 'valibot';
import { civilDateAt } from '@/domain/dates/civil';
import { proposeTypeName } from '@/domain/service/propose';
import { proposeAnswered, tell } from '../../messages';
import { readClock } from '../../queries/clock';
import { lockCustomer } from '../../queries/customers';
import { listPictures, pictureContent } from '../../queries/pictures';
import {
  addProposalEvent,
  answerProposal,
  listProposalEvents,
  proposalByNo,
  recentProposals,
} from '../../queries/proposals';
import { checked, Problem } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 50;
const NUMBER = '请给出编号';
const WORDS = '请写下答复，最多500个字';
const GONE = '这一条已经答复过了';
const answer = v.object(
  {
    proposeNo: v.pipe(v.string(NUMBER), v.regex(/^\w{1,64}$/, NUMBER)),
    words: v.pipe(v.string(WORDS), v.trim(), v.minLength(1, WORDS), v.maxLength(500, WORDS)),
  },
  NUMBER,
);
const file = v.object({ fileId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '请给出图片')) }, '请给出图片');

/** Answers a proposal that waits, and tells the person in the same transaction. */
async function reply({ db, outbox }: ConsoleTools, { proposeNo, words }: v.InferOutput<typeof answer>) {
  await db.tx(async (sql) => {
    const row = await proposalByNo(sql, proposeNo);
    if (row === undefined) throw new Problem(GONE);
    await lockCustomer(sql, row.customer_id);
    if (!(await answerProposal(sql, proposeNo))) throw new Problem(GONE);
    const now = await readClock(sql);
    await addProposalEvent(sql, proposeNo, { kind: 'answered', words, at: now });
    const today = civilDateAt(now.getTime());
    await tell(sql, row.customer_id, proposeAnswered(row, { times: row.objections, today, words }), now);
  });
  void outbox.flush();
}

/** GET proposals: suggestions and complaints, those that wait first. POST proposals/answer answers one. */
export const proposalApi: ConsoleApi = (app, tools) => {
  const { db } = tools;
  app.get('/proposals', async () => {
    const rows = await recentProposals(db, SHOWN);
    return Promise.all(
      rows.map(async (row) => ({
        proposeNo: row.propose_no,
        phone: row.phone,
        name: row.name,
        kind: row.kind,
        typeName: proposeTypeName(row.type_id),
        state: row.state,
        dueOn: row.due_on,
        traceNo: row.trace_no,
        events: (await listProposalEvents(db, row.propose_no)).map(({ kind, words }) => ({ kind, words })),
        pictures: (await listPictures(db, 'proposal', row.propose_no)).map(({ file_id }) => file_id),
      })),
    );
  });

  app.get('/proposals/pictures/:fileId', async (request, reply_) => {
    const { fileId } = checked(file, request.params);
    const picture = await pictureContent(db, 'proposal', fileId);
    if (picture === undefined) throw new Problem('没有这张图片');
    return reply_.type(picture.type).send(picture.content);
  });

  app.post('/proposals/answer', async (request) => {
    const wish = checked(answer, request.body);
    await reply(tools, wish);
    return { proposeNo: wish.proposeNo, state: 'answered' };
  });
};
