import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MiniProgram } from '../compile';
import { pathOf } from '../host/logic/address';
import type { LogicStart } from '../protocol';
import type { Device } from './device';
import { forward } from './forward';

type Facts = Pick<LogicStart, 'screen' | 'settings'>;
type Routes = Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};

const typeOf = (path: string): string => TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream';

function frameOf(page: string, styles: MiniProgram['styles']): string {
  const links = ['app', page].filter((path) => path in styles).map((path) => `/style/${path}.css`);
  const sheets = ['/builtins.css', ...links].map((address) => `<link rel="stylesheet" href="${address}" />`);
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1" />${sheets.join('')}</head>
<body><script src="/templates.js"></script><script src="/view.js"></script></body></html>`;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString() || '{}') as unknown;
}

/**
 * Serves the host, the compiled program and the device's calls to one window, on its own address. It is that window's proxy as well: web pages
 * reach the origins of `routes` at their real addresses, and no others.
 */
export class HostServer {
  private readonly server: Server;

  private constructor(
    private readonly program: MiniProgram,
    private readonly host: ReadonlyMap<string, string>,
    private readonly device: Device,
    private readonly facts: Facts,
    private readonly routes: Routes,
  ) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        // Half an answer is sent: its page has closed, and no client is left.
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end(String(error));
      });
    });
  }

  static async start(
    program: MiniProgram,
    host: ReadonlyMap<string, string>,
    device: Device,
    facts: Facts,
    routes: Routes,
  ): Promise<HostServer> {
    const server = new HostServer(program, host, device, facts, routes);
    server.server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, pathname, searchParams } = new URL(request.url ?? '/', this.url);
    if (origin !== this.url) {
      const real = this.routes[origin];
      if (real === undefined) response.writeHead(403).end(`${origin} is not in the domain list`);
      else await forward(request, response, real);
      return;
    }
    const [, first = '', ...rest] = decodeURIComponent(pathname).split('/');
    if (request.method === 'POST' && first === 'device') {
      const answer = await this.device.call(rest.join('/'), await bodyOf(request));
      response.writeHead(200, { 'content-type': TYPES['json'] }).end(JSON.stringify(answer));
      return;
    }
    const found = this.find(pathname, first, rest.join('/'), searchParams);
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': found.type }).end(found.content);
  }

  private find(
    pathname: string,
    first: string,
    rest: string,
    query: URLSearchParams,
  ): { readonly type: string | undefined; readonly content: string | Buffer } | undefined {
    const { program, host, device } = this;
    const own = host.get(pathname);
    if (own !== undefined) return { type: pathname === '/' ? TYPES['html'] : typeOf(pathname), content: own };
    const page = query.get('page') ?? '';
    if (first === 'frame') return { type: TYPES['html'], content: frameOf(page, program.styles) };
    if (first === 'templates.js')
      return {
        type: TYPES['js'],
        content: `window.templates=${program.templates};window.templateNames=${JSON.stringify(program.templateNames)}`,
      };
    if (first === 'start.json')
      return { type: TYPES['json'], content: JSON.stringify(this.startOf(query.get('open') ?? '')) };
    if (first === 'style') {
      const css = program.styles[rest.replace(/\.css$/, '')];
      return css === undefined ? undefined : { type: TYPES['css'], content: css };
    }
    const file = first === 'package' ? program.files.get(rest) : device.file(rest.replace(/^files\//, ''));
    return file === undefined ? undefined : { type: typeOf(rest), content: file };
  }

  private startOf(open: string): Omit<LogicStart, 'kind' | 'storage'> {
    const { app, entries, scripts, apiNames } = this.program;
    const asked = pathOf(open);
    const launch = asked.path === '' ? { ...asked, path: app.pages[0] ?? '' } : asked;
    return { app, entries, scripts, apiNames, ...this.facts, launch };
  }
}
