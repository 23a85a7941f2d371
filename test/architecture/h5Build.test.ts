import { createRequire } from 'node:module';
import { compile } from 'sass';
import { h5 } from '../../config/h5';
import { root } from './files';

interface WebpackChain {
  readonly output: { get(name: string): unknown };
}
const Chain = createRequire(import.meta.url)('webpack-chain') as new () => WebpackChain;

describe('the H5 build', () => {
  it('allows 120 s for a chunk (spec §9)', () => {
    const chain = new Chain();
    h5.webpackChain?.(chain as never, {} as never);
    expect(chain.output.get('chunkLoadTimeout')).toBe(120_000);
  });

  it('frames the app on a wide screen in the middle, half as wide as the window (spec §1)', () => {
    const { css } = compile(`${root}/src/app.scss`, { silenceDeprecations: ['import'], quietDeps: true });
    const frame = /\.yl-framed body > #app \{([^}]*)\}/.exec(css)?.[1];
    expect(frame).toContain('width: 50vw;');
    expect(frame).toContain('margin: 0 auto;');
  });
});
