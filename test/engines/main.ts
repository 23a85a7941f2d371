/** `tsx test/engines/main.ts webkit|chromium|tooOld [part of a page's address]`: the app in other browsers, run by `npm run compat`. */
import { GatewayProcess } from '../journeys/driver/gateway';
import { comes, PATIENCE_MS } from '../journeys/driver/patience';
import type { Engine } from './engine';
import { liveMainLoop } from './mainLoop';
import { OldChromium } from './oldChromium';
import { openPages } from './pages';
import { WebKit } from './webkit';

const [, , name = '', only] = process.argv;

const startWebKit = (): Promise<Engine> => WebKit.start();
const startChromium = (): Promise<Engine> =>
  OldChromium.start(process.env['OLD_PUPPETEER'] ?? '', process.env['OLD_CHROMIUM'] ?? '');

async function useAll(start: () => Promise<Engine>, gateway: GatewayProcess): Promise<string> {
  const failures: string[] = [];
  const engine = await start();
  const { version } = engine;
  const loop = only === undefined ? liveMainLoop(engine, gateway, name) : Promise.resolve();
  await loop.catch((error: unknown) => failures.push(`main loop: ${String(error)}`));
  await engine.close();
  const { opened, failed } = await openPages(start, gateway, name, only);
  failures.push(...failed);
  if (failures.length > 0) throw new Error(failures.map((failure) => `✗ ${failure}`).join('\n'));
  return `main loop and ${opened} pages in ${version}`;
}

async function seeTooOld(start: () => Promise<Engine>, gateway: GatewayProcess): Promise<string> {
  const engine = await start();
  try {
    await engine.open(`${gateway.url}/`);
    const text = () => engine.run<string>('return document.body.innerText');
    if (!(await comes(async () => (await text()).includes('当前浏览器版本过低'), PATIENCE_MS)))
      throw new Error(`does not say that the browser is too old: ${await text()}`);
    return `the page for browsers that are too old in ${engine.version}`;
  } finally {
    await engine.close();
  }
}

const TRIALS: Readonly<Record<string, (gateway: GatewayProcess) => Promise<string>>> = {
  webkit: (gateway) => useAll(startWebKit, gateway),
  chromium: (gateway) => useAll(startChromium, gateway),
  tooOld: (gateway) => seeTooOld(startChromium, gateway),
};

async function main(): Promise<string> {
  const trial = TRIALS[name];
  if (trial === undefined) throw new Error(`which browser? One of: ${Object.keys(TRIALS).join(', ')}`);
  const gateway = await GatewayProcess.start();
  return trial(gateway).finally(() => gateway.close());
}

main().then(
  (seen) => {
    process.stdout.write(`${seen}\n`);
    process.exit(0);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
