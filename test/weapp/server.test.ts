import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MiniProgram } from './compile';
import { Device } from './run/device';
import { screen } from './run/screen';
import { HostServer } from './run/server';

const ORIGIN = 'http://web.example';
const NO_PROGRAM = { styles: {}, files: new Map() } as unknown as MiniProgram;
const SETTINGS = {
  domains: [],
  webDomains: [],
  webMoves: true,
  networkType: 'wifi',
  fontScale: 1,
  dataDelayMs: 0,
  subscriptions: 'asked' as const,
  promises: 'native' as const,
  lacks: [],
  loginCodes: 'new' as const,
  system: {},
  answers: { scopes: {}, privacyAgreed: true },
};

// An unhandled rejection fails the whole run, whatever the tests say.
it('a web page that closes before it has loaded ends only its own request', async () => {
  let goneAtTheWeb: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (goneAtTheWeb = resolve));
  const web = createServer((_, response) => {
    response.once('close', goneAtTheWeb);
    response.writeHead(200, { 'content-type': 'text/html' }).write('the first half');
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const real = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const routes = { [ORIGIN]: real };
  const host = new Map([['/shell.css', 'body {}']]);
  const facts = { screen, settings: SETTINGS };
  const server = await HostServer.start(NO_PROGRAM, host, new Device(routes), facts, routes);
  const rejected: unknown[] = [];
  const take = (reason: unknown) => rejected.push(reason);
  process.on('unhandledRejection', take);
  try {
    const asked = get(server.url, { path: `${ORIGIN}/page` });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    asked.destroy();
    await gone;
    expect(await (await fetch(`${server.url}/shell.css`)).text()).toBe('body {}');
    expect(rejected).toEqual([]);
  } finally {
    process.off('unhandledRejection', take);
    await server.close();
    web.closeAllConnections();
    web.close();
  }
});
