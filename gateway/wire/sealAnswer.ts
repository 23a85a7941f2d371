import { createCipheriv, createHash, randomBytes } from 'node:crypto';

export interface SealedAnswer {
  readonly response: string;
  readonly sign: string;
}

/** Seals an envelope under the request's key (wire protocol, "A response"). `iv`: 16 bytes, given only by tests. */
export function sealAnswer(envelope: object, sessionKey: string, iv: Buffer = randomBytes(16)): SealedAnswer {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(sessionKey, 'latin1'), iv);
  const parts = [iv, cipher.update(JSON.stringify(envelope), 'utf8'), cipher.final()];
  const response = Buffer.concat(parts).toString('base64');
  const sign = createHash('sha256')
    .update(`response=${response}&sessionKey=${sessionKey}`, 'utf8')
    .digest('hex');
  return { response, sign };
}
