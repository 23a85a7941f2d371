import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A digest of what Taro reads outside webpack's own dependency graph: page and app configurations and what they import,
 * this folder, and the patches (webpack looks only at a package's version).
 * Without it a new page or tab is missing from a build that uses the cache. The project's folder is part of it: the cache names our files by their
 * whole path, so a copied project would be built from the original's files.
 */
export function cacheVersion(root: string): string {
  const digest = createHash('sha256').update(root);
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.config.ts') || file === 'settings.ts' || file === join('navigation', 'routes.ts'),
    )
    .sort();
  const own = readdirSync(join(root, 'config')).filter((file) => /\.(ts|js)$/.test(file));
  const patches = readdirSync(join(root, 'patches')).filter((file) => file.endsWith('.patch'));
  const all = [
    ...files.map((name) => join('src', name)),
    ...own.map((name) => join('config', name)),
    ...patches.map((name) => join('patches', name)),
  ];
  for (const file of [...all, 'babel.config.js', 'package.json']) {
    digest.update(file).update(readFileSync(join(root, file)));
  }
  return digest.digest('hex').slice(0, 16);
}
