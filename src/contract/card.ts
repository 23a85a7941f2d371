import * as v from 'valibot';
import { CARD_TYPES } from './codes';
import { defineCalls } from './define';
import { code, flag, key, nothing, oneOf, orNull, phone, someOf, tally, text, yesNo } from './fields';
import { cardNo, confidence, smsCode } from './flowFields';
import { onePicture } from './pictures';
import { take } from './refusals';
import { personRefusals, pictureRefusals } from './flowRefusals';

export const bankCard = v.object({
  cardId: key,
  bankCode: code,
  bankName: code,
  cardType: oneOf(CARD_TYPES, 'debit'),
  /** Last four digits: the client never sees more of a bound card. */
  tail: code,
  isDefault: flag,
});

export const cardRefusals = {
  bankDeclined: '100601',
  /** The bank or the kind of card is not supported. */
  cardUnsupported: '100602',
  /** The person has bound this card already. */
  cardBound: '100603',
  /** The card belongs to another customer: told only after the bank has agreed. */
  cardTaken: '100604',
  bankSilent: '100605',
  /** The last code to this customer or phone is too recent: says how many seconds to wait. */
  codeTooSoon: '100606',
  /** This customer or phone gets no more codes today. */
  codesUsedUp: '100607',
  codeNotSent: '100608',
  agreementMissing: '100609',
  codeMissing: '100610',
  codeExpired: '100611',
  codeTriesUsedUp: '100612',
  /** Says how many tries are left. */
  codeWrong: '100613',
  /** Too many cards of other customers tried today. */
  cardTriesUsedUp: '100614',
  bankPageUnavailable: '100620',
  /** The binding belongs to another person, or the nonce does not match. */
  bindingUnknown: '100621',
  bankSignWrong: '100622',
  /** No bound card of this person. */
  cardUnknown: '100623',
  /** An unpaid loan is repaid from it: says how many. */
  cardInUse: '100624',
  /** A payment with this card is not decided yet. */
  cardOrderOpen: '100625',
  /** The repayment card cannot be changed now: says why. */
  cardChangeClosed: '100626',
  /** The bank binds no cards at the moment. */
  bankMaintained: '100627',
  /** A binding at this bank has ended, and its result was not asked for: ask first. */
  bindingUnseen: '100628',
  /** The signing was not confirmed with its code. */
  signOpen: '100629',
  /** The card has as many photos of its protocol as it may have. */
  protocolPhotosFull: '100630',
} as const;

const boundRefusals = take(cardRefusals, 'cardUnsupported', 'cardBound', 'cardTaken');

export const cardCalls = defineCalls({
  queryBankList: {
    verb: 'POST',
    path: '/bankcard/queryBankList',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ list: someOf(bankCard) }),
  },
  /** Bank of a card by its first digits; null if the sandbox does not know the bank. */
  querybankBin: {
    verb: 'POST',
    path: '/bankcard/querybankBin',
    body: 'sealed',
    auth: 'member',
    request: v.object({ cardNo: v.pipe(v.string(), v.regex(/^\d{6,19}$/)) }),
    response: v.object({
      bank: orNull(
        v.object({
          bankCode: text(16),
          bankName: text(30),
          cardType: v.picklist(CARD_TYPES),
          supported: yesNo,
        }),
      ),
    }),
  },
  /** Whether this person could bind this card, before the bank is asked. Says nothing about other customers. */
  checkCard: {
    verb: 'POST',
    path: '/bankcard/checkCard',
    body: 'sealed',
    auth: 'member',
    refusals: take(cardRefusals, 'cardUnsupported', 'cardBound'),
    request: v.object({ cardNo }),
    response: v.object({ bankCode: code, bankName: code }),
  },
  /** The card that a confirmed signing has bound: the answer to the confirmation may be lost. Binds nothing by itself. */
  addBankCard: {
    verb: 'POST',
    path: '/bankcard/addBankCard',
    body: 'sealed',
    auth: 'member',
    refusals: take(cardRefusals, 'signOpen'),
    request: v.object({ signSeq: key }),
    response: v.object({ card: bankCard }),
  },
  /** Reads a bank card's number from a picture. */
  ocrBankInfo: {
    verb: 'POST',
    path: '/bankcard/ocrBankInfo',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: onePicture,
    refusals: pictureRefusals,
    request: nothing,
    /** confidence: of cardNo; our own addition. */
    response: v.object({ cardNo, bankName: v.string(), confidence }),
  },
  /**
   * Asks the bank for a signing code; reservedPhone: the number that the bank has on record (`phone` is the session's, spec §6).
   * agreements: ids of the ticked templates.
   */
  applyBankCardSign: {
    verb: 'POST',
    path: '/bankcard/applyBankCardSign',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...take(personRefusals, 'idCardMissing'),
      ...boundRefusals,
      ...take(
        cardRefusals,
        'bankDeclined',
        'bankSilent',
        'codeTooSoon',
        'codesUsedUp',
        'codeNotSent',
        'agreementMissing',
        'cardTriesUsedUp',
      ),
    },
    request: v.object({
      cardNo,
      reservedPhone: phone,
      agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(4)),
    }),
    response: v.object({ signSeq: key, resendSeconds: tally(60) }),
  },
  /** Confirms with the code; the card is bound, and the first one becomes the default. */
  confirmBankCardSign: {
    verb: 'POST',
    path: '/bankcard/confirmBankCardSign',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...boundRefusals,
      ...take(cardRefusals, 'codeMissing', 'codeExpired', 'codeTriesUsedUp', 'codeWrong'),
    },
    request: v.object({ signSeq: key, code: smsCode }),
    response: v.object({ card: bankCard }),
  },
});
