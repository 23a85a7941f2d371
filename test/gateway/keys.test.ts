import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys } from '../../gateway/keys';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yunling-keys-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('makes keys once, readable by the owner only, and leaves no other file', () => {
  const made = ensureKeys(join(dir, 'new', 'folder'));
  expect(ensureKeys(join(dir, 'new', 'folder'))).toEqual(made);
  expect(made.phoneKey).toMatch(/^[0-9a-f]{16}$/);
  expect(made.privateKey).toContain('BEGIN PRIVATE KEY');
  expect(statSync(join(dir, 'new', 'folder', 'keys.json')).mode & 0o077).toBe(0);
  expect(readdirSync(join(dir, 'new', 'folder'))).toEqual(['keys.json']);
});

it('makes other keys in another folder', () => {
  expect(ensureKeys(join(dir, 'a')).publicKey).not.toBe(ensureKeys(join(dir, 'b')).publicKey);
});
