import * as v from 'valibot';
import { proposeTypeName } from '@/domain/service/propose';
import { listPictures, pictureContent } from '../../queries/pictures';
import { listProposalEvents, recentProposals } from '../../queries/proposals';
import { answerProposalOf } from '../proposalReview';
import { checked, Problem } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 50;
const NUMBER = '请给出编号';
const WORDS = '请写下答复，最多500个字';
const answer = v.object(
  {
    proposeNo: v.pipe(v.string(NUMBER), v.regex(/^\w{1,64}$/, NUMBER)),
    words: v.pipe(v.string(WORDS), v.trim(), v.minLength(1, WORDS), v.maxLength(500, WORDS)),
  },
  NUMBER,
);
const file = v.object({ fileId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '请给出图片')) }, '请给出图片');

async function recent({ db }: ConsoleTools) {
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
}
export type Proposal = Awaited<ReturnType<typeof recent>>[number];

/** GET proposals: suggestions and complaints, those that wait first. POST proposals/answer answers one. */
export const proposalApi: ConsoleApi = (app, tools) => {
  const { db } = tools;
  app.get('/proposals', () => recent(tools));

  app.get('/proposals/pictures/:fileId', async (request, reply) => {
    const { fileId } = checked(file, request.params);
    const picture = await pictureContent(db, 'proposal', fileId);
    if (picture === undefined) throw new Problem('没有这张图片');
    return reply.type(picture.type).send(picture.content);
  });

  app.post('/proposals/answer', async (request) => {
    const wish = checked(answer, request.body);
    await answerProposalOf(tools, wish);
    return { proposeNo: wish.proposeNo, state: 'answered' };
  });
};
