import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheVersion } from '../../config/cacheVersion';
import { root } from './files';

describe('the version of the build cache', () => {
  const copy = mkdtempSync(join(tmpdir(), 'cache-'));
  beforeAll(() => {
    for (const part of ['src', 'config', 'patches', 'babel.config.js', 'package.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is the same for the same project', () => {
    expect(cacheVersion(root)).toBe(cacheVersion(root));
  });

  it('is another one in another place: the cache knows files by their whole path', () => {
    expect(cacheVersion(copy)).not.toBe(cacheVersion(root));
  });

  it.each([
    'src/navigation/routes.ts',
    'src/app.config.ts',
    'config/h5.ts',
    'patches/@tarojs+router+4.2.1.patch',
    'package.json',
  ])('is another one when %s changes', (file) => {
    const before = cacheVersion(copy);
    writeFileSync(join(copy, file), `${before}\n`);
    expect(cacheVersion(copy)).not.toBe(before);
  });
});
