import type { Entry } from '@/domain/channel/entry';
import { baseAddressIn, type Environment } from '@/domain/channel/environment';
import { launch, type Launch } from '@/domain/channel/launch';
import { DEFAULT_PARTNER, sourceFlagOf, terminalTypeOf, type PartnerType } from '@/domain/channel/partners';
import { GENERAL_PLATFORM, sourceIdOf } from '@/domain/channel/platforms';
import { attributionFlagOf, productOf, type AskedProduct, type Product } from '@/domain/channel/products';
import { CALLBACKS, CAMPAIGN, CHANNEL_IDS } from '@/domain/channel/values';
import type { CallbackRule } from '@/domain/channel/waysOut';
import { persisted } from '@/model/persisted';
import type { StoredName } from '@/model/stored';
import { page } from '@/platform/page';
import { BASE_URL, ENV, ENV_HOSTS, SOURCE_IDS, VERSION, YQD_PLATFORM } from '@/settings';

export type { PartnerType } from '@/domain/channel/partners';

const NOWHERE: CallbackRule = { hosts: [], pages: () => false, waysIn: () => false, origin: '' };

/** By which way a person came, and which product is asked for: what the last launch has kept (spec §4). */
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

  /** What is asked for by the newest link that names a product, else the default one. */
  get productType(): Product {
    return productOf(this.asked);
  }

  /** Id of the person in the partner's own books (ygd, channel 4-4-19); '' for none. */
  get userId(): string {
    return persisted.get('userId');
  }

  /** Channel ids for login and credit; those that did not come are left out. */
  get ids(): Partial<Record<(typeof CHANNEL_IDS)[number], string>> {
    return present(CHANNEL_IDS);
  }

  /** The campaign that the person came by; what did not come is left out. */
  get campaign(): Partial<Record<(typeof CAMPAIGN)[number], string>> {
    return present(CAMPAIGN);
  }

  /** Spec §2 Login: the flag that the login page's address gives, else XQD002 or, of some terminals, blank. */
  sourceFlag(given?: string): string {
    return sourceFlagOf(this.terminalType, given);
  }

  /** Source flag of an attribution (spec §3 actionEventInfo). */
  get attributionFlag(): string {
    return attributionFlagOf(this.asked);
  }

  /** Base address of the calls: that of the environment the app stands in, else the build's. */
  get baseUrl(): string {
    return baseAddressIn(this.env, ENV_HOSTS, BASE_URL);
  }

  private get asked(): AskedProduct {
    return { productType: persisted.get('productType'), loanTypeCde: persisted.get('loanTypeCde') };
  }

  /** Keeps what the entry address says; `targets`: where the partner's addresses may lead. */
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
    // Of who came by the link: a visitor's are of whoever logs in by it.
    const waysOutOf = cleared.length > 0 ? '' : persisted.get('uid');
    persisted.set(CALLBACKS.some((name) => changes[name]) ? { ...changes, waysOutOf } : changes);
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
