import type { Request, Response } from '@/contract';
import type { personRefusals } from '@/contract/flowRefusals';
import type { CallContext, MemberContext, Outside } from '../../context';
import type { FaceResult } from '../../providers/face';
import { hasConsented } from '../../queries/consents';
import {
  addFaceCheck,
  cancelOpenFaceChecks,
  faceFailures,
  findFaceCheck,
  settleFaceCheck,
  type FaceCheckRow,
  type FaceOutcome,
} from '../../queries/faceChecks';
import { lockCustomer, type CustomerRow } from '../../queries/customers';
import type { Refusal } from '../../refusal';
import { refuseIdentity, refusePerson } from '../../refusals/person';
import { newKey } from '../../secrets';
import { faceReturnUrl } from './faceReturnUrl';

const FAILURES_PER_DAY = 5;
/** An undecided check older than this is abandoned. */
const OPEN_MS = 30 * 60_000;

type Result = Response<'getAuthResult'>['result'];

/** The request of getH5Token; a recovery has no session and uses its own call (contract recoveryFace). */
type FaceStart = Omit<Request<'getH5Token'>, 'scene'> & {
  readonly scene: Request<'getH5Token'>['scene'] | 'recovery';
};

async function remainingTries({ sql, customer, today }: MemberContext): Promise<number> {
  const dayStart = new Date(`${today}T00:00:00+08:00`);
  return Math.max(0, FAILURES_PER_DAY - (await faceFailures(sql, customer.id, dayStart)));
}

async function checkMayStart(context: MemberContext): Promise<void> {
  const { sql, customer } = context;
  if (customer.id_no === '') throw refusePerson('idCardMissing');
  if (!(await hasConsented(sql, customer.id, 'face', 'face'))) {
    throw refuseIdentity('faceConsentMissing');
  }
  if ((await remainingTries(context)) === 0) {
    throw refusePerson('faceTriesUsedUp');
  }
}

/** A check that is stored, but not open at the provider yet. */
export type NewFaceCheck = Omit<FaceCheckRow, 'outcome' | 'result'>;

/** Stores a new check. */
export async function writeFace(context: MemberContext, request: FaceStart): Promise<NewFaceCheck> {
  const { sql, customer, now } = context;
  // One open check at a time: otherwise any number of checks could fail at once and exceed the limit of five.
  await lockCustomer(sql, customer.id);
  await checkMayStart(context);
  await cancelOpenFaceChecks(sql, customer.id);
  const check = { biz_token: newKey(), customer_id: customer.id, ...request, created_at: now };
  await addFaceCheck(sql, check);
  return check;
}

/** Opens a check at the provider; the person comes back through the product's own callback page. */
export async function openFace(
  { providers, settings, tx }: Outside<CallContext>,
  customer: CustomerRow,
  check: NewFaceCheck,
): Promise<Response<'getH5Token'> | Refusal<(typeof personRefusals)['faceUnavailable']>> {
  const bizToken = check.biz_token;
  const started = await providers.face.start({
    token: bizToken,
    phone: customer.phone,
    name: customer.name,
    idNo: customer.id_no,
    returnUrl: faceReturnUrl(settings.publicUrl, check),
  });
  if (started.kind === 'page') return { bizToken, url: started.url };
  await tx(({ sql }) => settleFaceCheck(sql, bizToken, 'cancelled'));
  return refusePerson('faceUnavailable');
}

/** Asks the provider about a check that is not decided yet. */
export async function askFace(
  { sql, providers }: Outside<CallContext>,
  customer: CustomerRow,
  bizToken: string,
): Promise<FaceResult> {
  const check = await findFaceCheck(sql, bizToken);
  if (check?.customer_id !== customer.id || check.result !== null) return 'pending';
  return providers.face.result({ token: bizToken, phone: customer.phone });
}

/** Stores the provider's decision; it is not asked for again. */
async function decide({ sql, now }: MemberContext, check: FaceCheckRow, answer: FaceResult): Promise<Result> {
  if (check.result !== null) return check.result;
  const givenUp = now.getTime() - check.created_at.getTime() > OPEN_MS;
  const result: FaceOutcome | undefined = answer !== 'pending' ? answer : givenUp ? 'cancelled' : undefined;
  if (result === undefined) return 'pending';
  await settleFaceCheck(sql, check.biz_token, result);
  return result;
}

function describe(result: Result, tries: number): string {
  switch (result) {
    case 'passed':
      return '人脸核身已通过';
    case 'failed':
      return tries > 0 ? `人脸核身未通过，今天还可以试${tries}次` : '人脸核身未通过，请明天再试';
    case 'cancelled':
      return '人脸核身没有完成，可以重新开始';
    case 'pending':
      return '还没有核身结果，请稍等';
  }
}

/** The result of this person's check, given the provider's answer. `nonce`: the one from the return address, if the request has it. */
export async function faceResult(
  context: MemberContext,
  { bizToken, nonce }: { readonly bizToken: string; readonly nonce?: string | undefined },
  answer: FaceResult,
): Promise<Response<'getAuthResult'>> {
  const check = await findFaceCheck(context.sql, bizToken);
  const foreign =
    check?.customer_id !== context.customer.id || (nonce !== undefined && nonce !== check.nonce);
  if (check === undefined || foreign) throw refusePerson('faceCheckUnknown');
  const result = await decide(context, check, answer);
  const tries = await remainingTries(context);
  return { result, remainingTries: tries, desc: describe(result, tries) };
}
