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

/**
 * The envelope within a sealed answer (wire protocol, "A response"): the sign is checked before anything is decrypted.
 * A missing sign passes only with `acceptUnsigned`, a wrong one never. Throws ForgedAnswer.
 */
export function openAnswer(
  { response, sign }: SealedAnswer,
  sessionKey: string,
  { acceptUnsigned = false }: { readonly acceptUnsigned?: boolean } = {},
): unknown {
  const expected = signOf(`response=${response}&sessionKey=${sessionKey}`);
  const genuine = sign === undefined ? acceptUnsigned : sameSign(sign, expected);
  if (!genuine) throw new ForgedAnswer();
  try {
    return JSON.parse(decryptText(response, sessionKey)) as unknown;
  } catch {
    throw new ForgedAnswer();
  }
}
