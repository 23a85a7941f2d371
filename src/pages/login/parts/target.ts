import { safeTarget } from '@/domain/address/safeTarget';
import { routeAt } from '@/navigation';
import { nextPage } from '@/storage/nextPage';

/** Stores the page that a link wants to open after the login; only pages of this app are accepted. */
export function keepTarget(value: string | undefined): void {
  const target = safeTarget(value, { hosts: [], pages: (path) => routeAt(path) !== undefined });
  if (target.kind !== 'page') return;
  nextPage.set(target.path + (target.query === '' ? '' : `?${target.query}`));
}
