import type { PartnerType } from './partners';
import {
  EMPLOYEE_FALLBACK_PLATFORM,
  EMPLOYEE_PLATFORM,
  GENERAL_PLATFORM,
  SQUARE_PLATFORM,
} from './platforms';

/**
 * Spec §4 Launch gives two readings for yqd. `fixed` (the line about yqd): the platform is always 1-1-8. `channelFirst` (the opening
 * sentence, "read the channel and store it as platform"): the channel of the address, else 1-1-8. A setting of the build.
 */
export type YqdPlatform = 'fixed' | 'channelFirst';

export interface PlatformFacts {
  /** Channel of the entry address, if it is a platform code. */
  readonly channel: string | undefined;
  /** Platform that was stored before this launch; '' for none. */
  readonly stored: string;
  /** The entry address has a userId. */
  readonly hasUserId: boolean;
  readonly yqdPlatform: YqdPlatform;
}

/** Spec §4 Launch: the platform of each partner type. */
const RULES: Readonly<Record<PartnerType, (facts: PlatformFacts) => string>> = {
  citicsquare: ({ channel, stored }) => channel ?? (stored || SQUARE_PLATFORM),
  ygd: ({ channel, stored, hasUserId }) =>
    hasUserId ? EMPLOYEE_PLATFORM : (channel ?? (stored || EMPLOYEE_FALLBACK_PLATFORM)),
  yqd: ({ channel, yqdPlatform }) =>
    yqdPlatform === 'fixed' ? GENERAL_PLATFORM : (channel ?? GENERAL_PLATFORM),
};

export const platformOf = (partner: PartnerType, facts: PlatformFacts): string => RULES[partner](facts);
