/** @jest-environment jest-fixed-jsdom */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEEP_MS } from '@/platform/files/freeLater';
import { files } from '@/platform/files/index';

let server: Server;
let url = '';
const made: Blob[] = [];
const freed: string[] = [];
const clicked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/a') response.end('content');
    else if (request.url === '/cut') response.destroy();
    else response.writeHead(410).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  for (const seen of [made, freed, clicked]) seen.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: (address: string) => void freed.push(address),
  });
  HTMLAnchorElement.prototype.click = function click() {
    clicked.push(`${this.download} ${this.getAttribute('href')}`);
  };
});

afterAll(() => new Promise((closed) => server.close(closed)));

it('shows a picture until a while after it was released: a page that is left may still be on the screen', async () => {
  const outcome = await files.fetchPicture(`${url}/a`);
  if (outcome.kind !== 'picture') throw new Error(outcome.kind);
  expect(outcome.address).toBe('blob:1');
  expect(made[0]?.size).toBe('content'.length);
  jest.useFakeTimers();
  outcome.release();
  jest.advanceTimersByTime(KEEP_MS - 1);
  expect(freed).toEqual([]);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  expect(freed).toEqual(['blob:1']);
});

it('downloads a PDF under its name', async () => {
  expect(await files.givePdf(`${url}/a`, '合同.pdf')).toEqual({ kind: 'given' });
  expect(made[0]).toMatchObject({ size: 'content'.length, type: 'application/pdf' });
  expect(clicked).toEqual(['合同.pdf blob:1']);
});

it('says when a browser has no downloads', async () => {
  Object.assign(URL, { createObjectURL: undefined });
  expect(await files.givePdf(`${url}/a`, '合同.pdf')).toEqual({ kind: 'unavailable' });
});

it.each(['fetchPicture', 'givePdf', 'fetchFile'] as const)(
  '%s distinguishes a refusal from a network failure',
  async (how) => {
    expect(await files[how](`${url}/used`, 'a.pdf')).toEqual({ kind: 'refused', status: 410 });
    expect(await files[how](`${url}/cut`, 'a.pdf')).toEqual({ kind: 'network' });
    expect(made).toEqual([]);
  },
);
