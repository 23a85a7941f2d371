import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { files } from '@/platform/files/index.h5';

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/a.pdf') response.end('%PDF-1.7');
    else if (request.url === '/cut') response.destroy();
    else response.writeHead(410).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

it('returns the bytes of a PDF', async () => {
  const outcome = await files.openPdf(`${url}/a.pdf`);
  expect(outcome.kind === 'bytes' && Buffer.from(outcome.bytes).toString()).toBe('%PDF-1.7');
});

it('distinguishes a refusal from a network failure', async () => {
  expect(await files.openPdf(`${url}/used`)).toEqual({ kind: 'refused', status: 410 });
  expect(await files.openPdf(`${url}/cut`)).toEqual({ kind: 'network' });
});
