import * as v from 'valibot';
import { recentProtocols } from '../../queries/cardProtocols';
import { pictureContent } from '../../queries/pictures';
import { checked, Problem, REASON_WANTED } from '../problem';
import { decideProtocolOf } from '../protocolReview';
import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 50;
const fileId = v.pipe(v.string('请给出协议'), v.regex(/^[\w-]{1,64}$/, '请给出协议'));
const file = v.object({ fileId }, '请给出协议');
const verdict = v.object(
  {
    fileId,
    approve: v.boolean('approve 应是 true 或 false'),
    reason: v.optional(v.pipe(v.string(REASON_WANTED), v.trim(), v.maxLength(60, REASON_WANTED)), ''),
  },
  '请给出协议和 approve',
);

async function all({ db }: ConsoleTools) {
  return (await recentProtocols(db, SHOWN)).map((row) => ({
    fileId: row.file_id,
    phone: row.phone,
    name: row.name,
    card: `${row.bank_name}（尾号${row.card_no.slice(-4)}）`,
    state: row.state,
    reason: row.reason,
  }));
}
export type PaperProtocol = Awaited<ReturnType<typeof all>>[number];

/** GET protocols: photos of banks' protocols on paper. POST protocols/decide reviews one. */
export const protocolApi: ConsoleApi = (app, tools) => {
  app.get('/protocols', () => all(tools));
  app.post('/protocols/decide', async (request) => {
    await decideProtocolOf(tools, checked(verdict, request.body));
    return all(tools);
  });
  app.get('/protocols/:fileId/picture', async (request, reply) => {
    const picture = await pictureContent(tools.db, 'cardProtocol', checked(file, request.params).fileId);
    if (picture === undefined) throw new Problem('没有这张照片');
    return reply.type(picture.type).send(picture.content);
  });
};
