import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { callbackPatterns } from '../../config/callbacks';
import { root } from '../architecture/files';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const page = (title: string, body = '') =>
  `<!doctype html><html lang="zh-CN"><head><title>${title}</title></head><body>${body}</body></html>`;

/** A web site that serves the callback pages as the build copies them; any other page answers with its own name. */
export class Site {
  private constructor(
    private readonly server: Server,
    private readonly files: ReadonlyMap<string, string>,
  ) {}

  static async open({ production = false } = {}): Promise<Site> {
    const files = new Map(callbackPatterns('', { production }).map(({ from, to }) => [to, join(root, from)]));
    const server = createServer(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://site');
      const file = files.get(pathname);
      const type = TYPES[(file ?? '').split('.').pop() ?? ''] ?? 'text/html; charset=utf-8';
      if (file !== undefined) response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      else if (pathname === '/') response.writeHead(200, { 'content-type': type }).end(page('app'));
      else if (pathname === '/frame') {
        const frame = `<iframe referrerpolicy="no-referrer" src="${searchParams.get('of') ?? ''}"></iframe>`;
        response.writeHead(200, { 'content-type': type }).end(page('frame', frame));
      } else if (pathname === '/link') {
        const link = `<a href="${searchParams.get('to') ?? ''}">去</a>`;
        response.writeHead(200, { 'content-type': type }).end(page('link', link));
      } else response.writeHead(404, { 'content-type': type }).end(page('elsewhere'));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Site(server, files);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get addresses(): readonly string[] {
    return [...this.files.keys()];
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
