import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

it('gives keys of before papers were signed a key for that, once, and leaves the others', () => {
  const { signingKey: _none, ...before } = ensureKeys(dir);
  writeFileSync(join(dir, 'keys.json'), JSON.stringify(before));
  const after = ensureKeys(dir);
  expect(after).toEqual({ ...before, signingKey: expect.stringMatching(/^[\w+/]{1000,}=*$/) as string });
  expect(ensureKeys(dir)).toEqual(after);
  expect(statSync(join(dir, 'keys.json')).mode & 0o077).toBe(0);
});
