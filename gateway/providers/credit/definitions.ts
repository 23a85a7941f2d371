import type { Fen } from '@/domain/money/fen';

export interface CreditApplication {
  /** For a new line, or for a raise of the existing one. */
  readonly kind: 'line' | 'raise';
  readonly applicationNo: string;
  readonly phone: string;
  readonly name: string;
  readonly idNo: string;
  /** The limit of the line to raise; 0 for a new line. */
  readonly currentLimit: Fen;
  /** The person has sent the supplement that was asked for. */
  readonly supplemented: boolean;
}

export type CreditDecision =
  /**
   * `annualRate` as decimal fraction, simple interest: '0.1440' is 14.40 %. `toActivate`: the person has to activate the line before drawing.
   * For a raise only `limit` counts: the new total of the line.
   */
  | {
      readonly kind: 'approved';
      readonly limit: Fen;
      readonly annualRate: string;
      readonly toActivate?: boolean | undefined;
    }
  | { readonly kind: 'declined'; readonly reason: 'policy'; readonly retryAfterDays: number }
  /** The person has to confirm their contacts again before the decision; asked for once. */
  | { readonly kind: 'supplement' }
  /** Also if the service did not answer: the gateway asks again later with the same `applicationNo`. */
  | { readonly kind: 'pending' };

export interface CreditDecisionProvider {
  /** Repeated questions with the same `applicationNo` are one application. Never throws. */
  decide(application: CreditApplication): Promise<CreditDecision>;
}
