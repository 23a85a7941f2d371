import type { Entry } from '@/domain/channel/entry';
import { baseAddressIn, type Environment } from '@/domain/channel/environment';
import { launch, type Launch } from '@/domain/channel/launch';
import { DEFAULT_PARTNER, sourceFlagOf, terminalTypeOf, type PartnerType } from '@/domain/channel/partners';
import { GENERAL_PLATFORM, sourceIdOf } from '@/domain/channel/platforms';
import { attributionFlagOf, productOf, type AskedProduct, type Product } from '@/domain/channel/products';
import { CALLBACKS, CAMPAIGN, CHANNEL_IDS } from '@/domain/channel/values';
import type { CallbackRule } from '@/domain/channel/callbacks';
import { persisted } from '@/storage/persisted';
import type { StoredName } from '@/storage/stored';
import { page } from '@/platform/page';
import { BASE_URL, ENV, ENV_HOSTS, SOURCE_IDS, VERSION, YQD_PLATFORM } from '@/settings';

export type { PartnerType } from '@/domain/channel/partners';

const NOWHERE: CallbackRule = { hosts: [], pages: () => false, isEntry: () => false, origin: '' };

/** How the person came, and which product they want: values stored by the last launch (spec §4). */
export class Channel {
  get h5type(): PartnerType {
    return persisted.get('h5type') || DEFAULT_PARTNER;
  }

  /** Platform (channel) code. */
  get platform(): string {
    return persisted.get('platform') || GENERAL_PLATFORM;
  }

  /** Source id of the platform code (tracking, `sourceid`). */
  get sourceId(): string {
    return sourceIdOf(this.platform, SOURCE_IDS);
  }

  get terminalType(): string {
    return persisted.get('terminalType') || terminalTypeOf(this.h5type, page.target);
  }

  get env(): Environment {
    return persisted.get('env') || 'production';
  }

  /** The product of the latest link that names one, otherwise the default product. */
  get productType(): Product {
    return productOf(this.asked);
  }

  /** The partner's id of the person (ygd, channel 4-4-19); '' for none. */
  get userId(): string {
    return persisted.get('userId');
  }

  /** Channel ids for login and credit; absent ones are left out. */
  get ids(): Partial<Record<(typeof CHANNEL_IDS)[number], string>> {
    return present(CHANNEL_IDS);
  }

  /** The campaign that brought the person here; absent values are left out. */
  get campaign(): Partial<Record<(typeof CAMPAIGN)[number], string>> {
    return present(CAMPAIGN);
  }

  /** What a shared link carries: how people come here, never who shared it. Usual values are left out. */
  get shared(): { readonly s?: string; readonly channel?: string } {
    const { h5type, platform } = this;
    return {
      ...(h5type !== DEFAULT_PARTNER && { s: h5type }),
      ...(platform !== GENERAL_PLATFORM && { channel: platform }),
    };
  }

  /** Spec §2 Login: the flag in the login page's address, else XQD002 or, for some terminals, blank. */
  sourceFlag(given?: string): string {
    return sourceFlagOf(this.terminalType, given);
  }

  /** Source flag of an attribution (spec §3 actionEventInfo). */
  get attributionFlag(): string {
    return attributionFlagOf(this.asked);
  }

  /** Base address of the calls: that of the current environment, otherwise the build's. */
  get baseUrl(): string {
    return baseAddressIn(this.env, ENV_HOSTS, BASE_URL);
  }

  private get asked(): AskedProduct {
    return { productType: persisted.get('productType'), loanTypeCde: persisted.get('loanTypeCde') };
  }

  /** Stores the values of the entry address; `targets`: the targets allowed for the partner's addresses. */
  enter(entry: Entry, targets: CallbackRule = NOWHERE): Launch {
    const outcome = launch({
      entry,
      stored: {
        h5type: persisted.get('h5type'),
        platform: persisted.get('platform'),
        userId: persisted.get('userId'),
      },
      build: { target: page.target, env: ENV, version: VERSION, yqdPlatform: YQD_PLATFORM },
      targets,
    });
    const { changes, cleared } = outcome;
    // The addresses belong to the person who used the link; if no one is logged in, to the person who logs in by it.
    const callbacksOf = cleared.length > 0 ? '' : persisted.get('uid');
    persisted.set(CALLBACKS.some((name) => changes[name]) ? { ...changes, callbacksOf } : changes);
    return outcome;
  }
}

function present<const N extends readonly StoredName[]>(names: N): Partial<Record<N[number], string>> {
  const found = names.flatMap((name) => {
    const value = persisted.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<N[number], string>>;
}

export const channel = new Channel();
