/** The partner's public name. */
export const SQUARE_NAME = '财富广场';

/**
 * Data that the plaza may hand over about a person; '' if the plaza does not hold it. Without name and ID number: these come from the
 * person's own ID card.
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
  /** Not signed by the plaza, or no longer known there. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** The wealth plaza's own server. */
export interface SquareProvider {
  /** The person for whom the plaza made this link's code; asked once for each code. Never throws. */
  personOf(code: string): Promise<SquareOutcome>;
}
