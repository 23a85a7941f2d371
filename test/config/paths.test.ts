import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME } from '../../config/aria';
import { root } from '../architecture/files';

it('generated code imports the runtime of the plugin by an alias that leads to it', () => {
  expect(RUNTIME).toMatch(/^@\/[\w./]+$/);
  expect(existsSync(join(root, RUNTIME.replace('@', 'src')))).toBe(true);
});
