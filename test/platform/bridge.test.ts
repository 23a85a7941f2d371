import { readFileSync } from 'node:fs';
import { resetWx } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

const ROWS = readFileSync(new URL('bridge.tsv', import.meta.url), 'utf8')
  .split(/\r?\n/)
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const handlers = ROWS.map(([name = '']) => name);

/** Handler to port, as in the README of the adapters: `| handleCamera | `camera.take` | … |`. */
const ports = new Map(
  Array.from(
    readFileSync(new URL('../../src/platform/README.md', import.meta.url), 'utf8').matchAll(
      /^\| ([\w -]+?) \| `(\w+)\.(\w+)` \|/gm,
    ),
    ([, handler = '', port = '', member = '']) => [handler, { port, member }],
  ),
);

type Module = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

async function offered(port: string, member: string, variant: string): Promise<unknown> {
  resetWx();
  const module = (await import(`../../src/platform/${port}/index${variant}.ts`)) as Module;
  return module[port]?.[member];
}

describe('native bridge', () => {
  it('is listed completely', () => {
    expect(handlers).toHaveLength(13);
    expect([...ports.keys()].sort()).toEqual([...handlers].sort());
  });

  describe.each(handlers)('%s', (handler) => {
    it.each(['', '.weapp'])('exists in index%s', async (variant) => {
      const { port = '', member = '' } = ports.get(handler) ?? {};
      expect(typeof (await offered(port, member, variant))).toBe('function');
    });
  });
});
