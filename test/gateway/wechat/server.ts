import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

export const APPID = 'wx0123456789abcdef';
export const SECRET = '0123456789abcdef0123456789abcdef';

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = object | string | Buffer;

const WRONG_TOKEN = { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' };

/**
 * WeChat's server API on a real port, as its documents say: always status 200, an error by its number. It knows login codes, phone codes and
 * who accepts how many messages of which template; `next` answers the next question of a path in another way.
 */
export async function startWechat() {
  const asked: Asked[] = [];
  const state = {
    token: '',
    seconds: 7200,
    /** Templates that a person has allowed, by their openid. */
    allowed: new Map<string, string[]>(),
    codes: new Map<string, string>(),
    phones: new Map<string, string>(),
    silent: false,
    /** The token that this server no longer accepts, although it still hands it out. */
    revoked: '',
  };
  const others = new Map<string, Answer[]>();
  const used = new Set<string>();

  const redeem = (codes: Map<string, string>, code: unknown, answer: (value: string) => object): object => {
    const value = codes.get(String(code));
    if (value === undefined) return { errcode: 40029, errmsg: 'invalid code' };
    if (used.has(String(code))) return { errcode: 40163, errmsg: 'code been used' };
    used.add(String(code));
    return answer(value);
  };

  function stableToken({ appid, secret, grant_type, force_refresh }: Asked['body']): object {
    if (grant_type !== 'client_credential') return { errcode: 40002, errmsg: 'invalid grant_type' };
    if (appid !== APPID) return { errcode: 40013, errmsg: 'invalid appid' };
    if (secret !== SECRET) return { errcode: 40125, errmsg: 'invalid appsecret' };
    if (state.token === '' || force_refresh === true) state.token = `token-${randomUUID()}`;
    return { access_token: state.token, expires_in: state.seconds };
  }

  function send({ touser, template_id }: Asked['body']): object {
    const templates = state.allowed.get(String(touser)) ?? [];
    const at = templates.indexOf(String(template_id));
    if (at < 0) return { errcode: 43101, errmsg: 'user refuse to accept the msg' };
    templates.splice(at, 1);
    return { errcode: 0, errmsg: 'ok', msgid: 1 };
  }

  const answers: Readonly<Record<string, (given: Asked) => Answer>> = {
    '/cgi-bin/stable_token': ({ body }) => stableToken(body),
    '/sns/jscode2session': ({ query }) =>
      query['appid'] === APPID && query['secret'] === SECRET && query['grant_type'] === 'authorization_code'
        ? redeem(state.codes, query['js_code'], (openid) => ({ openid, session_key: 'secret-session-key' }))
        : { errcode: 40125, errmsg: 'invalid appsecret' },
    '/wxa/business/getuserphonenumber': ({ body }) =>
      redeem(state.phones, body['code'], (phone) => ({
        ...{ errcode: 0, errmsg: 'ok' },
        phone_info: { phoneNumber: phone, purePhoneNumber: phone, countryCode: '86', watermark: {} },
      })),
    '/cgi-bin/message/subscribe/send': ({ body }) => send(body),
    '/wxa/msg_sec_check': ({ body }) => ({
      ...{ errcode: 0, errmsg: 'ok', trace_id: 't' },
      result: String(body['content']).includes('违规')
        ? { suggest: 'risky', label: 20006 }
        : { suggest: 'pass', label: 100 },
    }),
    '/wxa/generate_urllink': () => ({ errcode: 0, errmsg: 'ok', url_link: 'https://wxaurl.cn/abc' }),
    '/wxa/getwxacodeunlimit': () => Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  };

  function answerOf(given: Asked): Answer {
    const other = others.get(given.path)?.shift();
    if (other !== undefined) return other;
    const answer = answers[given.path];
    if (answer === undefined) return '<html>404</html>';
    const open = given.path === '/cgi-bin/stable_token' || given.path === '/sns/jscode2session';
    const token = given.query['access_token'] ?? '';
    if (!open && (token !== state.token || token === state.revoked)) return WRONG_TOKEN;
    return answer(given);
  }

  const app = Fastify({ forceCloseConnections: true });
  app.all('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const given = {
      path,
      query: request.query as Asked['query'],
      body: (request.body ?? {}) as Asked['body'],
    };
    asked.push(given);
    if (state.silent) await new Promise(() => undefined);
    const answer = answerOf(given);
    if (Buffer.isBuffer(answer)) return reply.type('image/png').send(answer);
    // jscode2session answers JSON as text/plain.
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return reply.type(path.startsWith('/sns') ? 'text/plain' : 'application/json').send(text);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    state,
    countOf: (path: string) => asked.filter((one) => one.path === path).length,
    next(path: string, ...given: Answer[]) {
      others.set(path, given);
    },
    close: () => app.close(),
  };
}

export type WechatServer = Awaited<ReturnType<typeof startWechat>>;

/** Settings of a gateway that asks this server. */
export const accountAt = ({ url }: WechatServer, timeoutMs = 2000): Record<string, string> => ({
  WECHAT_APPID: APPID,
  WECHAT_SECRET: SECRET,
  WECHAT_URL: url,
  WECHAT_TIMEOUT_MS: String(timeoutMs),
});
