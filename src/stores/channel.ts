import { readQuery } from '@/domain/address/query';
import { persisted } from './persisted';
import { CHANNEL_ID, PLATFORM_CODE } from './stored';

/** Spec §9 Default platform codes. */
export const GENERAL_PLATFORM = '1-1-8';
/** Spec §3 Loan type codes, §9 default product type. */
export const DEFAULT_PRODUCT_TYPE = 'YQDC001';

export type PartnerType = 'yqd' | 'ygd' | 'citicsquare';
const PARTNERS: readonly PartnerType[] = ['yqd', 'ygd', 'citicsquare'];

const CHANNEL_IDS = ['oneChannelId', 'twoChannelId', 'thrChannelId'] as const;

/** By which way a person came, and which product is asked for. */
export class Channel {
  /** Spec §4 Launch: the `s` of the entry address, else the stored one, else yqd. */
  get h5type(): PartnerType {
    return persisted.get('h5type') || 'yqd';
  }

  /** Platform (channel) code: of the entry address, else the stored one, else that of the general channel. */
  get platform(): string {
    return persisted.get('platform') || GENERAL_PLATFORM;
  }

  get productType(): string {
    return persisted.get('productType') || DEFAULT_PRODUCT_TYPE;
  }

  /** Channel ids for login and credit; those that did not come are left out. */
  get ids(): Partial<Record<(typeof CHANNEL_IDS)[number], string>> {
    const ids: Partial<Record<(typeof CHANNEL_IDS)[number], string>> = {};
    for (const name of CHANNEL_IDS) if (persisted.get(name) !== '') ids[name] = persisted.get(name);
    return ids;
  }

  /** Keeps what the entry address says (raw query of platform/page); what is not well-formed is as if it were absent. */
  enter(launchQuery: string): void {
    const query = readQuery(launchQuery);
    const given = (name: string, form: RegExp): string | undefined => {
      const value = query.get(name);
      return value !== undefined && form.test(value) ? value : undefined;
    };
    const changes = {
      h5type: PARTNERS.find((partner) => partner === query.get('s')),
      platform: given('channel', PLATFORM_CODE),
      oneChannelId: given('oneChannelId', CHANNEL_ID),
      twoChannelId: given('twoChannelId', CHANNEL_ID),
      thrChannelId: given('thrChannelId', CHANNEL_ID),
    };
    const found = Object.entries(changes).filter(([, value]) => value !== undefined);
    if (found.length > 0) persisted.set(Object.fromEntries(found));
  }
}

export const channel = new Channel();
