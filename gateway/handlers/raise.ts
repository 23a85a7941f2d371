import type { Request, Response } from '@/contract';
import { RAISE_KINDS, type RaiseBar, type RaiseKind } from '@/contract/codes';
import type { raiseCalls } from '@/contract/raise';
import { figureProblem, normaliseSubject, RAISE_RETRY_DAYS, subjectProblem } from '@/domain/credit/raise';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import { thenAsk, type HandlersOf, type MemberContext } from '../context';
import { countedLoans, idCardOf, overdueOf } from '../facts';
import { findCreditLine } from '../queries/creditLines';
import { lockCustomer } from '../queries/customers';
import { listRaises, openRaise, type RaiseRow } from '../queries/raises';
import { refuseRaise } from '../refusals/raise';
import { newNumber } from '../secrets';
import { afterDecision } from './credit/afterDecision';
import { askRaise } from './credit/raise';

type KindState = Response<'raiseStatus'>['kinds'][number];

/** When the kind of a refused raise may be submitted again; null if it was not refused. */
const retryDateOf = ({ state, decided_at }: RaiseRow): string | null =>
  state === 'declined' && decided_at !== null
    ? addDays(civilDateAt(decided_at.getTime()), RAISE_RETRY_DAYS)
    : null;

/** The bank tries by itself: its refusal keeps the person from nothing. A later raise of the same kind has the say. */
const retryDateIn = (raise: RaiseRow, raises: readonly RaiseRow[]): string | null =>
  raise.kind !== 'bank' && raises.find(({ kind }) => kind === raise.kind) === raise
    ? retryDateOf(raise)
    : null;

/** The newest raise of a kind decides; a refused kind is open again after a while. */
function stateOf(kind: RaiseKind, raises: readonly RaiseRow[], today: string): KindState {
  const last = raises.find((raise) => raise.kind === kind);
  if (last === undefined) return { kind, state: 'open', retryDate: null };
  const retryDate = retryDateOf(last);
  if (retryDate === null) return { kind, state: last.state, retryDate };
  return retryDate <= today
    ? { kind, state: 'open', retryDate: null }
    : { kind, state: 'declined', retryDate };
}

async function barOf(
  { sql, customer, today }: MemberContext,
  raises: readonly RaiseRow[],
): Promise<RaiseBar | ''> {
  const line = await findCreditLine(sql, customer.id);
  if (line === undefined || line.valid_to < today || !line.active) return 'noLine';
  if ((await idCardOf(sql, customer.id, today))?.validity === 'expired') return 'idCard';
  if (overdueOf(await countedLoans(sql, customer.id, today), today) !== undefined) return 'overdue';
  return raises.some(({ state }) => state === 'reviewing') ? 'reviewing' : '';
}

async function statusOf(context: MemberContext): Promise<Response<'raiseStatus'>> {
  const { sql, customer, today } = context;
  const raises = await listRaises(sql, customer.id);
  const line = await findCreditLine(sql, customer.id);
  return {
    line: line ? { total: toYuan(line.total), annualRate: line.annual_rate, validTo: line.valid_to } : null,
    bar: await barOf(context, raises),
    kinds: RAISE_KINDS.map((kind) => stateOf(kind, raises, today)),
  };
}

/** Checks under the customer's lock, so that two windows open one review. */
async function writeRaise(
  context: MemberContext,
  { kind, subject: typed, figure }: Request<'raiseSubmit'>,
): Promise<{ raiseNo: string }> {
  const subject = normaliseSubject(kind, typed);
  const { sql, now, today } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  const raises = await listRaises(sql, customer.id);
  const bar = await barOf(context, raises);
  if (bar === 'reviewing') throw refuseRaise('raiseRuns');
  if (bar !== '') throw refuseRaise('raiseBarred', bar);
  const { state } = stateOf(kind, raises, today);
  if (state === 'granted' || state === 'declined') throw refuseRaise('raiseClosed', state);
  const wrongSubject = subjectProblem(kind, subject);
  if (wrongSubject !== '') throw refuseRaise('subjectWrong', wrongSubject);
  const wrongFigure = figureProblem(kind, figure);
  if (wrongFigure !== '') throw refuseRaise('figureWrong', wrongFigure);
  const raiseNo = newNumber('T', today);
  if (!(await openRaise(sql, customer.id, raiseNo, now, { kind, subject, figure }))) {
    throw refuseRaise('raiseRuns');
  }
  return { raiseNo };
}

const yuanOrNull = (fen: number | null): string | null => (fen === null ? null : toYuan(fen));

export const raiseHandlers: HandlersOf<typeof raiseCalls> = {
  raiseStatus: afterDecision(statusOf),

  raiseSubmit: thenAsk<'raiseSubmit', { raiseNo: string }>(
    (request, context) => writeRaise(context, request),
    async ({ raiseNo }, context) => {
      await askRaise(context);
      const raises = await listRaises(context.sql, context.customer.id);
      return { state: raises.find(({ raise_no }) => raise_no === raiseNo)?.state ?? 'reviewing' };
    },
  ),

  raiseRecords: afterDecision(async ({ sql, customer }) => ({
    list: (await listRaises(sql, customer.id)).map((raise, _index, raises) => ({
      raiseNo: raise.raise_no,
      kind: raise.kind,
      subject: raise.kind === 'fund' ? maskedAccount(raise.subject) : raise.subject,
      state: raise.state,
      at: raise.opened_at.toISOString(),
      decidedAt: raise.decided_at?.toISOString() ?? null,
      from: yuanOrNull(raise.from_total),
      to: yuanOrNull(raise.to_total),
      retryDate: retryDateIn(raise, raises),
    })),
  })),
};

/** The last four characters are enough for the owner. */
const maskedAccount = (account: string): string => `尾号 ${account.slice(-4)}`;
