import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../architecture/files';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

describe('npm run preview:weapp -- --dry-run', () => {
  it('shows what would be sent of the built program, sends nothing, and never shows the key', () => {
    const folder = mkdtempSync(join(tmpdir(), 'upload-'));
    try {
      const key = join(folder, 'upload.key');
      writeFileSync(key, privateKey);
      const { stdout, stderr } = spawnSync(process.execPath, ['tasks/upload.mjs', 'preview', '--dry-run'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, WEAPP_APPID: 'wx0123456789abcdef', WEAPP_KEY: key, WEAPP_ROBOT: '7' },
      });
      expect(stderr).toBe('');
      expect(stdout).toMatch(/account\s+wx0123456789abcdef\nversion\s+[\d.]+\nrobot\s+7\n/);
      expect(stdout).toMatch(/main package\s+\d+ kB\n/);
      expect(stdout).toContain('Nothing was sent');
      expect(stdout).not.toContain(privateKey.split('\n')[1] ?? '');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
