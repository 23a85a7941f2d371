import { createHash } from 'node:crypto';
import type { Request, Response } from '@/contract';
import { MOST_PROPOSE_PICTURES, type proposeCalls } from '@/contract/propose';
import { addDays } from '@/domain/dates/civil';
import { PROPOSE_RULE, PROPOSE_TYPES, proposeTypeName } from '@/domain/service/propose';
import { specialCharacters } from '@/domain/text/specialCharacters';
import type { HandlersOf, MemberContext } from '../context';
import type { Sql } from '../database';
import { proposeReceived, tell } from '../messages';
import { imageHeader } from '../providers/ocr/imageHeader';
import { lockCustomer } from '../queries/customers';
import {
  addProposalContent,
  addProposalFile,
  attachProposalFiles,
  dropProposalContent,
  dropProposalFile,
  listProposalFiles,
  type ProposalFileRow,
} from '../queries/proposalFiles';
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
import { unreadPicture } from '../refusals/pictures';
import { refuseProposal } from '../refusals/propose';
import { newKey, newNumber } from '../secrets';
import { fileName } from './education';
import { pictureOf } from './identity/reading';

const DAY_MS = 86_400_000;

const wireOf = ({ propose_no, kind, type_id, content, state, due_on, at }: ProposalRow) => ({
  proposeNo: propose_no,
  kind,
  typeName: proposeTypeName(type_id),
  content,
  state,
  dueOn: due_on,
  at: at.toISOString(),
});

const pictureView = ({ file_id, bytes }: ProposalFileRow) => ({ fileId: file_id, bytes });

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
  if ((await attachProposalFiles(sql, customer.id, ids, row.propose_no)) !== ids.length) {
    throw refuseProposal('proposePictureUnknown');
  }
  await tell(sql, customer.id, proposeReceived(row, { times: 0, today }), now);
  return { proposeNo: row.propose_no };
}

/** The waiting picture with this content; undefined: there is room for a new one. */
async function waitingAs(sql: Sql, customerId: number, digest: string): Promise<ProposalFileRow | undefined> {
  const waiting = await listProposalFiles(sql, customerId, null);
  const same = waiting.find((row) => row.digest === digest);
  if (same === undefined && waiting.length >= MOST_PROPOSE_PICTURES) {
    throw refuseProposal('proposePicturesFull');
  }
  return same;
}

async function addFile({ sql, customer }: MemberContext, row: ProposalFileRow): Promise<ProposalFileRow> {
  await lockCustomer(sql, customer.id);
  const same = await waitingAs(sql, customer.id, row.digest);
  if (same !== undefined) {
    await dropProposalContent(sql, customer.id, row.file_id);
    return same;
  }
  await addProposalFile(sql, row);
  return row;
}

export const proposeHandlers: HandlersOf<typeof proposeCalls> = {
  async proposeTypes() {
    return { list: PROPOSE_TYPES.map((type) => ({ ...type })) };
  },

  proposeSave: save,

  /** The content is written before the transaction; the transaction only makes it a file of this customer. */
  proposeUpload: {
    async before(_request, { sql, customer, now, files }) {
      const content = pictureOf(files);
      const header = imageHeader(content);
      if (header === undefined) throw unreadPicture('not-an-image');
      const digest = createHash('sha256').update(content).digest('hex');
      await waitingAs(sql, customer.id, digest);
      const uploadId = newKey();
      await addProposalContent(sql, { uploadId, customerId: customer.id, at: now }, content);
      const row: ProposalFileRow = {
        file_id: uploadId,
        customer_id: customer.id,
        propose_no: null,
        name: fileName(files[0]?.name ?? ''),
        type: `image/${header.format}`,
        bytes: content.length,
        digest,
        uploaded_at: now,
      };
      return async (context) => ({ picture: pictureView(await addFile(context, row)) });
    },
  },

  async proposeDelete({ fileId }, { sql, customer }) {
    await lockCustomer(sql, customer.id);
    await dropProposalFile(sql, customer.id, fileId);
    return {};
  },

  async proposeList(_request, { sql, customer }) {
    return {
      list: (await listProposals(sql, customer.id)).map(wireOf),
      waiting: (await listProposalFiles(sql, customer.id, null)).map(pictureView),
    };
  },

  async proposeInfo({ proposeNo }, context) {
    const row = await own(context, proposeNo);
    const events = await listProposalEvents(context.sql, proposeNo);
    return {
      ...wireOf(row),
      pictures: (await listProposalFiles(context.sql, context.customer.id, proposeNo)).length,
      events: events.map(({ kind, words, at }) => ({ kind, words, at: at.toISOString() })),
      canDisagree: row.state === 'answered' && row.objections < PROPOSE_RULE.mostObjections,
    };
  },

  async proposeDisagree({ proposeNo, content }, context) {
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
    await tell(sql, customer.id, proposeReceived({ ...row, due_on: dueOn }, { times, today }), now);
    return {};
  },
};
