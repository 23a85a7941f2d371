import type { Fen } from '@/domain/money/fen';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'] as const;
const GROUPS = ['', '万', '亿'] as const;

/** Up to four digits; consecutive zeros are read once, trailing zeros not at all. */
function groupInWords(group: string): string {
  return Array.from(group)
    .map((digit, i) =>
      digit === '0' ? '零' : DIGITS.charAt(Number(digit)) + (PLACES[group.length - 1 - i] ?? ''),
    )
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
}

function yuanInWords(yuan: number): string {
  const groups = (String(yuan).match(/\d{1,4}(?=(\d{4})*$)/g) ?? []).map(groupInWords);
  return groups
    .map((words, i) => (words === '' ? '零' : words + (GROUPS[groups.length - 1 - i] ?? '')))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
}

/** An amount in Chinese capitals as contracts write it: 1234056 fen is 壹万贰仟叁佰肆拾元伍角陆分. Up to 999,999,999,999.99 yuan. */
export function amountInWords(fen: Fen): string {
  if (!Number.isSafeInteger(fen) || fen < 0 || fen >= 1e14) throw new RangeError(`not an amount: ${fen}`);
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor(fen / 10) % 10;
  const cent = fen % 10;
  const whole = yuan === 0 ? '' : `${yuanInWords(yuan)}元`;
  if (jiao === 0 && cent === 0) return `${whole === '' ? '零元' : whole}整`;
  const tenths = jiao > 0 ? `${DIGITS.charAt(jiao)}角` : whole === '' ? '' : '零';
  return whole + tenths + (cent > 0 ? `${DIGITS.charAt(cent)}分` : '整');
}
