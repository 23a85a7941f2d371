import type { FaceResult } from '@/contract/codes';
/** One face check; both sides identify it by `token` (unguessable, made by the gateway). */
export interface FaceCheck {
  readonly token: string;
  readonly phone: string;
  readonly name: string;
  readonly idNo: string;
  /** Where the person is sent back to, one of the product's own callback pages. */
  readonly returnUrl: string;
}

export type FaceStart =
  /** The page to open; it ends at `returnUrl`. */
  { readonly kind: 'page'; readonly url: string } | { readonly kind: 'failed'; readonly why: 'unavailable' };

/** `pending`: not decided yet, or the service did not answer; the gateway asks again. */
export type { FaceResult };

export interface FaceProvider {
  /** Never throws. */
  start(check: FaceCheck): Promise<FaceStart>;
  /** Only this result decides; the query of the return address is a hint for the page. Never throws. */
  result(check: Pick<FaceCheck, 'token' | 'phone'>): Promise<FaceResult>;
}
