import { persisted } from './persisted';
import { visitStorage } from '@/platform/storage';

const NAME = 'loginNextPage';

/**
 * The page that a login returns to (spec §3 LOGIN_NEXT_PAGE): one of our addresses, '' for none. It is stored per window and survives a reload and a
 * visit to a partner's site. If the device has no store per window, it is in the one stored object.
 */
export const nextPage = {
  get: (): string => visitStorage.get(NAME) ?? persisted.get('loginNextPage'),

  set(address: string): void {
    if (!visitStorage.set(NAME, address)) persisted.set({ loginNextPage: address });
  },

  /** Whether this window has stored an address: any other address was left behind by an earlier run. */
  isOfThisWindow: (): boolean => visitStorage.get(NAME) !== null,
};
