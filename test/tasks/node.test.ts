import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../architecture/files';

/** The tasks are plain modules of Node, which jest does not load: Node itself is asked. */
const isTooOld = (version: string): boolean => {
  const install = pathToFileURL(join(root, 'tasks/install.mjs')).href;
  const script = `const { isTooOld } = await import('${install}'); console.log(isTooOld('${version}'));`;
  return (
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }) === 'true\n'
  );
};

describe('the Node that runs the commands', () => {
  it.each(['18.20.8', '20.9.0', '20.18.3'])('%s is too old', (version) => {
    expect(isTooOld(version)).toBe(true);
  });

  it.each(['20.19.0', '20.20.2', '22.1.0', '24.9.0'])('%s is new enough', (version) => {
    expect(isTooOld(version)).toBe(false);
  });
});
