import { beforeAll, describe, expect, it } from 'vitest';
import { readAppConfig } from './appConfig';
import { filesIn, textOf } from './files';

/**
 * Spec §2: the customer-service pages, the out-web page and the configuration test page have the standard title bar, all others one of our
 * own. The web-view page shows out webs, too: the mini-program's web-view lies over whatever a page draws.
 */
const STANDARD = new Set([
  'creditV2/view/outWebPage',
  'loanV2/view/customerServicePage',
  'service/online_customer/index',
  'test/configuration',
  'webview/index',
]);

const pages = filesIn('src/pages')
  .filter((path) => path.endsWith('.config.ts'))
  .map((path) => path.replace(/^src\/pages\/|\.config\.ts$/g, ''));
const standard = pages.filter((page) => STANDARD.has(page));

describe('the standard title bar (spec §2)', () => {
  let usual: string | undefined;
  beforeAll(async () => {
    usual = (await readAppConfig()).window?.navigationStyle;
  });

  it('is that of the pages which the spec names, and of no other', () => {
    const styleOf = (page: string) =>
      /navigationStyle: '(\w+)'/.exec(textOf(`src/pages/${page}.config.ts`))?.[1] ?? usual;
    expect(standard.length).toBeGreaterThan(0);
    expect(pages.filter((page) => styleOf(page) !== 'custom')).toEqual(standard);
  });

  it('stands in place of ours where it is', () => {
    const views = pages.filter((page) => textOf(`src/pages/${page}.tsx`).includes('standardBar'));
    expect(views).toEqual(standard);
  });
});
