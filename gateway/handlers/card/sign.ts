import type { Request, Response } from '@/contract';
import { thenAsk, type MemberContext, type Outside } from '../../context';
import { templatesOf } from '../../documents/templates';
import {
  addCardSign,
  closeCardSign,
  countSignTry,
  dropCardSign,
  lockCardSign,
  signSends,
  signSendsTo,
  type CardSignRow,
} from '../../queries/cardSigns';
import { addConsents } from '../../queries/consents';
import { lockCustomer } from '../../queries/customers';
import { holdPhone } from '../../queries/loginCodes';
import type { RefusalOf } from '../../refusal';
import { refuseCard } from '../../refusals/card';
import { refusePerson } from '../../refusals/person';
import { newCode, newKey } from '../../secrets';
import { cardOf } from '../presenters/card';
import { noteForeignTry, triedTooOften } from '../identity/foreignTries';
import { bindCard, checkCard, isForeignCard } from './bind';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CODE_LIFE_MS = 5 * MINUTE_MS;
const RESEND_SECONDS = 60;
const SENDS_PER_DAY = 10;
const CODE_TRIES = 5;

/** By customer, and by phone: many customers could flood the phone of one person. */
async function checkSends({ sql, customer, now }: MemberContext, phone: string): Promise<void> {
  await holdPhone(sql, phone);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  for (const { last, n } of [
    await signSends(sql, customer.id, dayAgo),
    await signSendsTo(sql, phone, dayAgo),
  ]) {
    const wait = last === null ? 0 : RESEND_SECONDS - Math.floor((now.getTime() - last.getTime()) / 1000);
    if (wait > 0) throw refuseCard('codeTooSoon', wait);
    if (n >= SENDS_PER_DAY) throw refuseCard('codesUsedUp');
  }
}

interface Written {
  readonly sign: CardSignRow;
  readonly name: string;
  readonly idNo: string;
}

/** The bank's agreement that the card is this person's, to debit it and to pay out to it. */
async function askBank(
  { providers }: Outside<MemberContext>,
  { sign, name, idNo }: Written,
): Promise<RefusalOf<'applyBankCardSign'> | undefined> {
  const { card_no: cardNo, phone } = sign;
  const outcome = await providers.bank.signCard({ cardNo, phone, name, idNo });
  if (outcome.kind === 'declined') return refuseCard('bankDeclined', outcome.reason);
  if (outcome.kind === 'pending') return refuseCard('bankSilent');
  return undefined;
}

async function sendCode(
  { providers }: Outside<MemberContext>,
  { phone, card_no, code }: CardSignRow,
): Promise<RefusalOf<'applyBankCardSign'> | undefined> {
  const sent = await providers.sms.send({
    phone,
    channel: 'sms',
    code,
    text: `您正在绑定尾号${card_no.slice(-4)}的银行卡，验证码是${code}，5分钟内有效。请勿告诉任何人。`,
  });
  return sent.kind === 'failed' ? refuseCard('codeNotSent', sent.why) : undefined;
}

/** Records the consent and writes the signing down, so that two at once send one code. */
async function writeSign(
  context: MemberContext,
  { cardNo, reservedPhone, agreements }: Request<'applyBankCardSign'>,
): Promise<Written> {
  const { sql, now } = context;
  // One send at a time, so that two at once do not both find the minute free.
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer.id_no === '') throw refusePerson('idCardMissing');
  if (!agreements.includes('bank-card')) throw refuseCard('agreementMissing');
  // Whether the card is another customer's is not told here: the bank has not said yet that this person has it.
  if (await triedTooOften(context, 'card')) {
    throw refuseCard('cardTriesUsedUp');
  }
  await isForeignCard(context, cardNo);
  await checkSends(context, reservedPhone);
  await addConsents(sql, {
    customerId: customer.id,
    scene: 'bank-card',
    at: now,
    templates: templatesOf(agreements),
  });
  const sign = {
    sign_seq: newKey(),
    customer_id: customer.id,
    card_no: cardNo,
    phone: reservedPhone,
    code: newCode(),
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    tries_left: CODE_TRIES,
  };
  await addCardSign(sql, sign);
  return { sign, name: customer.name, idNo: customer.id_no };
}

/** Once the bank has agreed: a card of another customer is refused, and counted. */
async function checkHolder(
  { tx }: Outside<MemberContext>,
  { card_no }: CardSignRow,
): Promise<RefusalOf<'applyBankCardSign'> | undefined> {
  return tx(async (context) => {
    if (!(await isForeignCard(context, card_no))) return undefined;
    await noteForeignTry(context, 'card');
    return refuseCard('cardTaken');
  });
}

/** Asks the bank, and sends the code to the phone the bank knows. */
export const applySign = thenAsk<'applyBankCardSign', Written>(
  (request, context) => writeSign(context, request),
  async (written, context) => {
    const { sign } = written;
    const refusal =
      (await askBank(context, written)) ??
      (await checkHolder(context, sign)) ??
      (await sendCode(context, sign));
    if (refusal === undefined) return { signSeq: sign.sign_seq, resendSeconds: RESEND_SECONDS };
    await context.tx(({ sql }) => dropCardSign(sql, sign.sign_seq));
    return refusal;
  },
);

/** A wrong code is counted although the call is refused, so the refusal is returned, not thrown. */
async function wrongCode(
  { sql, now }: MemberContext,
  sign: CardSignRow,
  code: string,
): Promise<RefusalOf<'confirmBankCardSign'> | undefined> {
  if (sign.tries_left <= 0) return refuseCard('codeTriesUsedUp');
  if (sign.expires_at <= now) return refuseCard('codeExpired');
  if (sign.code === code) return undefined;
  await countSignTry(sql, sign.sign_seq);
  return sign.tries_left > 1 ? refuseCard('codeWrong', sign.tries_left - 1) : refuseCard('codeTriesUsedUp');
}

/** Binds the card; the customer's first one is the default. */
export async function confirmSign(
  context: MemberContext,
  { signSeq, code }: Request<'confirmBankCardSign'>,
): Promise<Response<'confirmBankCardSign'> | RefusalOf<'confirmBankCardSign'>> {
  const { sql, customer, now } = context;
  await lockCustomer(sql, customer.id);
  const sign = await lockCardSign(sql, customer.id, signSeq);
  if (sign === undefined) throw refuseCard('codeMissing');
  const refusal = await wrongCode(context, sign, code);
  if (refusal !== undefined) return refusal;
  await checkCard(context, sign.card_no);
  await closeCardSign(sql, signSeq, now);
  return { card: cardOf(await bindCard(context, sign)) };
}
