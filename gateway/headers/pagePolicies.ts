import { readFileSync, statSync } from 'node:fs';
import { pagePolicy } from './policy';
import type { PageSources } from './sources';

const COMPRESSED = /\.(br|gz)$/;

/**
 * The policy of a page, by the path of the file that is sent; undefined if the file is not a page. Cached until the page changes: the app
 * may be built again under a running gateway.
 */
export function pagePolicies(sources: PageSources): (path: string) => string | undefined {
  const known = new Map<string, { readonly changed: number; readonly policy: string }>();
  return (path) => {
    const page = path.replace(COMPRESSED, '');
    if (!page.endsWith('.html')) return undefined;
    const changed = statSync(page).mtimeMs;
    const before = known.get(page);
    if (before?.changed === changed) return before.policy;
    const policy = pagePolicy(readFileSync(page, 'utf8'), sources);
    known.set(page, { changed, policy });
    return policy;
  };
}
