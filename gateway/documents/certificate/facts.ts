import type { Certificate } from './certificate';

/** A certificate in its own words, without what may come to it later. */
export interface CertificatePaper {
  readonly kind: 'certificate';
  readonly certificate: Omit<Certificate, 'issuedAt' | 'revoked'> & {
    /** ISO instant. */
    readonly issuedAt: string;
  };
}

export const certificatePaper = ({
  revoked: _revoked,
  issuedAt,
  ...words
}: Certificate): CertificatePaper => ({
  kind: 'certificate',
  certificate: { ...words, issuedAt: issuedAt.toISOString() },
});

export const certificateFrom = ({ certificate }: CertificatePaper, revoked: boolean): Certificate => ({
  ...certificate,
  issuedAt: new Date(certificate.issuedAt),
  revoked,
});
