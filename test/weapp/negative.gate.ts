import type { Browser } from 'playwright-core';
import { launchBrowser } from '../journeys/driver/browser';
import { builtAddress, builtFolder } from '../journeys/driver/mini';
import { GatewayProcess } from '../journeys/driver/gateway';
import { compile, CompileError, openMini, readFiles, type Files, type MiniRun } from '.';
import { soon } from '../soon';

/** Time limits: for a step of the sound program, and for watching a broken one. */
const LONG = { within: 30_000 };
const SHORT = { within: 4_000 };
const LOOK_AGAIN_MS = 100;

/** The step that a broken program does not reach. */
type Step = 'login' | 'field';

const built = readFiles(builtFolder());
let browser: Browser;
let gateway: GatewayProcess;

beforeAll(async () => {
  [gateway, browser] = await Promise.all([GatewayProcess.start(builtAddress()), launchBrowser()]);
}, 300_000);
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

type Change = (text: string) => string;

/** The built program with one file changed; throws when nothing changes, because that would prove nothing. */
function changed(path: string, change: Change): Files {
  const before = built.get(path)?.toString() ?? '';
  const after = change(before);
  expect(after).not.toBe(before);
  return new Map([...built, [path, Buffer.from(after)]]);
}

const without = (path: string): Files => new Map([...built].filter(([name]) => name !== path));

/** Home, the login page, a number typed (the program groups it when the field is left) and deleted. */
async function steps({ driver }: MiniRun, broken?: Step): Promise<void> {
  const patience = (step?: Step) => (step !== undefined && step === broken ? SHORT : LONG);
  const field = (wanted: string) =>
    soon(async () => {
      const held = await driver.valueOf('手机号');
      if (held !== wanted) throw new Error(`the field holds "${held}", not "${wanted}"`);
    }, patience('field').within);
  await driver.open('/');
  await driver.see('登录 / 注册', LONG);
  await driver.tapRole('button', '登录 / 注册');
  await driver.arrive('/pages/login/index', patience('login'));
  await driver.see('手机号', LONG);
  await driver.fill('手机号', '13800138000');
  await driver.tapRole('checkbox', /用户注册协议/);
  await field('138 0013 8000');
  await driver.tapRole('button', '清空');
  await driver.see('11位手机号', LONG);
  await field('');
}

/** Ends as soon as anything is reported: what the program does after that does not matter. */
async function reported(run: MiniRun, over: () => boolean): Promise<void> {
  // While the window is opening, there is nothing to ask.
  const problems = () => run.problems().catch(() => []);
  while (!over() && (await problems()).length === 0)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

/** What is wrong with a program: compile errors, the failing step, and problems reported in the background. */
async function faultsOf(files: Files, broken?: Step): Promise<string> {
  try {
    const routes = { [builtAddress()]: gateway.url };
    const run = await openMini({ browser, program: compile(files), journey: 'negative', routes });
    try {
      const failed: string[] = [];
      let over = false;
      const walked = steps(run, broken)
        .catch((error: unknown) => failed.push(String(error)))
        .finally(() => (over = true));
      await Promise.race([walked, reported(run, () => over)]);
      return [...failed, ...(await run.problems())].join('\n');
    } finally {
      await run.close();
    }
  } catch (error) {
    if (error instanceof CompileError) return error.message;
    throw error;
  }
}

it('the program as built passes', async () => {
  expect(await faultsOf(built)).toBe('');
});

describe('a broken program fails', () => {
  it.each<[string, () => Files, RegExp, Step?]>([
    [
      'tap bindings removed',
      () => changed('base.wxml', (text) => text.replaceAll(' bindtap="eh"', '')),
      /\/pages\/login\/index did not come/,
      'login',
    ],
    [
      'a wrong binding of value=',
      () =>
        changed('base.wxml', (text) =>
          text.replace(/<input value="\{\{i\.p\d+\}\}"/g, '<input value="{{i.v}}"'),
        ),
      /the field holds/,
      'field',
    ],
    [
      'a page missing from app.json',
      () => changed('app.json', (text) => text.replace(/\{"root":"pages\/login","pages":\[[^\]]*\]\},?/, '')),
      /\/pages\/login\/index did not come|pages\/login/,
      'login',
    ],
    ['utils.wxs deleted', () => without('utils.wxs'), /uses utils\.wxs, which is missing/],
    [
      'a template that does not close a tag',
      () => changed('comp.wxml', (text) => `${text}<view>`),
      /missing end tag/,
    ],
    [
      'texts that no template draws',
      () =>
        changed('base.wxml', (text) =>
          text.replace(/<template name="tmpl_\d+(?=_\d+">\s*<text )/g, '$&_not'),
        ),
      /no template for a node of the kind \d/,
    ],
    [
      'fetch() used',
      () => changed('pages/home/index.js', (text) => `${text};fetch("${builtAddress()}/");`),
      /fetch is not a function|fetch is not defined/,
    ],
    [
      'document used',
      () => changed('app.js', (text) => `${text};document.title="x";`),
      /undefined \(setting 'title'\)/,
    ],
    [
      'code made of text',
      () => changed('app.js', (text) => `${text};new Function("return 1")();`),
      /makes no code of text/,
    ],
    [
      'a function that the host lacks',
      () => changed('app.js', (text) => `${text};try{wx.scanCode({})}catch(e){}`),
      /wx\.scanCode is not in the host/,
    ],
    [
      'an address that is in no list',
      () => changed('app.js', (text) => `${text};wx.request({url:"https://elsewhere.example/",fail(){}});`),
      /elsewhere\.example is not in the domain list/,
    ],
    [
      'more data than a page may be sent',
      () =>
        changed(
          'pages/home/index.js',
          (text) => `${text};setTimeout(()=>getCurrentPages()[0].setData({x:"x".repeat(1100000)}),500);`,
        ),
      /setData of 1100\d+ bytes/,
    ],
    [
      'data sent in a loop',
      () =>
        changed(
          'pages/home/index.js',
          (text) =>
            `${text};setTimeout(()=>{for(let n=0;n<250;n++)getCurrentPages()[0].setData({n:n})},500);`,
        ),
      /more than 100 setData in a second/,
    ],
    [
      'a picture that is not in the package',
      () => changed('pages/home/index.wxml', (text) => `${text}<image src="/assets/none.png"></image>`),
      /the picture \/assets\/none\.png does not load/,
    ],
    [
      'a module that is not there',
      () => changed('pages/home/index.js', (text) => `require("../none.js");${text}`),
      /module 'pages\/none\.js' is not defined/,
    ],
    ['a component without its json', () => without('comp.json'), /comp\.json is missing/],
    [
      'a rejection that no one takes',
      () => changed('app.js', (text) => `${text};Promise.reject(new Error("lost"));`),
      /unhandled rejection: Error: lost/,
    ],
    [
      'a page that does not exist opened, and the failure taken in silence',
      () =>
        changed(
          'pages/home/index.js',
          (text) => `${text};setTimeout(()=>wx.navigateTo({url:"/pages/none/index",fail(){}}),500);`,
        ),
      /wx\.navigateTo: page "pages\/none\/index" is not found/,
    ],
    [
      'a call as no client takes it, and the failure taken in silence',
      () =>
        changed(
          'app.js',
          (text) => `${text};wx.request({url:"${builtAddress()}/",method:"PATCH",fail(){}});`,
        ),
      /wx\.request: method PATCH is not supported/,
    ],
    [
      'an element that the host cannot draw',
      () =>
        changed('base.wxml', (text) => text.replaceAll('<input ', '<map ').replaceAll('</input>', '</map>')),
      /cannot draw <map>/,
    ],
    [
      'a page of another package opened as a tab',
      () =>
        changed(
          'pages/home/index.js',
          (text) => `${text};setTimeout(()=>wx.switchTab({url:"/pages/login/index"}),500);`,
        ),
      /can not switch to no-tabBar page/,
    ],
    [
      'an error on the console',
      () => changed('app.js', (text) => `${text};console.error("oh no");`),
      /oh no/,
    ],
    // A rest: jest hands a parameter that a row lacks its `done`, and waits for it.
  ])('%s', async (_, files, why, ...[step]) => {
    expect(await faultsOf(files(), step)).toMatch(why);
  });
});
