import type { AddressInfo } from 'node:net';
import { compose } from '@/compose';
import { routes } from '@/navigation';
import { http } from '@/platform/http';
import { sendByFetch } from '@/platform/http/sendByFetch';
import { page } from '@/platform/page';
import { prompt } from '@/platform/prompt';
import { random } from '@/platform/random';
import { webCrypto } from '@/platform/random/webCrypto';
import { session } from '@/stores/session';
import type { Bank, TestPerson } from '../gateway/harness';
import { host } from './host';

/** The base address that the build of such a test is given; the gateway's real one stands behind it. */
export const BASE = 'https://gateway.example';

/** The address bar of a test: what stands in it, and where the app has gone. */
export const bar = { before: '', hash: '', host: 'm.bank.example', path: '/', moves: [] as string[] };
let asked: string[] = [];
let pending = 0;
/** No call is under way. */
export const isQuiet = (): boolean => pending === 0;
/** Paths asked for since the last look. */
export const takeAsked = (): string[] => asked.splice(0);

/** The device, for an app that speaks to a real gateway; call it before `start`. */
export function connect(bank: Bank): void {
  const { port } = bank.app.server.address() as AddressInfo;
  Object.assign(http, {
    hasOrigin: true,
    send: async (request: Parameters<typeof sendByFetch>[0]) => {
      asked.push(request.url.replace(BASE, ''));
      pending += 1;
      try {
        return await sendByFetch({ ...request, url: request.url.replace(BASE, `http://127.0.0.1:${port}`) });
      } finally {
        pending -= 1;
      }
    },
  });
  Object.assign(random, webCrypto);
  Object.assign(prompt, { toast: () => undefined });
  Object.assign(page, {
    origin: () => BASE,
    entry: () => ({ before: bar.before, hash: bar.hash, host: bar.host, path: bar.path }),
    writeHash: (hash: string) => void (bar.hash = hash),
    moveTo: (path: string) => {
      bar.path = path;
      bar.moves.push(path);
    },
  });
}

/** A start of the app at an address; home is on view. */
export function start(at: Partial<typeof bar> = {}): void {
  Object.assign(bar, { before: '', hash: '', host: 'm.bank.example', path: '/', moves: [] }, at);
  asked = [];
  host.reset(routes.home.path);
  compose();
}

/** Somebody of the gateway is logged in on this device. */
export async function logIn(person: TestPerson): Promise<void> {
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
  // The phone is sealed beside it; logs quote it only as it is kept.
  await session.phone();
}
