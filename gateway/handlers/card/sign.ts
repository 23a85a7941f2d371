import type { Request, Response } from '@/contract';
import { thenAsk, type MemberContext, type Outside } from '../../context';
import { templatesOf } from '../../documents/templates';
import { agree } from '../../papers/agree';
import {
  addCardSign,
  dropCardSign,
  endCardSign,
  lockCardSign,
  type CardSignRow,
} from '../../queries/cardSigns';
import { lockCustomer } from '../../queries/customers';
import type { RefusalOf } from '../../refusal';
import { refuseCard } from '../../refusals/card';
import { refusePerson } from '../../refusals/person';
import { newKey } from '../../secrets';
import { cardOf } from '../presenters/card';
import { OneTimeCode, RESEND_SECONDS, type DrawnCode } from '../login/oneTimeCode';
import { noteForeignTry, triedTooOften } from '../identity/foreignTries';
import { cardSigned, codeWords, notify } from '../../messages';
import { findCard, setSignedUntil, type CardRow } from '../../queries/cards';
import { addSecurityEvent } from '../../queries/securityEvents';
import type { CODE_WORDS } from '../../refusals/codeWords';
import { bankOf } from './bins';
import { bindCard, checkCard, isForeignCard, signedUntil } from './bind';

/** Counted by customer, and by phone: many customers could flood the phone of one person. */
const CODES = {
  purpose: 'card',
  countedAs: 'card',
  minuteFrom: 'sends',
  sendsOfHolderPerDay: 10,
  tooSoon: (seconds: number) => refuseCard('codeTooSoon', seconds),
  usedUp: () => refuseCard('codesUsedUp'),
  notSent: (why: Parameters<typeof CODE_WORDS.codeNotSent>[0]) => refuseCard('codeNotSent', why),
  // The signing exists without a code, so its code was used.
  missing: () => refuseCard('codeTriesUsedUp'),
  expired: () => refuseCard('codeExpired'),
  triesUsedUp: () => refuseCard('codeTriesUsedUp'),
  wrong: (left: number) => refuseCard('codeWrong', left),
} as const;

const wordsOf =
  (what: string) =>
  (code: string, tail: string): string =>
    codeWords.action(code, `${what}尾号${tail}的银行卡`);
const signCodes = new OneTimeCode({ ...CODES, text: wordsOf('绑定') });
const renewalCodes = new OneTimeCode({ ...CODES, text: wordsOf('重新签约') });

interface Written {
  readonly sign: Omit<CardSignRow, 'card_id'>;
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
    renews: null,
  };
  const target = { subject: sign.sign_seq, phone: reservedPhone, holder: `customer:${customer.id}` };
  await signCodes.checkSends(context, target);
  await agree(context, {
    customerId: customer.id,
    scene: 'bank-card',
    at: now,
    templates: templatesOf(agreements),
    values: { bankName: bankOf(cardNo)?.bank_name ?? '', cardNo: `尾号 ${cardNo.slice(-4)}` },
  });
  await addCardSign(sql, sign);
  const drawn = await signCodes.draw(context, target);
  return { sign, drawn, name: customer.name, idNo: customer.id_no };
}

/** After the bank has agreed: refuses and counts a card of another customer. */
async function checkHolder(
  { tx }: Outside<MemberContext>,
  { card_no }: Written['sign'],
): Promise<RefusalOf<'applyBankCardSign'> | undefined> {
  return tx(async (context) => {
    if (!(await isForeignCard(context, card_no))) return undefined;
    await noteForeignTry(context, 'card');
    return refuseCard('cardTaken');
  });
}

/** Asks the bank, and sends the code to the phone that the bank knows. */
const ask = async (
  written: Written,
  context: Outside<MemberContext>,
  codes: typeof signCodes,
): Promise<Response<'applyBankCardSign'> | RefusalOf<'applyBankCardSign'>> => {
  const { sign, drawn } = written;
  const refusal =
    (await askBank(context, written)) ??
    (sign.renews === null ? await checkHolder(context, sign) : undefined) ??
    (await codes.send(context, drawn, { about: sign.card_no.slice(-4) }));
  if (refusal === undefined) return { signSeq: sign.sign_seq, resendSeconds: RESEND_SECONDS };
  await context.tx(async (own) => {
    await dropCardSign(own.sql, sign.sign_seq);
    await codes.takeBack(own, drawn);
  });
  return refusal;
};

export const applySign = thenAsk<'applyBankCardSign', Written>(
  (request, context) => writeSign(context, request),
  (written, context) => ask(written, context, signCodes),
);

/** The consent and the new signing of a card that is bound already. */
async function writeRenewal(
  context: MemberContext,
  { cardId, agreements }: Request<'renewBankCardSign'>,
): Promise<Written> {
  const { sql, now } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  const card = await findCard(sql, customer.id, cardId);
  if (card === undefined) throw refuseCard('cardUnknown');
  if (!agreements.includes('bank-card')) throw refuseCard('agreementMissing');
  const { card_no, phone } = card;
  const sign = { sign_seq: newKey(), customer_id: customer.id, card_no, phone, sent_at: now, renews: cardId };
  const target = { subject: sign.sign_seq, phone, holder: `customer:${customer.id}` };
  await renewalCodes.checkSends(context, target);
  const templates = templatesOf(agreements);
  const values = { bankName: card.bank_name, cardNo: `尾号 ${card_no.slice(-4)}` };
  await agree(context, { customerId: customer.id, scene: 'bank-card', at: now, templates, values });
  await addCardSign(sql, sign);
  const drawn = await renewalCodes.draw(context, target);
  return { sign, drawn, name: customer.name, idNo: customer.id_no };
}

export const renewSign = thenAsk<'renewBankCardSign', Written>(
  (request, context) => writeRenewal(context, request),
  async (written, context) =>
    // The holder of a bound card is not looked up: only refusals of this call are left.
    (await ask(written, context, renewalCodes)) as
      Response<'renewBankCardSign'> | RefusalOf<'renewBankCardSign'>,
);

/** Renews the card's protocol. */
async function renew(context: MemberContext, cardId: string): Promise<CardRow> {
  const { sql, customer, now, today, settings } = context;
  const card = await findCard(sql, customer.id, cardId);
  if (card === undefined) throw refuseCard('codeMissing');
  const until = signedUntil(today);
  await setSignedUntil(sql, cardId, until);
  await addSecurityEvent(sql, { customerId: customer.id, action: 'renewCardSign', detail: '', at: now });
  const when = { about: now.toISOString(), today };
  await notify(sql, customer.id, cardSigned(card.card_no.slice(-4), until, settings.servicePhone, when), now);
  return card;
}

/** Binds the card, or renews its protocol; the customer's first card is the default. */
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
  if (sign.renews === null) await checkCard(context, sign.card_no);
  await signCodes.spend(context, signSeq);
  const card = sign.renews === null ? await bindCard(context, sign) : await renew(context, sign.renews);
  await endCardSign(sql, signSeq, card.card_id);
  return { card: cardOf(card) };
}
