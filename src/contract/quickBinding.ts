import * as v from 'valibot';
import { bankCard, cardRefusals } from './card';
import { BANK_RESULTS, BANK_STATES, CARD_TYPES } from './codes';
import { TERMINALS } from './visitCodes';
import { defineCalls } from './define';
import { code, key, name, nothing, oneOf, orNull, someOf, text, yesNo } from './fields';
import { yuanOrNone } from './flowFields';
import { take } from './refusals';
import { personRefusals } from './flowRefusals';

/** A bank of the quick binding, with the cards that it issues. */
const supportedBank = v.object({
  bankCode: name(16),
  bankName: name(30),
  /** Absent: treat the bank as closed, so that the app sends no person to a page that may not open. */
  state: oneOf(BANK_STATES, 'maintained'),
});

/** Binding at a bank's own page (spec §7 fast). */
export const quickBindingCalls = defineCalls({
  /** Banks whose own page binds a card (spec §7 fast). */
  qrySupportBankList: {
    verb: 'POST',
    path: '/bankcard/fast/qrySupportBankList',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ list: someOf(supportedBank) }),
  },
  /** One of these banks: which cards it binds, and its limits. */
  queryBankInfo: {
    verb: 'POST',
    path: '/bankcard/fast/queryBankInfo',
    body: 'sealed',
    auth: 'member',
    refusals: take(cardRefusals, 'cardUnsupported'),
    request: v.object({ bankCode: text(16) }),
    response: v.object({
      ...supportedBank.entries,
      /** Limits of the bank for one payment and for a day. */
      perPayment: yuanOrNone,
      perDay: yuanOrNone,
      /** The kinds of card that can be bound: loans are paid out to debit cards only. */
      cardTypes: v.array(v.object({ cardType: v.picklist(CARD_TYPES), supported: yesNo, reason: code })),
      /** The holder of every card bound here: this person, masked; '' without an ID card on file. */
      holder: code,
      phone: code,
    }),
  },
  /**
   * Prepares binding at a bank's own page (spec §7 fast): the person goes to `url` and comes back by callback/bindCard.
   * agreements: template ids ticked. While a binding at this bank is open, the same one comes back: never two at once.
   */
  getSkipBankUrl: {
    verb: 'POST',
    path: '/bankcard/fast/getSkipBankUrl',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...take(personRefusals, 'idCardMissing'),
      ...take(
        cardRefusals,
        'cardUnsupported',
        'agreementMissing',
        'bankPageUnavailable',
        'bankMaintained',
        'bindingUnseen',
      ),
    },
    request: v.object({
      bankCode: text(16),
      /** Default: debit. */
      cardType: v.optional(v.picklist(CARD_TYPES)),
      terminal: v.picklist(TERMINALS),
      agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(4)),
    }),
    response: v.object({
      bindSeq: key,
      /** One-time value made by the gateway; it comes back with the person. */
      nonce: key,
      url: text(500),
    }),
  },
  /**
   * How the binding ended; this call binds the card, once. result and sign: added by the bank to the return address, if the person used it.
   */
  qryBindCardResult: {
    verb: 'POST',
    path: '/bankcard/fast/qryBindCardResult',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(cardRefusals, 'bindingUnknown', 'bankSignWrong'),
    request: v.object({
      bindSeq: key,
      nonce: key,
      result: v.optional(v.picklist(BANK_RESULTS)),
      sign: v.optional(key),
    }),
    response: v.object({
      result: v.picklist(['bound', 'refused', 'failed', 'pending']),
      desc: code,
      card: orNull(bankCard),
    }),
  },
});
