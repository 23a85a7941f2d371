const COUNTRY = /^中国(?=.{3,})/;

/** The character that tells banks apart: 中国工商银行 is 工, 中国银行 is 中. */
export function bankLetter(name: string): string {
  const own = name.trim();
  const short = /^中国银行/.test(own) ? own : own.replace(COUNTRY, '');
  return [...short][0] ?? '银';
}

const TONES = ['ink', 'gold', 'green', 'grey'] as const;

/** The same name has the same tone on every page. */
export function bankTone(name: string): (typeof TONES)[number] {
  const sum = [...name.trim()].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return TONES[sum % TONES.length] ?? 'ink';
}
