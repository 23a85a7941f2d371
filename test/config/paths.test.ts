import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME } from '../../config/aria';
import pageLoads from '../../config/pageLoads';
import { root } from '../architecture/files';

// The one that webpack gives to loaders.
const { contextify } = jest.requireActual<{ contextify: (context: string, request: string) => string }>(
  'webpack/lib/util/identifier',
);

const ENTRY = `
var config = {"pages":[]}
config.routes = [
Object.assign({
  path: 'pages/home/index',
  load: function(context, params) {
    const page = import("./pages/home/index")
    return [page, context, params]
  }
}, {}),
Object.assign({
  path: 'pages/login/index',
  load: function(context, params) {
    const page = import("./pages/login/index")
    return [page, context, params]
  }
}, {})
]
createRouter(history, inst, config, React)
`;

describe('generated code', () => {
  it('imports the runtime of the plugin by an alias that leads to it', () => {
    expect(RUNTIME).toMatch(/^@\/[\w./]+$/);
    expect(existsSync(join(root, RUNTIME.replace('@', 'src')))).toBe(true);
  });

  it('names the loader of pages without the folder of the project', () => {
    const context = join(root, 'src');
    const made = pageLoads.call(
      {
        context,
        resourceQuery: '?app',
        getOptions: () => ({}),
        addDependency: () => undefined,
        utils: { contextify },
      },
      ENTRY,
    );
    expect(made).toContain('!!../config/pageLoads.js?');
    expect(made).not.toContain(root);
  });
});
