/** A platform (channel) code as spec §3 lists them: '1-1-8'. */
export const PLATFORM_CODE = /^\d-\d-\d{1,2}$/;

/** Spec §9 Default platform codes. */
export const SQUARE_PLATFORM = '4-4-0';
export const EMPLOYEE_PLATFORM = '2-4-0';
export const GENERAL_PLATFORM = '1-1-8';
/** For ygd without userId, channel and stored platform. */
export const EMPLOYEE_FALLBACK_PLATFORM = '2-4-1';

/** Channels with special rules (spec §4 Launch). */
export const ANALYTICS_PLATFORM = '4-4-12';
export const MISSION_PLATFORM = '4-4-19';
export const BRIDGE_PLATFORM = '2-4-7';

const series = (prefix: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}-${from + index}`);

/** Spec §3 Platform codes, all that are listed. */
export const PLATFORMS: readonly string[] = [
  GENERAL_PLATFORM,
  ...['2-2-28', '2-2-29'],
  ...series('2-2', 32, 46),
  ...series('2-4', 0, 7),
  '4-1-1',
  ...series('4-4', 0, 14),
  MISSION_PLATFORM,
];

const known: ReadonlySet<string> = new Set(PLATFORMS);

/** Whether a code is in the product's list. The client accepts a new partner's code as it is; the host decides. */
export const isKnownPlatform = (code: string): boolean => known.has(code);

/** Spec §3: platform codes have source ids; the spec shows only this row. A build adds its own (settings, `SOURCE_IDS`). */
const SOURCE_IDS: ReadonlyMap<string, string> = new Map([['4-4-1', 'JD']]);

/** Source id of a platform code; the code itself if it has none. `own`: the build's source ids. */
export const sourceIdOf = (code: string, own: ReadonlyMap<string, string> = new Map()): string =>
  own.get(code) ?? SOURCE_IDS.get(code) ?? code;
