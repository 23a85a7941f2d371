import { isGrayAddress } from '@/domain/channel/environment';

/** Folder of the gray variant below the app's own (spec §1). */
const GRAY_FOLDER = 'gray/';

export interface GrayPlace {
  /** Path of the address: '/', '/app/index.html'; '' where a target has no address. */
  readonly path: string;
  /** The page on view has nothing to lose: a tab, and nothing under way. */
  readonly calm: boolean;
}

/**
 * The path of the gray variant that a person in gray has to go to; undefined where they stay. There is no way back (spec §4: "redirect back
 * to production is disabled"): who is taken out stays on the gray page until the app is opened anew; only headers and logs change.
 */
export function grayPathFor(gray: boolean, { path, calm }: GrayPlace): string | undefined {
  if (!gray || !calm || path === '' || isGrayAddress(path)) return undefined;
  return path.replace(/[^/]*$/, '') + GRAY_FOLDER;
}
