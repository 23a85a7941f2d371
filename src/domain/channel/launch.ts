import { entryQuery, hashPath, type Entry } from './entry';
import { environmentAt, isGrayAddress, type Environment } from './environment';
import {
  DEFAULT_PARTNER,
  partnerOf,
  terminalTypeOf,
  type PartnerType,
  type Target,
  type TerminalType,
} from './partners';
import { platformOf, type YqdPlatform } from './platformRule';
import { askedProduct, type AskedProduct } from './products';
import { ANALYTICS_PLATFORM, BRIDGE_PLATFORM, MISSION_PLATFORM, PLATFORM_CODE } from './platforms';
import {
  CALLBACKS,
  CAMPAIGN,
  CHANNEL_IDS,
  MISSION,
  wholeSetOf,
  WORD,
  wordsOf,
  type EntryWords,
} from './values';
import { callbackTarget, type Callback, type CallbackRule } from './callbacks';

export interface LaunchInput {
  readonly entry: Entry;
  /** Values stored by the last launch; '' for none. */
  readonly stored: { readonly h5type: string; readonly platform: string; readonly userId: string };
  readonly build: {
    readonly target: Target;
    /** Environment set by the build. */
    readonly env: string;
    /** Spec §1 gives two readings, 2.2.6 and 1.1.4: the build has one of them. */
    readonly version: string;
    readonly yqdPlatform: YqdPlatform;
  };
  /** The targets allowed for the partner's addresses. */
  readonly targets: CallbackRule;
}

/**
 * Effects of a launch besides stored values:
 * - `partnerAnalytics`: channel 4-4-12 loads its partner's analytics script
 * - `nativeBridge`: channel 2-4-7 starts the bridge of the partner's own app
 * - `saveGroupUser`: an employee entered with a userId of the group
 */
export type LaunchEffect = 'partnerAnalytics' | 'nativeBridge' | 'saveGroupUser';

/** Stored values that a launch writes (spec §4: "then env and version are stored"). */
export interface LaunchChanges extends EntryWords, Partial<AskedProduct> {
  readonly h5type: PartnerType;
  readonly platform: string;
  readonly terminalType: TerminalType;
  readonly env: Environment;
  /** Spec §9: the version without its dots. */
  readonly versionCode: string;
}

export interface Launch {
  readonly h5type: PartnerType;
  readonly platform: string;
  readonly env: Environment;
  readonly version: string;
  /** The address belongs to the gray variant (spec §1). */
  readonly grayAddress: boolean;
  readonly changes: LaunchChanges;
  /** Set for another person: the previous person's session is cleared. */
  readonly cleared: readonly ('tokenCode' | 'token')[];
  /** Hash that replaces the present one. */
  readonly redirect: string | undefined;
  readonly effects: readonly LaunchEffect[];
  /** Addresses of the partner that lead to a target that is not allowed, with the reason; for the log. */
  readonly refused: readonly { readonly name: Callback; readonly why: string }[];
}

/** Spec §2: for partner type citicsquare, '#/home?…' is rewritten to '#/?…'. */
const SQUARE_HOME = '/home';

/** All of spec §4 Launch: how an entry address changes the stored values. A pure function of its input. */
export function launch({ entry, stored, build, targets }: LaunchInput): Launch {
  const query = entryQuery(entry);
  const h5type = partnerOf(query.get('s')) ?? partnerOf(stored.h5type) ?? DEFAULT_PARTNER;
  const channel = matching(query.get('channel'), PLATFORM_CODE);
  const userId = matching(query.get('userId'), WORD);
  const hasUserId = userId !== undefined;
  const { version, target, yqdPlatform } = build;
  const platform = platformOf(h5type, { channel, stored: stored.platform, hasUserId, yqdPlatform });
  const env = environmentAt(entry.host, build.env);
  const employee = h5type === 'ygd' && hasUserId;
  const callbacks = callbacksOf(query, targets);
  return {
    h5type,
    platform,
    env,
    version,
    grayAddress: isGrayAddress(entry.path),
    changes: {
      ...othersGone(stored, { h5type, platform }),
      ...wholeSetOf(CAMPAIGN, query),
      ...wholeSetOf(CHANNEL_IDS, query),
      ...(platform === MISSION_PLATFORM ? wordsOf(MISSION, query) : {}),
      ...(employee ? { userId } : {}),
      ...wordsOf(['scene'], query),
      ...askedProduct(query),
      ...callbacks.kept,
      h5type,
      platform,
      terminalType: terminalTypeOf(h5type, target),
      env,
      versionCode: version.replace(/\./g, ''),
    },
    cleared: employee && userId !== stored.userId ? ['tokenCode', 'token'] : [],
    redirect: h5type === 'citicsquare' ? squareHome(entry.hash) : undefined,
    effects: effectsOf(h5type, platform, employee),
    refused: callbacks.refused,
  };
}

function effectsOf(partner: PartnerType, platform: string, employee: boolean): readonly LaunchEffect[] {
  const effects: LaunchEffect[] = [];
  if (platform === ANALYTICS_PLATFORM) effects.push('partnerAnalytics');
  if (partner === 'ygd' && platform === BRIDGE_PLATFORM) effects.push('nativeBridge');
  if (employee) effects.push('saveGroupUser');
  return effects;
}

function squareHome(hash: string): string | undefined {
  return hashPath(hash) === SQUARE_HOME ? hash.replace(SQUARE_HOME, '/') : undefined;
}

/** Another partner's link: clears the previous partner's addresses, campaign and channel ids, so that it does not claim this visit. */
function othersGone(
  before: Pick<LaunchInput['stored'], 'h5type' | 'platform'>,
  now: Pick<Launch, 'h5type' | 'platform'>,
): EntryWords {
  const changed = (['h5type', 'platform'] as const).some(
    (name) => before[name] !== '' && before[name] !== now[name],
  );
  return changed ? { ...NO_CALLBACKS, ...emptied([...CAMPAIGN, ...CHANNEL_IDS]) } : {};
}

const emptied = (names: readonly string[]): EntryWords => Object.fromEntries(names.map((name) => [name, '']));

const NO_CALLBACKS = emptied(CALLBACKS);

/** The addresses of a link replace all those of an earlier link; an address that is not allowed counts as absent. */
function callbacksOf(
  query: ReadonlyMap<string, string>,
  rule: CallbackRule,
): { readonly kept: EntryWords; readonly refused: Launch['refused'] } {
  const given = CALLBACKS.flatMap((name) => {
    const value = query.get(name);
    return value === undefined ? [] : [{ name, value, target: callbackTarget(name, value, rule) }];
  });
  const safe = given
    .filter(({ target }) => target.kind !== 'refused')
    .map(({ name, value }) => [name, value] as const);
  return {
    kept: safe.length === 0 ? {} : { ...NO_CALLBACKS, ...Object.fromEntries(safe) },
    refused: given.flatMap(({ name, target }) =>
      target.kind === 'refused' ? [{ name, why: target.why }] : [],
    ),
  };
}

const matching = (value: string | undefined, form: RegExp): string | undefined =>
  value !== undefined && form.test(value) ? value : undefined;
