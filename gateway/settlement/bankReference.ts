const MOST = 40;
const LEAST = 6;

export const REFERENCE_WANTED = '请填写这笔到账的银行流水号';
export const REFERENCE_WRONG = `银行流水号是${LEAST}到${MOST}位字母或数字，请照银行流水填写`;

/**
 * The bank's reference of an incoming payment as it is kept: full width and capitals made one, without blanks and hyphens, so that
 * one payment has one spelling. Undefined: it is none.
 */
export function bankReference(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();
  const whole = plain.length >= LEAST && plain.length <= MOST && /^[0-9A-Z]+$/.test(plain);
  return whole ? plain : undefined;
}
