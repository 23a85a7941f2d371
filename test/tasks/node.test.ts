import { textOf } from '../architecture/files';
import { asked } from './task';

const isTooOld = (version: string) => asked('install.mjs', `task.isTooOld('${version}')`);

describe('the Node that runs the commands', () => {
  it.each(['18.20.8', '20.9.0', '20.18.3'])('%s is too old', (version) => {
    expect(isTooOld(version)).toBe(true);
  });

  it.each(['20.19.0', '20.20.2', '22.1.0', '24.9.0'])('%s is new enough', (version) => {
    expect(isTooOld(version)).toBe(false);
  });

  it('is the same in package.json, .nvmrc, README and the guard', () => {
    const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
    const least = textOf('.nvmrc').trim();
    expect(engines.node).toBe(`>=${least}`);
    expect(textOf('README.md')).toContain(`Node ${least} or later`);
    expect(asked('install.mjs', 'task.MINIMUM_NODE')).toBe(least);
  });
});
