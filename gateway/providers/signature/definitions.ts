/** `pdf`: signed, with the certificate in the file. */
export type SignOutcome =
  { readonly kind: 'signed'; readonly pdf: Buffer } | { readonly kind: 'unavailable' };

/** The service that holds the lender's key and certificate for papers. */
export interface SignatureProvider {
  /** Signs a drawn PDF that has room for a signature (PAdES: subfilter ETSI.CAdES.detached). `at`: the time of signing. Never throws. */
  sign(pdf: Buffer, at: Date): Promise<SignOutcome>;
}
