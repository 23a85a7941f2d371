import { safeTarget } from '@/domain/address/safeTarget';
import { routeAt } from '@/navigation';
import { nextPage } from '@/stores/nextPage';

/** A link may say where its login leads: to a page of ours, and nowhere else. */
export function keepTarget(value: string | undefined): void {
  const target = safeTarget(value, { hosts: [], pages: (path) => routeAt(path) !== undefined });
  if (target.kind !== 'page') return;
  nextPage.set(target.path + (target.query === '' ? '' : `?${target.query}`));
}
