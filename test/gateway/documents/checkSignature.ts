import { createHash, createVerify } from 'node:crypto';
import forge from 'node-forge';

/** What a signature in a PDF says, found without the gateway's own code. */
export interface Checked {
  readonly valid: boolean;
  readonly subFilter: string;
  /** What was signed: all but the signature. */
  readonly content: Buffer;
  readonly signedAt: Date;
  /** PEM. */
  readonly certificate: string;
}

interface Captured {
  readonly certificates: forge.pki.Certificate[];
  readonly rawCapture: { readonly authenticatedAttributes: forge.asn1.Asn1[]; readonly signature: string };
}

const { asn1, pki } = forge;

function attribute({ rawCapture }: Captured, oid: string): forge.asn1.Asn1 {
  const found = rawCapture.authenticatedAttributes
    .map(({ value }) => value as forge.asn1.Asn1[])
    .find(([type]) => asn1.derToOid(type?.value as string) === oid);
  const [value] = (found?.[1]?.value ?? []) as forge.asn1.Asn1[];
  if (value === undefined) throw new Error(`no attribute ${oid}`);
  return value;
}

/** Checks the one signature of a PDF over its whole ByteRange, by RSA and SHA-256 of Node itself. */
export function checkSignature(pdf: Buffer): Checked {
  const text = pdf.toString('latin1');
  const [, before = 0, after = 0, rest = 0] = (/\/ByteRange \[(\d+) (\d+) (\d+) (\d+) *\]/.exec(text) ?? [])
    .slice(1)
    .map(Number);
  const content = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, after + rest)]);
  const der = Buffer.from(text.slice(before + 1, after - 1), 'hex').toString('binary');
  const options = { parseAllBytes: false } as unknown as boolean;
  const message = forge.pkcs7.messageFromAsn1(asn1.fromDer(der, options)) as unknown as Captured;
  const [certificate] = message.certificates;
  if (certificate === undefined) throw new Error('no certificate');
  const { authenticatedAttributes, signature } = message.rawCapture;
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes);
  const signed = Buffer.from(asn1.toDer(set).getBytes(), 'binary');
  const pem = pki.certificateToPem(certificate);
  const digest = attribute(message, pki.oids['messageDigest'] ?? '').value as string;
  const sameContent =
    Buffer.from(digest, 'binary').toString('hex') === createHash('sha256').update(content).digest('hex');
  const signs = createVerify('RSA-SHA256').update(signed).verify(pem, Buffer.from(signature, 'binary'));
  return {
    valid: sameContent && signs && after + rest === pdf.length,
    content,
    subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1] ?? '',
    signedAt: asn1.utcTimeToDate(attribute(message, pki.oids['signingTime'] ?? '').value as string),
    certificate: pem,
  };
}

/** The file with one bit of one byte turned. */
export function turned(pdf: Buffer, at: number): Buffer {
  const other = Buffer.from(pdf);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
}
