import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openHome } from './prerender/openHome.mjs';
import { LIVING, pictureOf, still } from './prerender/picture.mjs';
import { rulesOf } from './prerender/rules.mjs';

const LOGIN = '#/pages/login/index';
const PLACE = '<template id="first-drawn"></template>';

/** Rules of a style sheet or style that the picture needs and the page does not already have. */
function missing(element, { document, folder, html }) {
  const inPage = element.tagName === 'STYLE';
  const file = inPage ? '' : join(folder, new URL(element.href).pathname);
  if (!inPage && !existsSync(file)) return '';
  const css = inPage ? element.textContent : readFileSync(file, 'utf8');
  const had = inPage ? html.includes(css) : html.includes(`href="./css/${basename(file)}"`);
  // The page's rules also apply to the picture, except rules for elements that have another name there.
  return had ? rulesOf(document, css, new RegExp(LIVING.source)) : rulesOf(document, css);
}

/**
 * Writes the home page of a first visit into `index.html`: the elements of the running app and the rules that they need. The person sees it
 * before any script or style sheet has loaded. `src/index.html` decides when to show it, and removes it when the real page is there.
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
