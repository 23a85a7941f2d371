import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHome } from './prerender/openHome.mjs';
import { LIVING, pictureOf, still } from './prerender/picture.mjs';
import { rulesOf } from './prerender/rules.mjs';

const LOGIN = '#/pages/login/index';
const PLACE = '<template id="first-drawn"></template>';

/** Rules of a style sheet or style that the picture needs beside those that are in the page. */
function missing(element, { document, folder, html }) {
  if (element.tagName !== 'STYLE') {
    const file = join(folder, new URL(element.href).pathname);
    return existsSync(file) ? rulesOf(document, readFileSync(file, 'utf8')) : '';
  }
  // The page's own apply to the picture, except for what has another name there.
  const css = element.textContent;
  return html.includes(css) ? rulesOf(document, css, new RegExp(LIVING.source)) : rulesOf(document, css);
}

/**
 * Draws the home of a first visit into `index.html`: the living app's own elements with the rules that they need, so that it is seen before any
 * script or style sheet has come. `src/index.html` decides who sees it, and takes it away when the living page is there.
 */
export async function prerender(folder) {
  const window = await openHome(folder);
  const { document } = window;
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')];
  const css = sheets.map((element) => still(missing(element, { document, folder, html }))).join('');
  const picture = pictureOf(window, { button: LOGIN });
  window.close();

  if (!html.includes(PLACE)) throw new Error('index.html has no place for the first screen.');
  writeFileSync(
    file,
    html.replace(PLACE, () => PLACE.replace('><', `><style>${css.replace(/\s+/g, ' ')}</style>${picture}<`)),
  );
}
