import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';
import { DAY_MS } from './units';

/** The product's clock may be set years ahead. */
const YEARS = 30;
/** In ASCII: node-forge writes the issuer of a signature wrongly if it is not, and no reader finds the certificate then. */
const NAMES = [
  { name: 'commonName', value: 'Yunling Consumer Finance (sandbox)' },
  { name: 'organizationName', value: 'Yunling Consumer Finance (sandbox)' },
  { name: 'countryName', value: 'CN' },
];

/** A new key of the sandbox for papers, with its own certificate: PKCS#12 without a passphrase, base64. It lies beside the other keys. */
export function newSigningKey(now = Date.now()): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }) as string);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  // Positive, and never longer than the twenty bytes of the standard.
  certificate.serialNumber = `01${randomBytes(16).toString('hex')}`;
  certificate.validity.notBefore = new Date(now - DAY_MS);
  certificate.validity.notAfter = new Date(now + YEARS * 366 * DAY_MS);
  certificate.setSubject(NAMES);
  certificate.setIssuer(NAMES);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], '', { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary').toString('base64');
}
