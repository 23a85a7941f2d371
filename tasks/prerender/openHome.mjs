import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webcrypto } from 'node:crypto';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';

const PATIENCE_MS = 60_000;
const LOOK_MS = 50;
/** If the page looks the same so many times in a row, it is drawn. This counts looks, not time, since a machine may be slow. */
const SAME_LOOKS = 10;
const HOME = '.taro_page .yl-page__body';

/** Serves files of the build, and nothing else. */
class BuiltFiles extends ResourceLoader {
  constructor(folder) {
    super();
    this.folder = folder;
  }

  fetch(url) {
    const file = join(this.folder, new URL(url).pathname);
    return existsSync(file) ? Promise.resolve(readFileSync(file)) : Promise.reject(new Error(`no ${url}`));
  }
}

const never = () => new Promise(() => undefined);
const watcher = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Functions that a browser has and jsdom lacks. No call gets an answer, so the page stays in its first state. */
function furnish(window) {
  const query = (media) => ({
    media,
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(window, {
    // The width of a phone: wide windows have a frame, and do not show the first screen.
    innerWidth: 375,
    innerHeight: 812,
    matchMedia: query,
    scrollTo() {},
    fetch: never,
    ResizeObserver: watcher,
    IntersectionObserver: watcher,
    XMLHttpRequest: class {
      open() {}
      send() {}
      abort() {}
      setRequestHeader() {}
      addEventListener() {}
    },
  });
  Object.defineProperty(window, 'crypto', { value: webcrypto });
}

/**
 * Opens the built app in `folder` as a first visit, without a browser, and returns its window as soon as home is there in its first
 * state: no one logged in, nothing loaded. Throws if home does not come.
 */
export async function openHome(folder) {
  const problems = [];
  const console = new VirtualConsole();
  console.on('jsdomError', ({ message }) => problems.push(message));
  const { window } = new JSDOM(readFileSync(join(folder, 'index.html'), 'utf8'), {
    url: 'http://localhost/',
    runScripts: 'dangerously',
    resources: new BuiltFiles(folder),
    pretendToBeVisual: true,
    virtualConsole: console,
    beforeParse: furnish,
  });
  let seen = '';
  let same = 0;
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await new Promise((look) => setTimeout(look, LOOK_MS));
    if (window.document.querySelector(HOME) === null) continue;
    const shown = window.document.body.innerHTML;
    same = shown === seen ? same + 1 : 0;
    seen = shown;
    if (same === SAME_LOOKS) return window;
  }
  throw new Error(`Home did not open:\n${problems.join('\n')}`);
}
