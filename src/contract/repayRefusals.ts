/** Refusals of a quote or a repayment. */
export const repayRefusals = {
  nothingToPay: '100901',
  /** The quote has expired, or the debt has changed. */
  quoteChanged: '100902',
  quotePaid: '100903',
  bankDeclined: '100904',
  coolingOffOver: '100905',
  payoffDateOutside: '100906',
  loanUnknown: '100907',
  /** The bank has not reported the result of the previous repayment yet. */
  repaymentOpen: '100908',
  /** A partial repayment that pays no principal. */
  partialTooSmall: '100909',
  /** A partial repayment that would pay all. */
  partialCoversAll: '100910',
  /** The loan's principal is due at its end: it cannot end sooner with the same instalment. */
  planUnavailable: '100911',
  /** The bank's protocol of the card has run out: nothing can be taken from it until it is renewed. */
  protocolOver: '103521',
  /** Not the card that repays these loans, and changing the card is switched off (qryBankCardSwitchConf). */
  cardFixed: '103551',
} as const;
