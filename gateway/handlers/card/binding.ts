import type { Request, Response } from '@/contract';
import type { AskingHandler, MemberContext, Outside } from '../../context';
import { templatesOf } from '../../documents/templates';
import { agree } from '../../papers/agree';
import type { BindingResult } from '../../providers/binding';
import {
  addCardBinding,
  lockCardBinding,
  openCardBinding,
  settleCardBinding,
  type CardBindingRow,
} from '../../queries/cardBindings';
import { findCard } from '../../queries/cards';
import { lockCustomer } from '../../queries/customers';
import { Refusal, type RefusalOf } from '../../refusal';
import { refuseCard } from '../../refusals/card';
import { refusePerson } from '../../refusals/person';
import { newKey, newToken } from '../../secrets';
import { cardOf } from '../presenters/card';
import { bindCard, checkCard } from './bind';
import { bindingEntryUrl, bindingReturnUrl } from './bindingAddresses';
import { debitCardsOf } from './bins';
import { isSignOf } from './returnSign';

/** An undecided binding older than this is abandoned; the bank's page stays open for the same time. */
export const BINDING_OPEN_MS = 30 * 60_000;

type Answer = Response<'qryBindCardResult'>;

const TEXTS = {
  bound: '银行卡已绑定',
  refused: '您在银行页面没有同意绑定，可以重新开始',
  failed: '银行没有受理这次绑卡，请核对在银行预留的信息，或换一家银行',
  givenUp: '没有在30分钟内完成，请重新开始绑卡',
  pending: '银行还没有答复，请稍等',
} as const;

type Start = AskingHandler<'getSkipBankUrl'>['before'];

/** Refuses what this person cannot bind at this bank. */
async function checkStart(
  { bankCode, cardType = 'debit', agreements }: Request<'getSkipBankUrl'>,
  { customer, providers }: Outside<MemberContext>,
): Promise<void> {
  if (customer.id_no === '') throw refusePerson('idCardMissing');
  if (!agreements.includes('bank-card')) throw refuseCard('agreementMissing');
  if (debitCardsOf(bankCode) === undefined) throw refuseCard('cardUnsupported', 'bank');
  if (cardType === 'credit') throw refuseCard('cardUnsupported', 'creditCard');
  if ((await providers.binding.maintained(customer)).includes(bankCode)) throw refuseCard('bankMaintained');
}

interface OpenBinding {
  readonly binding: CardBindingRow;
  readonly answer: BindingResult;
}

/** The binding of this person at this bank that has no decision here: a second one beside it could bind a second card. */
async function openAt(
  bankCode: string,
  { sql, customer, now, providers }: Outside<MemberContext>,
): Promise<OpenBinding | undefined> {
  const since = new Date(now.getTime() - BINDING_OPEN_MS);
  const binding = await openCardBinding(sql, customer.id, { bankCode, since });
  if (binding === undefined) return undefined;
  const asked = { bindSeq: binding.bind_seq, phone: customer.phone };
  return { binding, answer: await providers.binding.result(asked) };
}

/** The person has left the bank's page: books what the bank says, and refuses a second binding until its result was seen. */
const settleFirst =
  ({ binding, answer }: OpenBinding) =>
  async (own: MemberContext): Promise<RefusalOf<'getSkipBankUrl'>> => {
    await lockCustomer(own.sql, own.customer.id);
    const row = await lockCardBinding(own.sql, binding.bind_seq);
    if (row?.result === null) await settle(own, row, answer);
    return refuseCard('bindingUnseen');
  };

/** Prepares the way to a bank's own page and back; the one-time nonce travels in the address (spec §7 fast). */
export const startBinding: Start = async (request, context) => {
  const { customer, now, providers, settings } = context;
  const { bankCode, cardType = 'debit', terminal, agreements } = request;
  await checkStart(request, context);
  const open = await openAt(bankCode, context);
  if (open !== undefined) {
    const { binding, answer } = open;
    // The choice was made on the sandbox's page, which is closed then; its result may still be on its way.
    if (answer.kind !== 'pending' || binding.outcome !== null) return settleFirst(open);
    if (binding.terminal === terminal) {
      const { bind_seq: bindSeq, nonce } = binding;
      return () => Promise.resolve({ bindSeq, nonce, url: bindingEntryUrl(settings.publicUrl, binding) });
    }
  }
  const place = { bind_seq: newKey(), nonce: newKey(), terminal };
  const secret = newToken();
  const started = await providers.binding.start({
    bindSeq: place.bind_seq,
    bankCode,
    phone: customer.phone,
    name: customer.name,
    idNo: customer.id_no,
    returnUrl: bindingReturnUrl(settings.publicUrl, place),
    secret,
  });
  if (started.kind === 'failed') throw refuseCard('bankPageUnavailable');
  return async (own) => {
    const { sql } = own;
    const templates = templatesOf(agreements);
    await agree(own, { customerId: customer.id, scene: 'bank-card', at: now, templates });
    await addCardBinding(sql, {
      ...place,
      customer_id: customer.id,
      bank_code: bankCode,
      card_type: cardType,
      secret,
      bank_url: started.url,
      created_at: now,
    });
    const { bind_seq: bindSeq, nonce } = place;
    return { bindSeq, nonce, url: bindingEntryUrl(settings.publicUrl, place) };
  };
};

/** Binds the card that the person agreed to; if the card cannot be bound, the binding fails with a reason. */
async function bindAgreed(
  context: MemberContext,
  { bind_seq }: CardBindingRow,
  cardNo: string,
  phone: string,
) {
  const { sql } = context;
  try {
    await checkCard(context, cardNo);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    await settleCardBinding(sql, bind_seq, { result: 'failed', reason: refusal.desc });
    return;
  }
  const { card_id } = await bindCard(context, { card_no: cardNo, phone });
  await settleCardBinding(sql, bind_seq, { result: 'bound', cardId: card_id });
}

/** Stores the bank's decision; it is made once and never asked for again. */
async function settle(context: MemberContext, binding: CardBindingRow, answer: BindingResult): Promise<void> {
  const { sql, now } = context;
  if (answer.kind === 'agreed') return bindAgreed(context, binding, answer.cardNo, answer.phone);
  if (answer.kind !== 'pending') {
    return settleCardBinding(sql, binding.bind_seq, { result: answer.kind, reason: TEXTS[answer.kind] });
  }
  const givenUp = now.getTime() - binding.created_at.getTime() > BINDING_OPEN_MS;
  if (givenUp) await settleCardBinding(sql, binding.bind_seq, { result: 'failed', reason: TEXTS.givenUp });
}

async function tell({ sql, customer }: MemberContext, binding: CardBindingRow): Promise<Answer> {
  const card = binding.card_id === null ? undefined : await findCard(sql, customer.id, binding.card_id);
  const result = binding.result ?? 'pending';
  return {
    result,
    desc: binding.reason || TEXTS[result],
    card: card === undefined ? null : cardOf(card),
  };
}

/** A binding of this customer, checked against the nonce that came back. Locked if the context is a transaction. */
async function bindingOf(
  { sql, customer }: MemberContext,
  { bindSeq, nonce, result, sign }: Request<'qryBindCardResult'>,
): Promise<CardBindingRow> {
  const binding = await lockCardBinding(sql, bindSeq);
  if (binding?.customer_id !== customer.id || binding.nonce !== nonce) {
    throw refuseCard('bindingUnknown');
  }
  const told = result !== undefined || sign !== undefined;
  if (told && (result === undefined || sign === undefined || !isSignOf(binding, result, sign))) {
    throw refuseCard('bankSignWrong');
  }
  return binding;
}

/**
 * The result of a binding. The nonce works once: the first decision is stored, and a repeated request (an answer may be lost)
 * gets the same answer, but binds nothing again. A nonce of another person or another flow, or a forged one, is refused.
 */
export async function bindingResult(
  request: Request<'qryBindCardResult'>,
  context: Outside<MemberContext>,
): Promise<(own: MemberContext) => Promise<Answer>> {
  const open = await bindingOf(context, request);
  const answer: BindingResult =
    open.result === null
      ? await context.providers.binding.result({ bindSeq: open.bind_seq, phone: context.customer.phone })
      : { kind: 'pending' };
  return async (own) => {
    await lockCustomer(own.sql, own.customer.id);
    const binding = await bindingOf(own, request);
    if (binding.result !== null) return tell(own, binding);
    await settle(own, binding, answer);
    return tell(own, (await lockCardBinding(own.sql, request.bindSeq)) ?? binding);
  };
}
