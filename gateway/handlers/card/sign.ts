import type { Request, Response } from '@/contract';
import { thenAsk, type MemberContext, type Outside } from '../../context';
import { templatesOf } from '../../documents/templates';
import { addCardSign, dropCardSign, lockCardSign, type CardSignRow } from '../../queries/cardSigns';
import { addConsents } from '../../queries/consents';
import { lockCustomer } from '../../queries/customers';
import type { RefusalOf } from '../../refusal';
import { refuseCard } from '../../refusals/card';
import { refusePerson } from '../../refusals/person';
import { newKey } from '../../secrets';
import { cardOf } from '../presenters/card';
import { OneTimeCode, RESEND_SECONDS, type DrawnCode } from '../login/oneTimeCode';
import { noteForeignTry, triedTooOften } from '../identity/foreignTries';
import { bindCard, checkCard, isForeignCard } from './bind';

/** Counted by customer, and by phone: many customers could flood the phone of one person. */
const signCodes = new OneTimeCode({
  purpose: 'card',
  countedAs: 'card',
  minuteFrom: 'sends',
  sendsOfHolderPerDay: 10,
  text: (code, tail) => `您正在绑定尾号${tail}的银行卡，验证码是${code}，5分钟内有效。请勿告诉任何人。`,
  tooSoon: (seconds) => refuseCard('codeTooSoon', seconds),
  usedUp: () => refuseCard('codesUsedUp'),
  notSent: (why) => refuseCard('codeNotSent', why),
  // The signing exists without a code, so its code was used.
  missing: () => refuseCard('codeTriesUsedUp'),
  expired: () => refuseCard('codeExpired'),
  triesUsedUp: () => refuseCard('codeTriesUsedUp'),
  wrong: (left) => refuseCard('codeWrong', left),
});

interface Written {
  readonly sign: CardSignRow;
  readonly drawn: DrawnCode;
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

/** Records the consent and stores the signing before its code is sent, so that two requests at once send one code. */
async function writeSign(
  context: MemberContext,
  { cardNo, reservedPhone, agreements }: Request<'applyBankCardSign'>,
): Promise<Written> {
  const { sql, now } = context;
  // One send at a time: otherwise two requests at once could both pass the resend limit.
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer.id_no === '') throw refusePerson('idCardMissing');
  if (!agreements.includes('bank-card')) throw refuseCard('agreementMissing');
  // Do not reveal here whether the card is another customer's: the bank has not confirmed yet that this person holds it.
  if (await triedTooOften(context, 'card')) {
    throw refuseCard('cardTriesUsedUp');
  }
  await isForeignCard(context, cardNo);
  const sign = {
    sign_seq: newKey(),
    customer_id: customer.id,
    card_no: cardNo,
    phone: reservedPhone,
    sent_at: now,
  };
  const target = { subject: sign.sign_seq, phone: reservedPhone, holder: `customer:${customer.id}` };
  await signCodes.checkSends(context, target);
  await addConsents(sql, {
    customerId: customer.id,
    scene: 'bank-card',
    at: now,
    templates: templatesOf(agreements),
  });
  await addCardSign(sql, sign);
  const drawn = await signCodes.draw(context, target);
  return { sign, drawn, name: customer.name, idNo: customer.id_no };
}

/** After the bank has agreed: refuses and counts a card of another customer. */
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

/** Asks the bank, and sends the code to the phone that the bank knows. */
export const applySign = thenAsk<'applyBankCardSign', Written>(
  (request, context) => writeSign(context, request),
  async (written, context) => {
    const { sign, drawn } = written;
    const refusal =
      (await askBank(context, written)) ??
      (await checkHolder(context, sign)) ??
      (await signCodes.send(context, drawn, { about: sign.card_no.slice(-4) }));
    if (refusal === undefined) return { signSeq: sign.sign_seq, resendSeconds: RESEND_SECONDS };
    await context.tx(async (own) => {
      await dropCardSign(own.sql, sign.sign_seq);
      await signCodes.takeBack(own, drawn);
    });
    return refusal;
  },
);

/** Binds the card; the customer's first one is the default. */
export async function confirmSign(
  context: MemberContext,
  { signSeq, code }: Request<'confirmBankCardSign'>,
): Promise<Response<'confirmBankCardSign'> | RefusalOf<'confirmBankCardSign'>> {
  const { sql, customer } = context;
  await lockCustomer(sql, customer.id);
  const sign = await lockCardSign(sql, customer.id, signSeq);
  if (sign === undefined) throw refuseCard('codeMissing');
  const refusal = await signCodes.refusalOf(context, { subject: signSeq, phone: sign.phone, code });
  if (refusal !== undefined) return refusal;
  await checkCard(context, sign.card_no);
  await signCodes.spend(context, signSeq);
  return { card: cardOf(await bindCard(context, sign)) };
}
