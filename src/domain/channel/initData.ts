import { isKnownPlatform } from './platforms';
import { WORD } from './values';
import { callbackTarget, type CallbackRule } from './callbacks';

/** Spec §3: the data that the credit flow and the loan provider start with. */
const INIT_DATA = {
  credit: [
    ...['tokenCode', 'platform', 'scene', 'code', 'creditOrLoanCallBackUrl'],
    ...['oneChannelId', 'twoChannelId', 'thrChannelId'],
  ],
  loan: ['tokenCode', 'callbackUrl', 'scene', 'platform', 'creditOrLoanCallBackUrl', 'isFromApp'],
} as const;

export type InitFlow = keyof typeof INIT_DATA;
type InitName = (typeof INIT_DATA)[InitFlow][number];

/** One mismatch, without the value itself. `another`: the value in the address differs from the one that the app uses. */
export interface InitError {
  readonly name: string;
  readonly why: string;
}

const CODE = /^[\w.-]{1,160}$/;
const YES_NO = /^(?:0|1|Y|N|true|false)$/;
const form =
  (pattern: RegExp) =>
  (value: string): string | undefined =>
    value === '' || pattern.test(value) ? undefined : 'malformed';

type Check = (value: string, rule: CallbackRule) => string | undefined;

const callback =
  (name: 'callbackUrl' | 'creditOrLoanCallBackUrl'): Check =>
  (value, rule) => {
    const target = value === '' ? undefined : callbackTarget(name, value, rule);
    return target?.kind === 'refused' ? target.why : undefined;
  };

const CHECKS: ReadonlyMap<string, Check> = new Map<InitName, Check>([
  ['tokenCode', (value) => (value === '' ? 'missing' : undefined)],
  ['platform', (value) => (isKnownPlatform(value) ? undefined : 'unknown')],
  ['code', form(CODE)],
  ['isFromApp', form(YES_NO)],
  ['callbackUrl', callback('callbackUrl')],
  ['creditOrLoanCallBackUrl', callback('creditOrLoanCallBackUrl')],
]);

/** Names whose value in an address must be the one that the app uses. */
const SAME: ReadonlySet<string> = new Set(['tokenCode', 'platform']);

/**
 * Errors in the data that a flow starts with (spec §5: checked but only logged, never blocking). `given`: the values in the page's
 * address; `kept`: the values that the app uses.
 */
export function initErrors(
  flow: InitFlow,
  given: ReadonlyMap<string, string>,
  kept: Readonly<Partial<Record<string, string>>>,
  rule: CallbackRule,
): readonly InitError[] {
  return INIT_DATA[flow].flatMap((name) => {
    const own = kept[name] ?? '';
    const value = given.get(name) ?? own;
    const another = SAME.has(name) && value !== own ? 'another' : undefined;
    const why = another ?? (CHECKS.get(name) ?? form(WORD))(value, rule);
    return why === undefined ? [] : [{ name, why }];
  });
}
