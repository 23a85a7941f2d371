import * as v from 'valibot';
import { bankCard, cardRefusals } from './card';
import { PAPER_STATES } from './codes';
import { defineCalls } from './define';
import { code, done, flag, key, oneOf, orElse, orNull, tally, text, yesNo } from './fields';
import { dateOrNull, yuanOrNone } from './flowFields';
import { identityCheckRefusals } from './identityCheck';
import { onePicture } from './pictures';
import { take } from './refusals';
import { pictureRefusals } from './flowRefusals';

/** Photos of one card's protocol on paper, refused ones included. */
export const MOST_PROTOCOL_PHOTOS = 9;

const unknown = take(cardRefusals, 'cardUnknown');

/** Calls for a bound card (pages bankcard/cardDetails and the repayment). Those that the product's list lacks are additions. */
export const boundCardCalls = defineCalls({
  /** A bound card with its limits, its use, and how long the bank's protocol lasts. */
  queryBindCardInfo: {
    verb: 'POST',
    path: '/bankcard/queryBindCardInfo',
    body: 'sealed',
    auth: 'member',
    refusals: unknown,
    request: v.object({ cardId: key }),
    response: v.object({
      card: bankCard,
      /** Masked: the phone that the bank knows. */
      phone: code,
      boundOn: dateOrNull,
      perPayment: yuanOrNone,
      perDay: yuanOrNone,
      /** Unpaid loans that are repaid from it. */
      loans: tally(0),
      /** A payment with it is not decided yet. */
      orderOpen: flag,
      /** The day of the last uploaded paper protocol, and how far its review is; '' without one. */
      protocolOn: dateOrNull,
      protocolState: oneOf(PAPER_STATES, ''),
      /** Why it was refused. */
      protocolReason: code,
    }),
  },
  /** Whether the bank's protocol is still valid; without it the bank debits nothing. `signedUntil` null: no end. */
  isBankCardSecSign: {
    verb: 'POST',
    path: '/bankcard/isBankCardSecSign',
    body: 'sealed',
    auth: 'member',
    refusals: unknown,
    request: v.object({ cardId: key }),
    response: v.object({ signed: yesNo, signedUntil: dateOrNull }),
  },
  /** Asks the bank for a code that renews the protocol; confirmBankCardSign takes the code. */
  renewBankCardSign: {
    verb: 'POST',
    path: '/bankcard/renewBankCardSign',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(
      cardRefusals,
      'cardUnknown',
      'bankDeclined',
      'bankSilent',
      'codeTooSoon',
      'codesUsedUp',
      'codeNotSent',
      'agreementMissing',
    ),
    request: v.object({
      cardId: key,
      agreements: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(4)),
    }),
    response: v.object({ signSeq: key, resendSeconds: tally(60) }),
  },
  /** A photo of the protocol on paper, for a bank that does not sign online. */
  uploadBankProtocol: {
    verb: 'POST',
    path: '/bankcard/uploadBankProtocol',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: onePicture,
    refusals: {
      ...take(cardRefusals, 'cardUnknown', 'protocolPhotosFull'),
      ...take(pictureRefusals, 'notAPicture', 'pictureTooLarge', 'picturesUsedUp'),
    },
    request: v.object({ cardId: key }),
    response: v.object({ protocolOn: dateOrNull }),
  },
  setDefaultCard: {
    verb: 'POST',
    path: '/bankcard/setDefaultCard',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: unknown,
    request: v.object({ cardId: key }),
    response: done,
  },
  /** Takes the card off the account; if it was the default card, the oldest other one becomes it. */
  unbindCard: {
    verb: 'POST',
    path: '/bankcard/unbindCard',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: {
      ...take(cardRefusals, 'cardUnknown', 'cardInUse', 'cardOrderOpen'),
      ...take(identityCheckRefusals, 'checkMissing'),
    },
    request: v.object({ cardId: key, checkToken: key }),
    response: done,
  },
  /** Whether the repayment card may be changed, and which card repays these loans (default: all), if it is only one. */
  qryBankCardSwitchConf: {
    verb: 'POST',
    path: '/bankcard/qryBankCardSwitchConf',
    body: 'sealed',
    auth: 'member',
    request: v.object({ loanNos: v.optional(v.pipe(v.array(key), v.maxLength(50))) }),
    response: v.object({ mayChange: flag, reason: code, cardId: orElse(orNull(key), null) }),
  },
  /** From now on the other card repays the unpaid loans of this card. */
  changeRepayCard: {
    verb: 'POST',
    path: '/bankcard/changeRepayCard',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: take(cardRefusals, 'cardUnknown', 'cardUnsupported', 'cardChangeClosed'),
    request: v.object({ fromCardId: key, toCardId: key }),
    response: v.object({ loans: tally(0) }),
  },
});
