import { isGrayAddress } from '@/domain/channel/environment';

/** Folder of the gray variant below the app's own (spec §1). */
const GRAY_FOLDER = 'gray/';

export interface GrayPlace {
  /** Path of the address: '/', '/app/index.html'; '' if the target has no address. */
  readonly path: string;
  /** The person loses nothing by leaving the current page: it is a tab, and no request is running. */
  readonly calm: boolean;
}

/**
 * The path of the gray variant that a gray user has to go to; undefined if the user stays. There is no way back (spec §4: "redirect back
 * to production is disabled"): a user who is taken out stays on the gray page until the app is opened again; only headers and logs change.
 */
export function grayPathFor(gray: boolean, { path, calm }: GrayPlace): string | undefined {
  if (!gray || !calm || path === '' || isGrayAddress(path)) return undefined;
  return path.replace(/[^/]*$/, '') + GRAY_FOLDER;
}
