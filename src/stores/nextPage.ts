import { persisted } from '@/model/persisted';
import { visitStorage } from '@/platform/storage';

const NAME = 'loginNextPage';

/**
 * Where a login returns to (spec §3 LOGIN_NEXT_PAGE): one of our addresses, '' for none. Kept for one window, over a reload and a visit to
 * a partner's site; if the device has no store per window, kept in the one stored object.
 */
export const nextPage = {
  get: (): string => visitStorage.get(NAME) ?? persisted.get('loginNextPage'),

  set(address: string): void {
    if (!visitStorage.set(NAME, address)) persisted.set({ loginNextPage: address });
  },

  /** Whether this window has stored an address: any other address was left behind by an earlier run. */
  isOfThisWindow: (): boolean => visitStorage.get(NAME) !== null,
};
