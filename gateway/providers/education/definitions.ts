/** A graduate's statements and files. */
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
  /** The person has to correct the proof; the reason is shown to the person. */
  | { readonly kind: 'returned'; readonly reason: string }
  /** Also if the service did not answer: the gateway asks again later. */
  | { readonly kind: 'pending' };

export interface EducationProvider {
  /** May be called again with the same proof. Never throws. */
  review(proof: EducationProof): Promise<EducationVerdict>;
}
