import { readAppConfig } from './appConfig';
import { filesIn, textOf } from './files';

/**
 * Spec §2: the customer-service pages, the out-web page and the configuration test page have the standard title bar, all others our own. The
 * web-view page shows out-webs, too: the mini-program's web-view covers everything that a page draws.
 */
const STANDARD = new Set([
  'creditV2/view/outWebPage',
  'loanV2/view/customerServicePage',
  'service/online_customer/index',
  'test/configuration',
  'webview/index',
]);

const files = filesIn('src/pages');
const pages = files
  .filter((path) => path.endsWith('.tsx') && /^export default /m.test(textOf(path)))
  .map((path) => path.replace(/^src\/pages\/|\.tsx$/g, ''));
const standard = pages.filter((page) => STANDARD.has(page));

describe('the standard title bar (spec §2)', () => {
  let usual: string | undefined;
  beforeAll(async () => {
    usual = (await readAppConfig()).window?.navigationStyle;
  });

  it('is on the pages that the spec names, and on no others', () => {
    // A page without its own configuration uses the app's.
    const styleOf = (page: string) => {
      const config = `src/pages/${page}.config.ts`;
      const own = files.includes(config) && /navigationStyle: '(\w+)'/.exec(textOf(config))?.[1];
      return own || usual;
    };
    expect(standard.length).toBeGreaterThan(0);
    expect(pages.filter((page) => styleOf(page) !== 'custom')).toEqual(standard);
  });

  it('replaces our own title bar', () => {
    const views = pages.filter((page) => /standardBar|<ServiceDesk/.test(textOf(`src/pages/${page}.tsx`)));
    expect(views).toEqual(standard);
  });
});
