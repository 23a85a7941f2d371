import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../architecture/files';

const NEEDED = [
  'babel.config.js',
  'config',
  'gateway',
  'package.json',
  'package-lock.json',
  'patches',
  'src',
  'tasks',
  'tsconfig.json',
  'types',
];

/**
 * The packages beneath the copy, as in this project: a link to the folder itself would bring this project's build cache, and give every module
 * another number. Files are linked, which takes seconds; where the file system has no links, they are copied.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [original, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== '.cache') linkPackages(original, copy);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(original), copy);
    else
      try {
        linkSync(original, copy);
      } catch {
        copyFileSync(original, copy);
      }
  }
}

/** The project in its own folder, with the packages and the sandbox's keys of this one; deleted after the file's tests. */
export function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // With their times: by these the tasks see that all packages are there.
  for (const part of NEEDED)
    cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(folder, '.sandbox'));
  cpSync(join(root, '.sandbox/keys.json'), join(folder, '.sandbox/keys.json'));
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
