import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { buildOperations, Lifecycle, Metrics } from '../../gateway/operations';
import { startGateway, type Bank } from './harness';

/*
 * Every route of the gateway, as Fastify knows them: a new one is in this list without being named. Each is asked without a session or a
 * valid parameter; the answer may be a page, a refusal or an error, and its headers must hold in each case.
 */

interface Route {
  readonly method: string;
  readonly url: string;
}
const routes: Route[] = [];
let folder: string;
let bank: Bank;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yunling-all-headers-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script>document.title = "x";</script>');
  const follow = (app: FastifyInstance) =>
    void app.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  const operations = {
    lifecycle: { follow },
    metrics: {
      follow: () => undefined,
      ofDatabase: () => undefined,
      answered: () => undefined,
      openedWith: () => undefined,
    },
  };
  bank = await startGateway({
    settings: { appDir: folder, grayDir: folder },
    operations: operations as never,
  });
});
afterAll(async () => {
  await bank.close();
  rmSync(folder, { recursive: true });
});

/** Directives of a policy by name. */
const rulesOf = (policy: string): Map<string, string> =>
  new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

/** What is wrong with the headers of an answer; empty: nothing. */
function wrongIn(headers: Readonly<Record<string, unknown>>): string[] {
  const rules = rulesOf(String(headers['content-security-policy'] ?? ''));
  const scripts = rules.get('script-src') ?? rules.get('default-src') ?? '';
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  const checks: Readonly<Record<string, boolean>> = {
    'no frame rule': rules.has('frame-ancestors'),
    'no rule for scripts of a page': !isPage || scripts !== '',
    'unsafe scripts': !/unsafe-|\*|data:|https?:(\s|$)/.test(scripts),
    sniffing: headers['x-content-type-options'] === 'nosniff',
    referrer: /^(strict-origin|no-referrer)$/.test(String(headers['referrer-policy'])),
    devices: String(headers['permissions-policy']).includes('geolocation=()'),
    'names the software': headers['x-powered-by'] === undefined && headers['server'] === undefined,
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

/** Fastify's own answers carry its codes and its sentences. */
const SAYS_SOFTWARE = /FST_|"message"|fastify/i;

const addressOf = (url: string) => url.replace(/:\w+/g, 'unknown').replace('*', 'unknown');

it('every route answers with headers that protect the page, without a session and with nothing that it knows', async () => {
  const wrong: string[] = [];
  for (const { method, url } of routes) {
    const { headers, statusCode } = await bank.app.inject({ method: method as 'GET', url: addressOf(url) });
    for (const what of wrongIn(headers)) wrong.push(`${method} ${url} (${statusCode}): ${what}`);
  }
  expect(wrong).toEqual([]);
  // Calls, pages, files, the console and the specimens are all among them.
  const urls = routes.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      '/oauth/token',
      '/*',
      '/gray/*',
      '/files/:ticket',
      '/sandbox/*',
      '/sandbox/api/clock',
    ]),
  );
  expect(urls.length).toBeGreaterThan(200);
}, 120_000);

it.each([
  ['an unknown address', { url: '/nothing' }],
  ['a method that a route has not', { method: 'DELETE', url: '/oauth/token' }],
  [
    'a body that is no JSON',
    { method: 'POST', url: '/oauth/token', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['an address that is no address', { url: '/%E4%' }],
  ['a page', { url: '/' }],
  ['the console', { url: '/sandbox/' }],
  ['a foreign host at the console', { url: '/sandbox/', headers: { host: 'foreign.example' } }],
] as const)('the answer to %s has them too', async (_name, request) => {
  const { headers } = await bank.app.inject(request as { url: string });
  expect(wrongIn(headers)).toEqual([]);
});

const BROKEN: readonly [string, InjectOptions][] = [
  ['an unknown address', { url: '/nothing' }],
  ['an address that is no address', { url: '/%E4%' }],
  ['a method that no route has', { method: 'DELETE', url: '/livez' }],
  [
    'a body of another kind',
    { method: 'POST', url: '/settlement/changed', payload: 'x', headers: { 'content-type': 'text/x' } },
  ],
  [
    'a body that is no JSON',
    {
      method: 'POST',
      url: '/settlement/changed',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    },
  ],
  [
    'a body that is too long',
    { method: 'POST', url: '/settlement/changed', payload: { orderNo: 'x'.repeat(2000) } },
  ],
];

it.each(BROKEN)(
  'the answer to %s is the same on both ports, and names no software',
  async (_what, request) => {
    const lifecycle = new Lifecycle();
    const operations = await buildOperations({
      lifecycle,
      metrics: new Metrics(),
      pages: bank.settings.pages,
    });
    for (const app of [bank.app, operations]) {
      const { statusCode, headers, json, body } = await app.inject(request);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(wrongIn(headers)).toEqual([]);
      expect(body).not.toMatch(SAYS_SOFTWARE);
      expect(Object.keys(json<object>()).sort()).toEqual(['error', 'statusCode']);
    }
    await operations.close();
  },
);
