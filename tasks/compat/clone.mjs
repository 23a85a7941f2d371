import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from './must.mjs';

/** Clones the committed files into a new folder called `name`. `use` gets its path; afterwards the clone is deleted. */
export async function inClone(name, use, { autocrlf = false } = {}) {
  const above = mkdtempSync(join(tmpdir(), 'compat-'));
  const folder = join(above, name);
  try {
    await must('git', ['clone', '--quiet', '--config', `core.autocrlf=${autocrlf}`, '.', folder]);
    return await use(folder);
  } finally {
    rmSync(above, { recursive: true, force: true, maxRetries: 3 });
  }
}
