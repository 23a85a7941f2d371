/** A card binding in progress on the bank's own page; both sides identify it by `bindSeq` (unguessable, made by the gateway). */
export interface Binding {
  readonly bindSeq: string;
  readonly bankCode: string;
  readonly phone: string;
  readonly name: string;
  readonly idNo: string;
  /** Where the person is sent back to, one of the product's own callback pages; the bank adds `result` and `sign`. */
  readonly returnUrl: string;
  /** Key of `sign` (handlers/card/returnSign.ts). */
  readonly secret: string;
}

export type BindingStart =
  /** The bank's page; it ends at `returnUrl`. */
  { readonly kind: 'page'; readonly url: string } | { readonly kind: 'failed'; readonly why: 'unavailable' };

export type BindingResult =
  /** The person agreed; `phone` is the number that the bank knows. */
  | { readonly kind: 'agreed'; readonly cardNo: string; readonly phone: string }
  /** `refused`: the person declined. `failed`: the bank declined. */
  | { readonly kind: 'refused' | 'failed' }
  /** Not decided yet, or the bank did not answer; the gateway asks again. */
  | { readonly kind: 'pending' };

export interface BindingProvider {
  /** Codes of the banks that bind no cards at the moment; empty if the service does not say. Never throws. */
  maintained(person: Pick<Binding, 'phone'>): Promise<readonly string[]>;
  /** Never throws. */
  start(binding: Binding): Promise<BindingStart>;
  /** Only this result decides; the query of the return address is a hint for the page. Never throws. */
  result(binding: Pick<Binding, 'bindSeq' | 'phone'>): Promise<BindingResult>;
}
