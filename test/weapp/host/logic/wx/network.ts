import type { Client } from '../client';
import { native } from '../globals';
import { asynchronous, Fail, Misuse, textOf, type Api, type Options, type Work } from './call';

const DEFAULT_TIMEOUT_MS = 60_000;
const METHODS = ['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT'];

interface Reply {
  readonly failure?: string;
  readonly statusCode: number;
  readonly header: Readonly<Record<string, string>>;
  readonly text: string;
  readonly tempFilePath?: string;
}

function bodyOf(data: unknown, header: Readonly<Record<string, string>>): string | undefined {
  if (data === undefined || data === null) return undefined;
  if (typeof data === 'string') return data;
  if (data instanceof ArrayBuffer) throw new Misuse('the host sends no ArrayBuffer');
  const type = Object.entries(header).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return type.includes('application/x-www-form-urlencoded') ? asQuery(data) : JSON.stringify(data);
}

const asQuery = (data: object): string =>
  Object.entries(data)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** `request`, `uploadFile`, `downloadFile`: over the device, and only to the listed domains. */
export function network(client: Client): Api {
  function allowed(given: unknown): string {
    const url = textOf(given);
    if (!/^https?:\/\//.test(url)) {
      client.problem('domain', `${url} is no absolute http(s) address`);
      throw new Fail('invalid url');
    }
    const { origin } = new native.URL(url);
    if (!client.start.settings.domains.includes(origin)) {
      client.problem('domain', `${origin} is not in the domain list`);
      throw new Fail('url not in domain list', { errno: 600002 });
    }
    return url;
  }

  async function reply(name: string, detail: object): Promise<Reply> {
    if (client.networkType === 'none') throw new Fail('network is down');
    const got = await client.device<Reply>(name, detail);
    if (got.failure !== undefined) throw new Fail(got.failure);
    return got;
  }

  const works: Readonly<Record<string, Work>> = {
    async request({
      url,
      data,
      header = {},
      method = 'GET',
      timeout,
      dataType = 'json',
      responseType = 'text',
    }) {
      const verb = textOf(method).toUpperCase();
      if (!METHODS.includes(verb)) throw new Misuse(`method ${verb} is not supported`);
      if (responseType !== 'text') throw new Misuse('the host receives text only');
      const headers = { 'content-type': 'application/json', ...(header as Record<string, string>) };
      let address = allowed(url);
      let body: string | undefined;
      if (verb === 'GET' && typeof data === 'object' && data !== null)
        address += `${address.includes('?') ? '&' : '?'}${asQuery(data)}`;
      else body = bodyOf(data, headers);
      const {
        statusCode,
        header: got,
        text,
      } = await reply('request', {
        url: address,
        method: verb,
        header: headers,
        body,
        timeout: timeout ?? DEFAULT_TIMEOUT_MS,
      });
      return { statusCode, header: got, cookies: [], data: dataType === 'json' ? readJson(text) : text };
    },
    async uploadFile({ url, filePath, name, header = {}, formData = {}, timeout = DEFAULT_TIMEOUT_MS }) {
      const detail = { url: allowed(url), filePath, name, header, formData, timeout };
      const { statusCode, header: got, text } = await reply('upload', detail);
      return { statusCode, header: got, data: text };
    },
    async downloadFile({ url, header = {}, timeout = DEFAULT_TIMEOUT_MS }) {
      const {
        statusCode,
        header: got,
        tempFilePath,
      } = await reply('download', { url: allowed(url), header, timeout });
      return { statusCode, header: got, tempFilePath };
    },
  };

  /** Returns a task that can be aborted. */
  const withTask = ([name, work]: readonly [string, Work]) => {
    const function_ = (given: Options) => {
      let giveUp: () => void = () => undefined;
      const aborted = new Promise<never>((_, reject) => {
        giveUp = () => reject(new Fail('abort'));
      });
      const calls = asynchronous(client, { [name]: (options) => Promise.race([work(options), aborted]) });
      const run = (calls[name] as (options: Options) => unknown)(given);
      const task = { abort: giveUp, ...notices() };
      return run instanceof Promise ? Object.assign(run, task) : task;
    };
    return [name, function_] as const;
  };
  const notices = () =>
    Object.fromEntries(
      [
        'onHeadersReceived',
        'offHeadersReceived',
        'onProgressUpdate',
        'offProgressUpdate',
        'onChunkReceived',
      ].map((name) => [name, () => undefined]),
    );

  return {
    ...Object.fromEntries(Object.entries(works).map(withTask)),
    ...asynchronous(client, {
      getNetworkType: () => ({ networkType: client.networkType, hasSystemProxy: false }),
    }),
  };
}
