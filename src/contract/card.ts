import * as v from 'valibot';
import { defineCalls } from './define';
import {
  cardNo,
  code,
  flag,
  key,
  nothing,
  oneOf,
  phone,
  smsCode,
  someOf,
  tally,
  text,
  yesNo,
} from './fields';

export const bankCard = v.object({
  cardId: key,
  bankCode: code,
  bankName: code,
  cardType: oneOf(['debit', 'credit'], 'debit'),
  /** Last four digits: the client never sees more of a bound card. */
  tail: code,
  isDefault: flag,
});

export const cardCalls = defineCalls({
  queryBankList: {
    verb: 'POST',
    path: '/bankcard/queryBankList',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ list: someOf(bankCard) }),
  },
  /** Bank of a card by its first digits; null where the sandbox does not know it. */
  querybankBin: {
    verb: 'POST',
    path: '/bankcard/querybankBin',
    body: 'sealed',
    auth: 'member',
    request: v.object({ cardNo: v.pipe(v.string(), v.regex(/^\d{6,19}$/)) }),
    response: v.object({
      bank: v.nullable(
        v.object({
          bankCode: text(16),
          bankName: text(30),
          cardType: v.picklist(['debit', 'credit']),
          supported: yesNo,
        }),
      ),
    }),
  },
  /** Reads a bank card's number from a picture; refused like idCardOcr. */
  ocrBankInfo: {
    verb: 'POST',
    path: '/bankcard/ocrBankInfo',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: { field: 'file', maxBytes: 8 * 1024 * 1024 },
    request: nothing,
    response: v.object({ cardNo, bankName: v.string() }),
  },
  /**
   * Asks the bank for a signing code; reservedPhone: the number the bank knows (`phone` is the session's, spec §6).
   * agreements: template ids ticked. Refused 100601 (bank says no), 100602 (unsupported), 100604 (another customer's, told only once the
   * bank has agreed), 100606 and 100607 (codes of a minute and of a day, for this customer or this phone), 100614 (told too often today
   * that a card is another customer's).
   */
  applyBankCardSign: {
    verb: 'POST',
    path: '/bankcard/applyBankCardSign',
    body: 'sealed',
    auth: 'member',
    rv: true,
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
    request: v.object({ signSeq: key, code: smsCode }),
    response: v.object({ card: bankCard }),
  },
  /**
   * Prepares binding at a bank's own page (spec §7 fast): the person goes to `url` and comes back by callback/bindCard.
   * agreements: template ids ticked. Refused 100414 (no ID card), 100602 (unsupported bank), 100609 (no agreement),
   * 100620 (the bank's page is not to be had).
   */
  getSkipBankUrl: {
    verb: 'POST',
    path: '/bankcard/fast/getSkipBankUrl',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({
      bankCode: text(16),
      terminal: v.picklist(['h5', 'weapp']),
      agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(4)),
    }),
    response: v.object({
      bindSeq: key,
      /** One-time value of the gateway's making that comes back with the person. */
      nonce: key,
      url: text(500),
    }),
  },
  /**
   * How the binding ended; bound here, once. result and sign: what the bank added to the return address, if the person came
   * by it. Refused 100621 (not this person's, or the nonce is another's), 100622 (the bank's sign is wrong).
   */
  qryBindCardResult: {
    verb: 'POST',
    path: '/bankcard/fast/qryBindCardResult',
    body: 'sealed',
    auth: 'member',
    rv: true,
    request: v.object({
      bindSeq: key,
      nonce: key,
      result: v.optional(v.picklist(['agreed', 'refused', 'failed'])),
      sign: v.optional(key),
    }),
    response: v.object({
      result: v.picklist(['bound', 'refused', 'failed', 'pending']),
      desc: code,
      card: v.nullable(bankCard),
    }),
  },
});
