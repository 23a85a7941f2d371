/** Lighthouse's slow phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? '4');
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const FAST_NETWORK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const LONGEST_MS = 20_000;
const QUIET_MS = 700;

/**
 * Runs in the page: `globalThis.watchMove` waits for a tap, then looks in each frame at two texts of the page at `path`. Answers the milliseconds from the
 * pointer event to the end of the frame that draws the title, that draws the content, and that has the content on the screen, whole and with nothing
 * above it: a page may slide in, or not if it is drawn quickly, and a drawn text may still be beside the screen.
 */
export function prepare() {
  const { document, NodeFilter, requestAnimationFrame, scheduler } = globalThis;
  const find = (path, text) => {
    const page = document.querySelector(`.taro_page[id^="${path}"]`);
    if (!page?.textContent.includes(text)) return undefined;
    const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) if (nodes.currentNode.data.includes(text)) return nodes.currentNode;
    return undefined;
  };
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const isDrawn = (node) => boxOf(node).width > 0;
  const isOnScreen = (node) => {
    const { left, right, top, bottom, width } = boxOf(node);
    if (width === 0 || left < 0 || right > globalThis.innerWidth) return false;
    return node.parentElement.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const timeOf = (start, path, text, isThere) =>
    new Promise((resolve) => {
      let node;
      const look = () => {
        if (!node?.isConnected) node = find(path, text);
        if (!node || !isThere(node)) return requestAnimationFrame(look);
        // Has its turn when the frame is drawn, before anything else that waits.
        const end = () => resolve(performance.now() - start);
        return scheduler.postTask(end, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    });
  globalThis.watchMove = ({ path, title, content }) => {
    globalThis.moved = new Promise((resolve) => {
      const start = async ({ timeStamp }) => {
        const times = await Promise.all([
          timeOf(timeStamp, path, title, isDrawn),
          timeOf(timeStamp, path, content, isDrawn),
          timeOf(timeStamp, path, content, isOnScreen),
        ]);
        resolve({ title: times[0], content: times[1], shown: times[2] });
      };
      globalThis.addEventListener('pointerdown', start, { capture: true, once: true });
    });
  };
}

/** No request is running, and none begins for a while: the page before has finished its own work. */
export async function settle(page) {
  let last = Date.now();
  const note = () => (last = Date.now());
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.on(event, note);
  const end = last + LONGEST_MS;
  while (Date.now() - last < QUIET_MS && Date.now() < end) await page.waitForTimeout(100);
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.off(event, note);
}

/** Taps, and answers `{ title, content, shown }` in milliseconds. Slow only during the move: the time before and after it is not measured. */
export async function timeMove(page, session, { tap, ...move }) {
  await settle(page);
  const target = tap(page);
  await target.scrollIntoViewIfNeeded();
  await page.evaluate((wanted) => globalThis.watchMove(wanted), move);
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  try {
    await target.tap();
    const slow = new Promise((_, reject) =>
      setTimeout(
        () => reject(new Error(`${move.path}: ${move.content} was not to be seen`)),
        LONGEST_MS,
      ).unref(),
    );
    return await Promise.race([page.evaluate(() => globalThis.moved), slow]);
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.send('Network.emulateNetworkConditions', FAST_NETWORK);
  }
}
