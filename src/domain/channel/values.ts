/** The entry values that are stored (spec §1, §3, §4), each name with its required form. Plain words only. */
export const WORD = /^[\w.-]{1,64}$/;

/** The values describe one campaign: a new campaign replaces all of them. */
export const CAMPAIGN = [
  'accountId',
  'campaignId',
  'adId',
  'creativeId',
  'materialId',
  'siteSet',
  'homepage',
] as const;
/** One path through a partner's channels: replaced together, too. */
export const CHANNEL_IDS = ['oneChannelId', 'twoChannelId', 'thrChannelId'] as const;
/** Spec §4 Launch: values of channel 4-4-19. */
export const MISSION = ['missionId', 'transactionId', 'userId'] as const;
/** Addresses of the partner; stored only if they lead to an allowed host or to one of our pages. */
export const CALLBACKS = ['callbackUrl', 'creditOrLoanCallBackUrl', 'cancelUrl', 'loginUrl'] as const;

type Word = (typeof CAMPAIGN | typeof CHANNEL_IDS | typeof MISSION | typeof CALLBACKS)[number] | 'scene';
export type EntryWords = { readonly [N in Word]?: string };

/** The well-formed words of these names; a malformed word counts as absent. The names are ours, never the query's. */
export function wordsOf<const N extends readonly string[]>(
  names: N,
  query: ReadonlyMap<string, string>,
): { readonly [K in N[number]]?: string } {
  const found = names.flatMap((name) => {
    const value = query.get(name);
    return value !== undefined && WORD.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found) as { readonly [K in N[number]]?: string };
}

/** The well-formed words as one set: if one word is present, the absent ones are emptied. */
export function wholeSetOf<const N extends readonly string[]>(
  names: N,
  query: ReadonlyMap<string, string>,
): { readonly [K in N[number]]?: string } {
  const words = wordsOf(names, query);
  if (Object.keys(words).length === 0) return {};
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  return { ...empty, ...words };
}
