import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPageSources } from '../../gateway/headers';
import { startGateway, type Bank } from './harness';

const SCRIPT = 'document.title = "x";';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = (script: string) => `<!doctype html><script src="a.js"></script><script>${script}</script>`;
const OWN = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' https://partner.example">`;

/** The headers of every answer. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(strict-origin|no-referrer)$/) as string,
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'content-security-policy': expect.stringContaining('frame-ancestors') as string,
};

let folder: string;
let bank: Bank;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yunling-headers-'));
  mkdirSync(join(folder, 'callback'));
  writeFileSync(join(folder, 'index.html'), page(SCRIPT));
  writeFileSync(join(folder, 'index.html.gz'), 'compressed');
  writeFileSync(join(folder, 'app.js'), 'app()');
  writeFileSync(join(folder, 'callback', 'back.html'), OWN);
  bank = await startGateway({ settings: { appDir: folder, grayDir: folder } });
});
afterAll(async () => {
  await bank.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers = {}) => bank.app.inject({ url, headers });
const policyOf = async (url: string, headers = {}) =>
  String((await ask(url, headers)).headers['content-security-policy']);

describe('headers', () => {
  it.each([
    ['/', 200],
    ['/gray/', 200],
    ['/app.js', 200],
    ['/callback/back.html', 200],
    ['/files/unknown', 404],
    ['/nothing', 404],
    ['/sandbox/', 200],
    ['/sandbox/api/clock', 200],
    ['/sandbox/specimens/id-front.jpg', 200],
    ['/sandbox/face/unknown', 404],
    ['/sandbox/bank/unknown', 404],
    ['/bankcard/fast/skip', 404],
  ])('%s says what a browser may do with it', async (url, status) => {
    const { headers, statusCode } = await ask(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(SAFE);
  });

  it('are on the answer of a call too', async () => {
    const { headers } = await bank.app.inject({ method: 'POST', url: '/oauth/token' });
    expect(headers).toMatchObject({ ...SAFE, 'content-type': 'application/json; charset=utf-8' });
  });

  it('let nothing run in an answer that is not a page', async () => {
    const strict = "default-src 'none'; frame-ancestors 'self'";
    for (const url of ['/app.js', '/nothing', '/sandbox/api/clock']) expect(await policyOf(url)).toBe(strict);
  });
});

describe('a page of the app', () => {
  it.each(['/', '/gray/'])('%s runs its own inline script by its hash, and no other', async (url) => {
    const policy = await policyOf(url);
    expect(policy).toContain(`script-src 'self' ${hashOf(SCRIPT)};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('has its policy on a compressed answer too', async () => {
    const compressed = await ask('/', { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers['content-security-policy']).toContain(hashOf(SCRIPT));
  });

  it('with a policy in its own HTML keeps that policy', async () => {
    expect(await policyOf('/callback/back.html')).toBe("frame-ancestors 'self'");
  });

  it('has the hashes of its new scripts after the app was built again', async () => {
    const file = join(folder, 'index.html');
    writeFileSync(file, page('another()'));
    utimesSync(file, 0, 0);
    expect(await policyOf('/')).toContain(hashOf('another()'));
  });

  it('may be framed by, and may reach, the hosts named in the settings', async () => {
    const pages = readPageSources({
      FRAME_ANCESTORS: "'self' https://channel.example, https://*.partner.example",
      SCRIPT_SOURCES: 'https://script.example',
      FRAME_SOURCES: 'https://bank.example',
      CONNECT_SOURCES: 'https://api.example:8443',
      IMAGE_SOURCES: 'https://image.example',
    });
    const other = await startGateway({ settings: { appDir: folder, pages } });
    try {
      const { headers } = await other.app.inject('/');
      const rules = String(headers['content-security-policy']).split('; ');
      expect(rules).toEqual(
        expect.arrayContaining([
          "frame-ancestors 'self' https://channel.example https://*.partner.example",
          expect.stringMatching(/^script-src 'self' .*https:\/\/script\.example$/),
          "frame-src 'self' https://bank.example",
          "connect-src 'self' data: blob: https://api.example:8443",
          "img-src 'self' data: blob: https://image.example",
        ]),
      );
      expect(headers['permissions-policy']).toContain('camera=(self "https://bank.example")');
    } finally {
      await other.close();
    }
  });

  it.each(["https://a.example; script-src 'unsafe-inline'", "'unsafe-inline'", 'javascript:', '"'])(
    'a source %s is refused at the start',
    (given) => {
      expect(() => readPageSources({ SCRIPT_SOURCES: given })).toThrow('SCRIPT_SOURCES');
    },
  );
});
