/** Spec §1: the general channel, the employee-benefit channel, the wealth-plaza partner. */
export type PartnerType = 'yqd' | 'ygd' | 'citicsquare';
export const PARTNERS: readonly PartnerType[] = ['yqd', 'ygd', 'citicsquare'];
export const DEFAULT_PARTNER: PartnerType = 'yqd';

/** The partner type of that name; undefined for every other text. */
export const partnerOf = (name: string | undefined): PartnerType | undefined =>
  PARTNERS.find((partner) => partner === name);

export type Target = 'h5' | 'weapp';
export type TerminalType = 'yqdh5' | 'ygdh5' | 'kzxh5' | 'weapp';

/** Spec §2 Login names kzxh5 and ygdh5; the others are named after them. A mini-program is one terminal for all partner types. */
const TERMINALS: Readonly<Record<PartnerType, TerminalType>> = {
  yqd: 'yqdh5',
  ygd: 'ygdh5',
  citicsquare: 'kzxh5',
};

export const terminalTypeOf = (partner: PartnerType, target: Target): TerminalType =>
  target === 'weapp' ? 'weapp' : TERMINALS[partner];

/** Spec §2 Login, §9: source flag of a login that names none. */
export const LOGIN_SOURCE_FLAG = 'XQD002';

const BLANK_SOURCE: readonly string[] = ['kzxh5', 'ygdh5'] satisfies readonly TerminalType[];

/** The logins accept no more than this (contract, `sourceFlag`): a longer flag would make every login by that link fail. */
const SOURCE_FLAG = /^[\w.-]{0,32}$/;

/** Spec §2 Login: the flag of the address (`given`), else XQD002; blank for the terminal types kzxh5 and ygdh5. */
export function sourceFlagOf(terminalType: string, given?: string): string {
  if (given !== undefined && SOURCE_FLAG.test(given)) return given;
  return BLANK_SOURCE.includes(terminalType) ? '' : LOGIN_SOURCE_FLAG;
}
