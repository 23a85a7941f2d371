import type { RouteParams } from './params';
import type { RouteKey } from './routes';

/** What a share of a page is made of. */
export interface Shared {
  readonly key: RouteKey;
  readonly title: string;
  /** Asked for at the share, never personal. */
  readonly params: () => Exclude<RouteParams, ReadonlyMap<string, string>>;
}

/**
 * Lets people share the page of the calling component from the mini-program's menu, to a chat and to 朋友圈. A page without it cannot be
 * shared: no page with personal data has it. Its config has to allow both, too. A browser's menu shares the address itself.
 */
export function useShare(_shared: Shared): void {
  // Nothing to do here.
}
