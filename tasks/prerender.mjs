import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHome } from './prerender/openHome.mjs';
import { pictureOf, still } from './prerender/picture.mjs';
import { rulesOf } from './prerender/rules.mjs';

const LOGIN = '#/pages/login/index';
const PLACE = '<template id="first-drawn"></template>';

const textOf = (folder) => (element) =>
  element.tagName === 'STYLE'
    ? element.textContent
    : readFileSync(join(folder, new URL(element.href).pathname), 'utf8');

/**
 * Draws the home of a first visit into `index.html`: the living app's own elements with the rules that they need, so that it is seen before any
 * script or style sheet has come. `src/index.html` decides who sees it, and takes it away when the living page stands there.
 */
export async function prerender(folder) {
  const window = await openHome(folder);
  const { document } = window;
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].filter((element) =>
    element.tagName === 'STYLE'
      ? // The page's own stands there already.
        !html.includes(element.textContent)
      : existsSync(join(folder, new URL(element.href).pathname)),
  );
  const css = still(rulesOf(document, sheets.map(textOf(folder)).join('\n'))).replace(/\s+/g, ' ');
  const picture = pictureOf(window, { button: LOGIN });
  window.close();

  if (!html.includes(PLACE)) throw new Error('index.html has no place for the first screen.');
  writeFileSync(
    file,
    html.replace(PLACE, () => PLACE.replace('><', `><style>${css}</style>${picture}<`)),
  );
}
