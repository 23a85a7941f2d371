import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EchoServer {
  readonly url: string;
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'x-answer',
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * A real server: /echo returns what it was sent, /status/N answers N, /drop closes the connection, /cut stops in the middle of its answer, /silent
 * never answers.
 */
export async function startEchoServer(): Promise<EchoServer> {
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/drop') return void request.socket.destroy();
    if (path === '/silent' && request.method !== 'OPTIONS') return;
    if (path === '/cut') {
      response.writeHead(200, { 'content-length': '100', ...CORS });
      response.write('{"code":', () => request.socket.destroy());
      return;
    }
    void bodyOf(request).then((body) => {
      const status = request.method === 'OPTIONS' ? 204 : Number(/\/status\/(\d+)/.exec(path)?.[1] ?? 200);
      response.writeHead(status, { 'X-Answer': 'Seen', ...CORS });
      response.end(JSON.stringify({ method: request.method, headers: request.headers, body, path }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export interface Echo {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly path: string;
}
