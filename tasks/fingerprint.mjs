import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_FILES } from './settings.mjs';

const INPUTS = [
  'src',
  'config',
  'patches',
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'project.config.json',
  'tasks/build.mjs',
  'tasks/prerender.mjs',
  'tasks/prerender',
  ...SETTING_FILES,
];

const filesOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : [path];

/** A digest of all inputs of a build; if the digest is the same, the built output can be used again. */
export function fingerprint(settings) {
  const digest = createHash('sha256').update(JSON.stringify(Object.entries(settings).sort()));
  for (const file of INPUTS.filter(existsSync).flatMap(filesOf).sort())
    digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}
