import type { Fen } from '@/domain/money/fen';

export interface CreditApplication {
  readonly applicationNo: string;
  readonly phone: string;
  readonly name: string;
  readonly idNo: string;
  /** What the person has already been granted, 0 for a first application. */
  readonly currentLimit: Fen;
}

export type CreditDecision =
  /** `annualRate` as decimal fraction, simple interest: '0.1440' is 14.40 %. */
  | { readonly kind: 'approved'; readonly limit: Fen; readonly annualRate: string }
  | { readonly kind: 'declined'; readonly reason: 'policy'; readonly retryAfterDays: number }
  /** Also where the service did not answer: asked again later with the same `applicationNo`. */
  | { readonly kind: 'pending' };

export interface CreditDecisionProvider {
  /** The same `applicationNo` may be asked again and is one application. Never throws. */
  decide(application: CreditApplication): Promise<CreditDecision>;
}
