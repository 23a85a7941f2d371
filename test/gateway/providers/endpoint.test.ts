import * as v from 'valibot';
import {
  PROVIDER_NAMES,
  postJson,
  providerSetting,
  requireProviders,
} from '../../../gateway/providers/endpoint';
import { startService } from './service';

const answer = v.object({ ok: v.literal(true) });

describe('posting to a service', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  it('sends JSON with the key and returns the checked answer', async () => {
    service.answer({ ok: true, more: 1 });
    expect(await postJson(service.endpoint, 'do/it', { text: '云' }, answer)).toEqual({ ok: true });
    expect(service.received.at(-1)).toEqual({
      path: '/v1/do/it',
      authorization: 'Bearer secret',
      body: { text: '云' },
    });
  });
  it('sends no key where none is set', async () => {
    await postJson({ url: service.endpoint.url }, 'x', {}, answer);
    expect(service.received.at(-1)?.authorization).toBeUndefined();
  });
  it('returns nothing when no one listens', async () => {
    expect(await postJson({ url: 'http://127.0.0.1:1' }, 'x', {}, answer)).toBeUndefined();
  });
  it('returns nothing when the answer takes too long', async () => {
    const slow = await startService();
    slow.fallSilent();
    expect(await postJson({ ...slow.endpoint, timeoutMs: 50 }, 'x', {}, answer)).toBeUndefined();
    await slow.close();
  });
});

describe('the setting of a provider', () => {
  it('is the sandbox without an address', () => {
    expect(providerSetting({}, 'SMS')).toEqual({ kind: 'sandbox' });
    expect(providerSetting({ PROVIDER_SMS_URL: '', PROVIDER_OCR_URL: 'https://ocr.example' }, 'SMS')).toEqual(
      { kind: 'sandbox' },
    );
  });
  it('is the address with key and time-out', () => {
    const env = {
      PROVIDER_OCR_URL: 'https://ocr.example/v1',
      PROVIDER_OCR_KEY: 'k',
      PROVIDER_OCR_TIMEOUT_MS: '8000',
    };
    expect(providerSetting(env, 'OCR')).toEqual({
      kind: 'http',
      url: 'https://ocr.example/v1',
      key: 'k',
      timeoutMs: 8000,
    });
  });
  it.each<[string, string | undefined]>([
    ['ftp://x', undefined],
    ['ocr.example', undefined],
    ['httpx://y', undefined],
    ['https://ok.example', 'soon'],
    ['https://ok.example', '0'],
  ])('is refused, not replaced by the sandbox: %j', (url, timeout) => {
    expect(() =>
      providerSetting({ PROVIDER_OCR_URL: url, PROVIDER_OCR_TIMEOUT_MS: timeout }, 'OCR'),
    ).toThrow();
  });
});

describe('in production', () => {
  const whole = Object.fromEntries(
    PROVIDER_NAMES.map((name) => [`PROVIDER_${name}_URL`, 'https://services.example']),
  );

  it('accepts all providers by address', () => {
    expect(() => requireProviders(whole)).not.toThrow();
  });
  it.each(PROVIDER_NAMES)('%s without an address is named', (name) => {
    const setting = `PROVIDER_${name}_URL`;
    expect(() => requireProviders({ ...whole, [setting]: '' })).toThrow(`Not set: ${setting}.`);
  });
});
