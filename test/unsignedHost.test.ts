import type { AddressInfo } from 'node:net';
import { grayCalls } from '@/contract/gray';
import { http } from '@/platform/http';
import { sendByFetch } from '@/platform/http/sendByFetch';
import { startGateway, type Bank } from './gateway/harness';
import { Shelf } from './app/device';
import { stubEnv } from './stubs';

const BASE = 'https://gateway.example';

let bank: Bank;
let port: number;
beforeAll(async () => {
  bank = await startGateway({ network: true });
  ({ port } = bank.app.server.address() as AddressInfo);
});
afterAll(() => bank.close());

/** The app of a build with this setting, at a host that sends the gateway's answers changed by `answer`. */
async function built(setting: string, answer: (text: string) => string) {
  const { publicKey, phoneKey, passwordKey, clientId, clientSecret } = bank.keys;
  stubEnv('TARO_APP_BASE_URL', BASE);
  stubEnv('TARO_APP_PUBLIC_KEY', publicKey);
  stubEnv('TARO_APP_PHONE_KEY', phoneKey);
  stubEnv('TARO_APP_PASSWORD_KEY', passwordKey);
  stubEnv('TARO_APP_CLIENT_ID', clientId);
  stubEnv('TARO_APP_CLIENT_SECRET', clientSecret);
  stubEnv('TARO_APP_ANSWER_SIGN', setting);
  jest.resetModules();
  const platform = await import('@/platform/http');
  const { random } = await import('@/platform/random');
  const { webCrypto } = await import('@/platform/random/webCrypto');
  const { compose } = await import('@/compose');
  const { call } = await import('@/request');
  new Shelf().install();
  Object.assign(random, webCrypto);
  Object.assign(platform.http, {
    ...http,
    hasOrigin: true,
    send: async (request: Parameters<typeof sendByFetch>[0]) => {
      const url = request.url.replace(BASE, `http://127.0.0.1:${port}`);
      const { text, ...rest } = await sendByFetch({ ...request, url });
      return { ...rest, text: answer(text) };
    },
  });
  compose();
  return { call };
}

const withoutSign = (text: string): string => {
  const { sign: _sign, ...body } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(body);
};
const withWrongSign = (text: string): string => text.replace(/"sign":"[0-9a-f]/, '"sign":"x');

describe('an answer without a sign', () => {
  it.each([
    ['', withoutSign, 'refused'],
    ['required', withoutSign, 'refused'],
    ['optional', withoutSign, 'N'],
    ['optional', withWrongSign, 'refused'],
    ['', (text: string) => text, 'N'],
  ] as const)('by the setting "%s" (%#)', async (setting, answer, expected) => {
    const { call } = await built(setting, answer);
    const { gray } = await call(grayCalls.queryGrayTag, {}).catch(() => ({ gray: 'refused' }));
    expect(gray).toBe(expected);
  });
});
