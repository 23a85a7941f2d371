import { HELLO, MOVES, visible } from './moveList.mjs';
import { prepare, PHONE, settle, timeMove } from './moveTime.mjs';
import { withGateway } from './serve.mjs';

const ROUNDS = 5;
const BORROWER = '13700009001';

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const medians = (times) =>
  Object.fromEntries(
    ['title', 'content', 'shown'].map((name) => [name, median(times.map((time) => time[name]))]),
  );

/** A call of the gateway's console. */
async function ask(address, path, body) {
  const answer = await fetch(`${address}sandbox/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`console ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function openPage(browser, address) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(prepare);
  const page = await context.newPage();
  await page.goto(address);
  return { page, session: await context.newCDPSession(page) };
}

/** The app with a borrower logged in, on home. */
async function openBorrower(browser, address) {
  await ask(address, 'customers', { phone: BORROWER, persona: 'borrowing' });
  const { query } = await ask(address, 'links/token', { phone: BORROWER });
  const opened = await openPage(browser, `${address}${query}`);
  await opened.page.getByRole('button', { name: '登录', exact: true }).click();
  await visible(opened.page.getByText('去借款')).waitFor();
  return opened;
}

/** There once to warm up, then in each round there and back, with `beside` in turn, so that a busy moment of the machine affects both. */
async function measureMove({ page, session }, { from = [], leave, ...move }, beside) {
  const back = async () => {
    await settle(page);
    await (leave ? leave(page).tap() : page.goBack());
  };
  for (const step of from) {
    await settle(page);
    await step(page).tap();
  }
  const times = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    times.push(await timeMove(page, session, move));
    await back();
    await beside();
  }
  return medians(times.slice(1));
}

/**
 * From a tap until the next page's title and content are drawn, and until its content is on the screen, in milliseconds:
 * `{ moves: [{ name, title, content, shown }], hello, middle }`.
 */
export const measureMoves = (browser, appDir, helloDir) =>
  withGateway(appDir, (address) =>
    withGateway(helloDir, async (helloAddress) => {
      const app = await openBorrower(browser, address);
      const hello = await openPage(browser, helloAddress);
      const times = [];
      const beside = async () => {
        times.push(await timeMove(hello.page, hello.session, HELLO));
        await hello.page.goBack();
      };
      await beside();
      times.pop();
      const moves = [];
      for (const { name, ...move } of MOVES) {
        moves.push({ name, ...(await measureMove(app, move, beside)) });
        // Home again, with the memory of the pages as it was.
        await app.page.goto(`${address}#/pages/home/index`);
      }
      return { moves, hello: medians(times), middle: medians(moves) };
    }),
  );
