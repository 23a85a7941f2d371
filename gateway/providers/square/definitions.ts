/** The partner by the name that people know it by. */
export const SQUARE_NAME = '财富广场';

/**
 * What the plaza may hand over of a person; '' for what it does not hold. Name and ID number are not among it: the person's own ID card
 * proves them.
 */
export interface SquareDetails {
  readonly occupation: string;
  readonly company: string;
}

export type SquareOutcome =
  | {
      readonly kind: 'person';
      /** Verified by the plaza. */
      readonly phone: string;
      readonly details: SquareDetails;
      readonly expiresAt: Date;
    }
  /** Not signed by the plaza, or not known there any more. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** The wealth plaza's own server. */
export interface SquareProvider {
  /** Whom the plaza has made this link's code for; asked once for each code. Never throws. */
  personOf(code: string): Promise<SquareOutcome>;
}
