import { filesIn } from '../../../architecture/files';
import type { Text } from '../sentences';

type Words = string | ((...data: readonly unknown[]) => string | undefined);

/** What the texts are filled with: words, a number, a day, the end of a coupon. */
const DATA: readonly unknown[] = ['…', 3, '2026-12-08', { until: '2026-12-08', on: '2026-12-28' }];

function said(words: Words): string[] {
  if (typeof words === 'string') return [words];
  const made = DATA.flatMap((one) => {
    try {
      return words(one) ?? [];
    } catch {
      return [];
    }
  });
  return made.filter((text) => !/undefined|NaN|\[object/.test(text)).slice(0, 1);
}

interface Refuses {
  readonly words?: Readonly<Record<string, Words>>;
}

/** The text of every refusal of the gateway, by its name; a refusal that depends on a list of reasons says them elsewhere. */
export async function refusalTexts(): Promise<Text[]> {
  const all = await Promise.all(
    filesIn('gateway/refusals').map(async (path) => {
      const exported = (await import(`../../../../${path.replace(/\.ts$/, '')}`)) as Readonly<
        Record<string, unknown>
      >;
      return Object.values(exported).flatMap((refuse) => {
        const { words = {} } = (typeof refuse === 'function' ? refuse : {}) as Refuses;
        return Object.entries(words).flatMap(([place, one]) => said(one).map((text) => ({ place, text })));
      });
    }),
  );
  return all.flat();
}
