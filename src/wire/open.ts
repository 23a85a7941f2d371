import { decryptText } from './aes';
import { sameSign, signOf } from './sign';

/** An answer that is forged, damaged or not for this request. The error never says which. */
export class ForgedAnswer extends Error {
  override readonly name = 'ForgedAnswer';
  constructor() {
    super('answer is forged or damaged');
  }
}

export interface SealedAnswer {
  readonly response: string;
  readonly sign?: string | undefined;
}

export interface OpenRules {
  readonly acceptUnsigned?: boolean;
}

/**
 * Checks the sign of a sealed answer (wire protocol, "A response") before anything is decrypted. A missing sign passes only with `acceptUnsigned`, a
 * wrong one never. Returns a function that decrypts the envelope inside, so the caller can do that in another task. Both throw ForgedAnswer.
 */
export function checkAnswer(
  { response, sign }: SealedAnswer,
  sessionKey: string,
  { acceptUnsigned = false }: OpenRules = {},
): () => unknown {
  const expected = signOf(`response=${response}&sessionKey=${sessionKey}`);
  const genuine = sign === undefined ? acceptUnsigned : sameSign(sign, expected);
  if (!genuine) throw new ForgedAnswer();
  return () => {
    try {
      return JSON.parse(decryptText(response, sessionKey)) as unknown;
    } catch {
      throw new ForgedAnswer();
    }
  };
}

/** The envelope inside a sealed answer, checked and decrypted. Throws ForgedAnswer. */
export function openAnswer(answer: SealedAnswer, sessionKey: string, rules?: OpenRules): unknown {
  return checkAnswer(answer, sessionKey, rules)();
}
