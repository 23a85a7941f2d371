import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../architecture/files';

/** What a task says in a folder of this name: its commands run there, without packages. */
function saidIn(name: string): string {
  const above = mkdtempSync(join(tmpdir(), 'folder-'));
  try {
    const folder = join(above, name);
    for (const path of ['tasks', 'package.json'])
      cpSync(join(root, path), join(folder, path), { recursive: true });
    return spawnSync(process.execPath, [join('tasks', 'start.mjs')], { cwd: folder, encoding: 'utf8' })
      .stderr;
  } finally {
    rmSync(above, { recursive: true, force: true });
  }
}

describe('a folder in which the build cannot work', () => {
  it.each(['#', '?', '%', '!'].filter((mark) => process.platform !== 'win32' || mark !== '?'))(
    'with %s in its path is refused in one line, before anything is installed',
    (mark) => {
      const lines = saidIn(`it's ${mark}1 我的`).trim().split('\n');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`without “${mark}” in its path`);
    },
  );

  it('is not one with spaces, quotes or Chinese in its path', () => {
    expect(saidIn("it's 1 我的")).not.toContain('in its path');
  });
});
