/* Refusals shared by several areas of the flows: no first visit loads them. */

/** Refusals for an uploaded picture. */
export const pictureRefusals = {
  noDocument: '100401',
  wrongSide: '100402',
  notAPicture: '100403',
  pictureTooLarge: '100404',
  readingUnavailable: '100407',
  /** No more pictures today. Says when there is room again. */
  picturesUsedUp: '100422',
} as const;

/** Refusals about the person's ID card and face; other areas use them, too. */
export const personRefusals = {
  idCardExpired: '100406',
  faceTriesUsedUp: '100411',
  idCardMissing: '100414',
  faceUnavailable: '100416',
  /** The check belongs to another person, or was started with another nonce. */
  faceCheckUnknown: '100417',
} as const;

/** Refusals of a drawing or a repayment. */
export const paymentRefusals = {
  /** The proof of the trade password was used, or has expired. */
  proofSpent: '100705',
  /** The opened drawing was submitted, or a day has passed. */
  drawingEnded: '100804',
  couponGone: '100808',
  cardGone: '100809',
} as const;
