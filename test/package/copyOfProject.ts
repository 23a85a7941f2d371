import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../architecture/files';

const NEEDED = [
  'babel.config.js',
  'config',
  'gateway',
  'package.json',
  'package-lock.json',
  'src',
  'tasks',
  'tsconfig.json',
  'types',
];

/** The project in a folder of its own, with the packages and the sandbox's keys of this one; deleted after the file's tests. */
export function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // With their times: by these the tasks see that all packages are there.
  for (const part of NEEDED)
    cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(folder, '.sandbox'));
  cpSync(join(root, '.sandbox/keys.json'), join(folder, '.sandbox/keys.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
