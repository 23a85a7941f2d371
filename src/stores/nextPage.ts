import { persisted } from '@/model/persisted';
import { visitStorage } from '@/platform/storage';

const NAME = 'loginNextPage';

/**
 * Where a login returns to (spec §3 LOGIN_NEXT_PAGE): an address of ours, '' for none. Of one window alone, over a reload and a visit to a
 * partner's site; the one stored object keeps it where a device has no store of a window's own.
 */
export const nextPage = {
  get: (): string => visitStorage.get(NAME) ?? persisted.get('loginNextPage'),

  set(address: string): void {
    if (!visitStorage.set(NAME, address)) persisted.set({ loginNextPage: address });
  },

  /** Whether this window has kept one before: what is found else was left behind by an earlier run. */
  isOfThisWindow: (): boolean => visitStorage.get(NAME) !== null,
};
