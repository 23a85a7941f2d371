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

/** The base address in the build of such a test; the real gateway is behind it. */
export const BASE = 'https://gateway.example';

/** The address bar of a test: its content, and where the app has navigated. */
export const bar = { before: '', hash: '', host: 'm.bank.example', path: '/', moves: [] as string[] };
let asked: string[] = [];
let pending = 0;
/** True when no call is under way. */
export const isQuiet = (): boolean => pending === 0;
/** Paths requested since the last look. */
export const takeAsked = (): string[] => asked.splice(0);

/** Connects the device to a real gateway; call before `start`. */
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

/** Starts the app at an address; home is shown. */
export function start(at: Partial<typeof bar> = {}): void {
  Object.assign(bar, { before: '', hash: '', host: 'm.bank.example', path: '/', moves: [] }, at);
  asked = [];
  host.reset(routes.home.path);
  compose();
}

/** Logs a person of the gateway in on this device. */
export async function logIn(person: TestPerson): Promise<void> {
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
  // The phone is encrypted in the background; logs only quote the stored form, so wait for it.
  await session.phone();
}

// What follows a login two seconds later belongs to no test any more.
afterAll(() => session.clear('loggedOut'));
