import type { Fen } from '@/domain/money/fen';

export interface CreditApplication {
  /** For a line, or for a raise of the one there is. */
  readonly kind: 'line' | 'raise';
  readonly applicationNo: string;
  readonly phone: string;
  readonly name: string;
  readonly idNo: string;
  /** What the line is that is to be raised; 0 for a new one. */
  readonly currentLimit: Fen;
  /** The person has sent the more that was asked for. */
  readonly supplemented: boolean;
}

export type CreditDecision =
  /**
   * `annualRate` as decimal fraction, simple interest: '0.1440' is 14.40 %. `toActivate`: the line is drawn on only after the person has
   * taken it into use. Of a raise only `limit` counts: the whole line as it is from now on.
   */
  | {
      readonly kind: 'approved';
      readonly limit: Fen;
      readonly annualRate: string;
      readonly toActivate?: boolean | undefined;
    }
  | { readonly kind: 'declined'; readonly reason: 'policy'; readonly retryAfterDays: number }
  /** The person has to confirm their contacts anew before it is decided; asked for once. */
  | { readonly kind: 'supplement' }
  /** Also where the service did not answer: asked again later with the same `applicationNo`. */
  | { readonly kind: 'pending' };

export interface CreditDecisionProvider {
  /** The same `applicationNo` may be asked again and is one application. Never throws. */
  decide(application: CreditApplication): Promise<CreditDecision>;
}
