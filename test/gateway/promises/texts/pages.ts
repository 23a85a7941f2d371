import { filesIn } from '../../../architecture/files';
import type { Text } from '../sentences';

/** Whether a module of the app holds its words. */
export const isTextModule = (path: string): boolean =>
  /(?:[tT]exts|messages|(?<!pass)[wW]ords|topics|leaving|outcome)\.ts$/.test(path);

/** A blank in a text that a function makes. */
const BLANK = '…';

function textsOf(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? [{ place, text: value }] : [];
  if (typeof value === 'function') return textsOf(filled(value as Make), place);
  if (value instanceof Map) return textsOf([...(value as Map<unknown, unknown>).values()], place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one: unknown) => textsOf(one, place));
}

type Make = (...blanks: readonly string[]) => unknown;

/** What a function says of blanks; nothing if it wants more than words: then it is called by its own test. */
function filled(make: Make): unknown {
  try {
    const made = make(...Array.from({ length: make.length }, () => BLANK));
    return typeof made === 'function' ? undefined : made;
  } catch {
    return undefined;
  }
}

/** All words of the app's text modules, as they are when the app has loaded them. */
export async function pageTexts(): Promise<Text[]> {
  const all = await Promise.all(
    filesIn('src')
      .filter(isTextModule)
      .map(async (path) => {
        const exported = (await import(`../../../../${path.replace(/\.ts$/, '')}`)) as Readonly<
          Record<string, unknown>
        >;
        return Object.values(exported).flatMap((value) => textsOf(value, path.replace('src/', '')));
      }),
  );
  return all.flat();
}
