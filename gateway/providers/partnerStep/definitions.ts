/** A step that a person completes on a partner's page; both sides identify it by `stepKey` (unguessable, made by the gateway). */
export interface PartnerStep {
  readonly stepKey: string;
  readonly phone: string;
  readonly name: string;
  readonly idNo: string;
}

export type PartnerStepStart =
  /** The partner's page. It ends on its own page: the product asks for the result whenever a page was loaded. */
  { readonly kind: 'page'; readonly url: string } | { readonly kind: 'failed'; readonly why: 'unavailable' };

/** `pending`: not decided yet, or the partner did not answer; the gateway asks again. */
export type PartnerStepResult = 'done' | 'refused' | 'failed' | 'pending';

export interface PartnerStepProvider {
  /** Never throws. */
  start(step: PartnerStep): Promise<PartnerStepStart>;
  /** Only this result decides. Never throws. */
  result(step: Pick<PartnerStep, 'stepKey' | 'phone'>): Promise<PartnerStepResult>;
}
