/** What an entry may bring to be kept (spec §1, §3, §4), each name with the form it must have. Plain words only. */
export const WORD = /^[\w.-]{1,64}$/;

/** They describe one campaign: a new one replaces them all. */
export const CAMPAIGN = [
  'accountId',
  'campaignId',
  'adId',
  'creativeId',
  'materialId',
  'siteSet',
  'homepage',
] as const;
/** One way through a partner's channels: replaced together, too. */
export const CHANNEL_IDS = ['oneChannelId', 'twoChannelId', 'thrChannelId'] as const;
/** Spec §4 Launch: of channel 4-4-19. */
export const MISSION = ['missionId', 'transactionId', 'userId'] as const;
/** Addresses of the partner; kept only where they lead to an allowed host or to a page of ours. */
export const CALLBACKS = ['callbackUrl', 'creditOrLoanCallBackUrl', 'cancelUrl', 'loginUrl'] as const;

type Word = (typeof CAMPAIGN | typeof CHANNEL_IDS | typeof MISSION | typeof CALLBACKS)[number] | 'scene';
export type EntryWords = { readonly [N in Word]?: string };

/** The words of these names that are well-formed; what is not is as if it were absent. Names are ours, never the query's. */
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

/** The same as a whole: where one word has come, those that have not are emptied. */
export function wholeSetOf<const N extends readonly string[]>(
  names: N,
  query: ReadonlyMap<string, string>,
): { readonly [K in N[number]]?: string } {
  const words = wordsOf(names, query);
  if (Object.keys(words).length === 0) return {};
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  return { ...empty, ...words };
}
