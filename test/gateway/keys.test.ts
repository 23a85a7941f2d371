import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys } from '../../gateway/keys';
import { itWith } from '../posix';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yunling-keys-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('makes keys once, and leaves no other file', () => {
  const made = ensureKeys(join(dir, 'new', 'folder'));
  expect(ensureKeys(join(dir, 'new', 'folder'))).toEqual(made);
  expect(made.phoneKey).toMatch(/^[0-9a-f]{16}$/);
  expect(made.passwordKey).toMatch(/^[0-9a-f]{16}$/);
  expect(made.passwordKey).not.toBe(made.phoneKey);
  expect(made.privateKey).toContain('BEGIN PRIVATE KEY');
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
});

it('gives keys of before anything outlived an account a key for its digests, once, and leaves the others', () => {
  const { idDigestKey: _none, ...before } = ensureKeys(dir);
  writeFileSync(join(dir, 'keys.json'), JSON.stringify(before));
  const after = ensureKeys(dir);
  expect(after).toEqual({ ...before, idDigestKey: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect(ensureKeys(dir)).toEqual(after);
});

it('gives keys of before passwords had a key one, once, and leaves the others', () => {
  const { passwordKey: _none, ...before } = ensureKeys(dir);
  writeFileSync(join(dir, 'keys.json'), JSON.stringify(before));
  const after = ensureKeys(dir);
  expect(after).toEqual({ ...before, passwordKey: expect.stringMatching(/^[0-9a-f]{16}$/) as string });
  expect(ensureKeys(dir)).toEqual(after);
});

itWith('file modes')('lets the owner only read them, also after they got a key', () => {
  const closed = () => (statSync(join(dir, 'keys.json')).mode & 0o077) === 0;
  const { signingKey: _none, ...before } = ensureKeys(dir);
  expect(closed()).toBe(true);
  writeFileSync(join(dir, 'keys.json'), JSON.stringify(before));
  ensureKeys(dir);
  expect(closed()).toBe(true);
});
