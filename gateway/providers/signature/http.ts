import { createHash } from 'node:crypto';
import { SignPdf } from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { SignatureProvider } from './definitions';

const answer = v.object({ signature: v.pipe(v.string(), v.base64(), v.maxLength(16_384)) });

class ServiceSigner extends Signer {
  constructor(private readonly endpoint: Endpoint) {
    super();
  }

  override async sign(content: Buffer, signedAt?: Date): Promise<Buffer> {
    const digest = createHash('sha256').update(content).digest('hex');
    const request = { digest, signedAt: (signedAt ?? new Date()).toISOString() };
    const reply = await postJson(this.endpoint, 'sign', request, answer);
    if (reply === undefined) throw new Error('the signature service gave no signature');
    return Buffer.from(reply.signature, 'base64');
  }
}

/**
 * `POST <url>/sign` with `{"digest", "signedAt"}` (lower-case hex SHA-256 of the bytes to sign, ISO instant), answer `{"signature"}`: a detached
 * CMS SignedData in DER, base64, with the certificate in it, at most 8 kB. No paper leaves the house.
 */
export function httpSignature(endpoint: Endpoint): SignatureProvider {
  return {
    async sign(pdf, at) {
      try {
        return { kind: 'signed', pdf: await new SignPdf().sign(pdf, new ServiceSigner(endpoint), at) };
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
