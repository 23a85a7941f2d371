/** What a graduate says and shows. */
export interface EducationProof {
  readonly phone: string;
  readonly name: string;
  readonly school: string;
  readonly level: string;
  readonly graduationYear: number;
  readonly files: readonly { readonly kind: string; readonly type: string; readonly content: Buffer }[];
}

export type EducationVerdict =
  | { readonly kind: 'approved' }
  /** To be mended; the person reads the reason. */
  | { readonly kind: 'returned'; readonly reason: string }
  /** Also where the service did not answer: asked again later. */
  | { readonly kind: 'pending' };

export interface EducationProvider {
  /** The same proof may be shown again. Never throws. */
  review(proof: EducationProof): Promise<EducationVerdict>;
}
