import * as v from 'valibot';
import { civilDateAt } from '@/domain/dates/civil';
import { signedUntil } from '../../handlers/card/bind';
import { cardSigned, protocolRefused, tell } from '../../messages';
import { decideProtocol, protocolById, recentProtocols } from '../../queries/cardProtocols';
import { findCard, setSignedUntil } from '../../queries/cards';
import { readClock } from '../../queries/clock';
import { lockCustomer } from '../../queries/customers';
import { pictureContent } from '../../queries/pictures';
import { addSecurityEvent } from '../../queries/securityEvents';
import { checked, Problem } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 50;
const REASON = '退回要写原因，最多60个字';
const GONE = '这份协议已经审核过了';
const fileId = v.pipe(v.string('请给出协议'), v.regex(/^[\w-]{1,64}$/, '请给出协议'));
const file = v.object({ fileId }, '请给出协议');
const verdict = v.object(
  {
    fileId,
    approve: v.boolean('approve 应是 true 或 false'),
    reason: v.optional(v.pipe(v.string(REASON), v.trim(), v.maxLength(60, REASON)), ''),
  },
  '请给出协议和 approve',
);

/** An approved protocol lasts as long as one that was signed online. */
async function decide(tools: ConsoleTools, { fileId, approve, reason }: v.InferOutput<typeof verdict>) {
  if (!approve && reason === '') throw new Problem(REASON);
  await tools.db.tx(async (sql) => {
    const row = await protocolById(sql, fileId);
    if (row === undefined) throw new Problem(GONE);
    const { id: customerId } = await lockCustomer(sql, row.customer_id);
    const at = await readClock(sql);
    const state = approve ? 'approved' : 'refused';
    if (!(await decideProtocol(sql, fileId, { state, reason: approve ? '' : reason, at }))) {
      throw new Problem(GONE);
    }
    const card = await findCard(sql, customerId, row.card_id);
    // Unbound meanwhile: nothing follows from the decision.
    if (card === undefined) return;
    const today = civilDateAt(at.getTime());
    const when = { about: fileId, today };
    const { servicePhone } = tools.settings;
    if (!approve) {
      await tell(sql, customerId, protocolRefused(card, reason, when), at);
      return;
    }
    const until = signedUntil(today);
    await setSignedUntil(sql, card.card_id, until);
    await addSecurityEvent(sql, { customerId, action: 'renewCardSign', detail: 'on paper', at });
    await tell(sql, customerId, cardSigned(card.card_no.slice(-4), until, servicePhone, when), at);
  });
  void tools.outbox.flush();
}

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

/** GET protocols: photos of banks' protocols on paper. POST protocols/decide reviews one. */
export const protocolApi: ConsoleApi = (app, tools) => {
  app.get('/protocols', () => all(tools));
  app.post('/protocols/decide', async (request) => {
    await decide(tools, checked(verdict, request.body));
    return all(tools);
  });
  app.get('/protocols/:fileId/picture', async (request, reply) => {
    const picture = await pictureContent(tools.db, 'cardProtocol', checked(file, request.params).fileId);
    if (picture === undefined) throw new Problem('没有这张照片');
    return reply.type(picture.type).send(picture.content);
  });
};
