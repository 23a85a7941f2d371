import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SquareOutcome, SquareProvider } from './definitions';

export interface SandboxSquare {
  /** The secret that signs the plaza's links. */
  readonly secret: () => Promise<string>;
  /** The person of a link that the console made, by the id in its code. */
  readonly find: (codeId: string) => Promise<Extract<SquareOutcome, { kind: 'person' }> | undefined>;
}

const signatureOf = (codeId: string, secret: string): string =>
  createHmac('sha256', secret).update(codeId).digest('base64url');

/** `<id>.<signature>`: cannot be forged without the secret, and reveals nothing about the person. */
export const signCode = (codeId: string, secret: string): string =>
  `${codeId}.${signatureOf(codeId, secret)}`;

export function sandboxSquare({ secret, find }: SandboxSquare): SquareProvider {
  return {
    async personOf(code) {
      const [codeId = '', signature = ''] = code.split('.');
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(codeId, await secret()));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return { kind: 'unknown' };
      return (await find(codeId)) ?? { kind: 'unknown' };
    },
  };
}
