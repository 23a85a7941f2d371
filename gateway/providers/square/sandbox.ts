import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SquareOutcome, SquareProvider } from './definitions';

export interface SandboxSquare {
  /** What the plaza signs its links with. */
  readonly secret: () => Promise<string>;
  /** Whom the console has made a link for, by the id in its code. */
  readonly find: (codeId: string) => Promise<Extract<SquareOutcome, { kind: 'person' }> | undefined>;
}

const signatureOf = (codeId: string, secret: string): string =>
  createHmac('sha256', secret).update(codeId).digest('base64url');

/** `<id>.<signature>`: nobody without the secret can make one, and it says nothing of the person. */
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
