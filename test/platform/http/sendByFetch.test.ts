import { sendByFetch } from '@/platform/http/sendByFetch';
import { startEchoServer, type Echo, type EchoServer } from './echoServer';

let server: EchoServer;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());

const get = (path: string, timeoutMs = 30_000) =>
  sendByFetch({ verb: 'GET', url: server.url + path, headers: {}, timeoutMs });

describe('send in a browser', () => {
  it('sends verb, headers and body, and returns status, headers in lower case and text', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-trace-no': 'abc' };
    const answer = await sendByFetch({
      verb: 'POST',
      url: `${server.url}/echo`,
      headers,
      body: 'a=%2B',
      timeoutMs: 30_000,
    });
    const echo = JSON.parse(answer.text) as Echo;
    expect(answer.status).toBe(200);
    expect(answer.headers['x-answer']).toBe('Seen');
    expect(echo).toMatchObject({ method: 'POST', body: 'a=%2B', headers });
  });

  it('returns an answer of any status as an answer', async () => {
    expect((await get('/status/502')).status).toBe(502);
  });

  it.each([
    ['a connection that breaks before the answer', '/drop'],
    ['an answer that breaks off', '/cut'],
  ])('is offline after %s', async (_what, path) => {
    await expect(get(path)).rejects.toMatchObject({ name: 'HttpFailure', reason: 'offline' });
  });

  it('is offline when no one listens', async () => {
    const request = { verb: 'GET', url: 'http://127.0.0.1:9/', headers: {}, timeoutMs: 30_000 } as const;
    await expect(sendByFetch(request)).rejects.toMatchObject({ reason: 'offline' });
  });

  it('gives up after the time-out', async () => {
    await expect(get('/silent', 50)).rejects.toMatchObject({ reason: 'timeout' });
  });
});
