import type { AddressInfo } from 'node:net';
import { connectLayers } from '@/compose';
import { back } from '@/navigation';
import { HttpFailure, type HttpAnswer, type HttpUpload } from '@/platform/http';
import { sendByFetch } from '@/platform/http/sendByFetch';
import { prompt } from '@/platform/prompt';
import { webCrypto } from '@/platform/random/webCrypto';
import type { RequestSettings } from '@/request';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import { textSeal } from '@/storage/textSeal';
import type { Bank, TestPerson } from '../gateway/harness';
import { host } from './host';
import { sealUnder } from './sealUnder';

/** What the person saw besides pages. */
export interface Seen {
  readonly toasts: string[];
  readonly questions: string[];
  /** What the error log was told. */
  readonly reports: string[];
}

/** The app on a phone, over a real connection to a real gateway; only the device is simulated. */
export function startApp(bank: Bank, settings: Partial<RequestSettings> = {}): Seen {
  const { port } = bank.app.server.address() as AddressInfo;
  const seen: Seen = { toasts: [], questions: [], reports: [] };
  let accessToken = '';
  Object.assign(prompt, {
    toast: (text: string) => void seen.toasts.push(text),
    confirm: ({ content }: { content: string }) => {
      seen.questions.push(content);
      return Promise.resolve(true);
    },
  });
  connectLayers({
    navigation: { nextPage: () => '', setNextPage: () => undefined },
    request: {
      settings: {
        baseUrl: `http://127.0.0.1:${port}`,
        version: '2.2.6',
        publicKey: bank.keys.publicKey,
        passwordKey: () => bank.keys.passwordKey,
        clientId: bank.keys.clientId,
        clientSecret: bank.keys.clientSecret,
        timeoutMs: 30_000,
        transferTimeoutMs: 60_000,
        bearerRule: 'all',
        tokenVerb: 'POST',
        acceptUnsigned: false,
        traceHeader: true,
        ...settings,
      },
      accessToken: {
        read: () => accessToken,
        write: (token) => void (accessToken = token),
        clear: () => void (accessToken = ''),
      },
      channel: { platform: () => '1-1-8' },
      gray: { headers: () => ({}) },
      onExpired: () => session.clear('expired'),
      onHeaders: () => undefined,
      reportError: ({ errorInfo }) => void seen.reports.push(errorInfo),
      http: { hasOrigin: false, filesPerUpload: 'many', send: sendByFetch, upload: uploadByFetch },
      random: webCrypto,
    },
  });
  textSeal.use(sealUnder(bank.keys.phoneKey));
  return seen;
}

/** The browser's own upload is not available here; this one sends the same request. */
async function uploadByFetch({ url, headers, fields, files }: HttpUpload): Promise<HttpAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const { field, name, source } of files) {
    if (typeof source === 'string') throw new Error('a path is no picture here');
    body.append(field, source, name);
  }
  const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body }).catch(() => undefined);
  if (answer === undefined) throw new HttpFailure('offline');
  return { status: answer.status, headers: {}, text: await answer.text() };
}

/** Starts the app on the person's phone, with nothing entered yet. */
export async function pickUp(person: TestPerson): Promise<void> {
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
  drafts.drop('loan');
  // Goes back first: otherwise a tap within a second of the earlier person's same tap would count as a double tap.
  await back();
  host.reset('/pages/home/index');
}
