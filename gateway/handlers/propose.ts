import type { Request, Response } from '@/contract';
import { MOST_PROPOSE_PICTURES, type proposeCalls } from '@/contract/propose';
import { addDays } from '@/domain/dates/civil';
import { FRAUD_TYPE, PROPOSE_RULE, PROPOSE_TYPES, proposeTypeName } from '@/domain/service/propose';
import { specialCharacters } from '@/domain/text/specialCharacters';
import type { HandlersOf, MemberContext } from '../context';
import { proposeReceived, notify } from '../messages';
import { lockCustomer } from '../queries/customers';
import {
  attachPictures,
  dropPicture,
  listPictures,
  type PictureRow,
  waitingPictures,
} from '../queries/pictures';
import {
  addProposal,
  addProposalEvent,
  countProposalsSince,
  findProposal,
  listProposalEvents,
  listProposals,
  proposalByNo,
  reopenProposal,
  type ProposalRow,
} from '../queries/proposals';
import { refuse } from '../refusals/general';
import { refuseProposal } from '../refusals/propose';
import { newNumber } from '../secrets';
import { pictureUpload } from './picture/upload';
import { checkText } from './propose/checkText';
import { DAY_MS } from '../units';

const wireOf = ({ propose_no, kind, type_id, content, state, due_on, at }: ProposalRow) => ({
  proposeNo: propose_no,
  kind,
  typeName: proposeTypeName(type_id),
  content,
  state,
  dueOn: due_on,
  at: at.toISOString(),
});

const pictureOf = ({ file_id, bytes }: PictureRow) => ({ fileId: file_id, bytes });

async function own({ sql, customer }: MemberContext, proposeNo: string): Promise<ProposalRow> {
  const row = await findProposal(sql, customer.id, { proposeNo });
  if (row === undefined) throw refuseProposal('proposeUnknown');
  return row;
}

/** Spec §8: SPECIAL_CHARACTERS. */
function checkWords(content: string): void {
  if (specialCharacters(content) !== undefined) throw refuse('specialCharacters');
}

async function save(
  { typeId, content, fileIds, traceNo, requestNo }: Request<'proposeSave'>,
  { sql, customer, now, today }: MemberContext,
): Promise<Response<'proposeSave'>> {
  checkWords(content);
  await lockCustomer(sql, customer.id);
  const same = await findProposal(sql, customer.id, { requestNo });
  if (same !== undefined) return { proposeNo: same.propose_no };
  const type = PROPOSE_TYPES.find((one) => one.typeId === typeId);
  if (type === undefined) throw refuseProposal('proposeTypeUnknown');
  const sent = await countProposalsSince(sql, customer.id, new Date(now.getTime() - DAY_MS));
  if (sent >= PROPOSE_RULE.mostPerDay) throw refuseProposal('proposalsUsedUp');
  const row = {
    propose_no: newNumber('T', today),
    customer_id: customer.id,
    kind: type.kind,
    type_id: typeId,
    content,
    trace_no: traceNo,
    due_on: addDays(today, PROPOSE_RULE.answerDays),
    request_no: requestNo,
    at: now,
  };
  await addProposal(sql, row);
  const ids = [...new Set(fileIds)];
  if ((await attachPictures(sql, 'proposal', customer.id, ids, row.propose_no)) !== ids.length) {
    throw refuseProposal('proposePictureUnknown');
  }
  await notify(sql, customer.id, proposeReceived(row, { times: 0, today }), now);
  return { proposeNo: row.propose_no };
}

async function disagree(
  { proposeNo, content }: Request<'proposeDisagree'>,
  context: MemberContext,
): Promise<Response<'proposeDisagree'>> {
  const { sql, customer, now, today } = context;
  checkWords(content);
  await lockCustomer(sql, customer.id);
  const row = await own(context, proposeNo);
  const dueOn = addDays(today, PROPOSE_RULE.answerDays);
  if (!(await reopenProposal(sql, proposeNo, { dueOn, most: PROPOSE_RULE.mostObjections }))) {
    throw refuseProposal('proposeNotOpen', row.state === 'answered' ? 'used up' : 'waiting');
  }
  await addProposalEvent(sql, proposeNo, { kind: 'disagreed', words: content, at: now });
  const reopened = await proposalByNo(sql, proposeNo);
  const times = reopened?.objections ?? row.objections + 1;
  await notify(sql, customer.id, proposeReceived({ ...row, due_on: dueOn }, { times, today }), now);
  return {};
}

export const proposeHandlers: HandlersOf<typeof proposeCalls> = {
  async proposeTypes() {
    return { list: PROPOSE_TYPES.map((type) => ({ ...type })) };
  },

  proposeSave: {
    async before(request, context) {
      // A report of a fraud quotes what the cheat has written.
      if (request.typeId !== FRAUD_TYPE) await checkText(context, request.content);
      return (own) => save(request, own);
    },
  },

  swindleSubmit: ({ fileIds = [], traceNo = '', ...report }, context) =>
    save({ typeId: FRAUD_TYPE, fileIds, traceNo, ...report }, context),

  proposeUpload: pictureUpload<'proposeUpload'>({
    kind: 'proposal',
    place: () => Promise.resolve(null),
    most: MOST_PROPOSE_PICTURES,
    full: () => refuseProposal('proposePicturesFull'),
    answer: (row) => ({ picture: pictureOf(row) }),
  }),

  async proposeDelete({ fileId }, { sql, customer }) {
    await lockCustomer(sql, customer.id);
    await dropPicture(sql, 'proposal', customer.id, null, fileId);
    return {};
  },

  async proposeList(_request, { sql, customer }) {
    return {
      list: (await listProposals(sql, customer.id)).map(wireOf),
      waiting: (await waitingPictures(sql, 'proposal', customer.id)).map(pictureOf),
    };
  },

  async proposeInfo({ proposeNo }, context) {
    const row = await own(context, proposeNo);
    const events = await listProposalEvents(context.sql, proposeNo);
    return {
      ...wireOf(row),
      pictures: (await listPictures(context.sql, 'proposal', proposeNo)).length,
      events: events.map(({ kind, words, at }) => ({ kind, words, at: at.toISOString() })),
      canDisagree: row.state === 'answered' && row.objections < PROPOSE_RULE.mostObjections,
    };
  },

  proposeDisagree: {
    async before(request, context) {
      await checkText(context, request.content);
      return (own) => disagree(request, own);
    },
  },
};
