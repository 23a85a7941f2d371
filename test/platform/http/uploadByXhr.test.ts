/** @jest-environment jsdom */
// jsdom's own FormData and Blob: its XMLHttpRequest does not accept those of Node.
import { uploadByXhr } from '@/platform/http/uploadByXhr';
import { startEchoServer, type Echo, type EchoServer } from './echoServer';

let server: EchoServer;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());

const picture = { field: 'file', name: '正面.jpg', type: 'image/jpeg', source: new Blob(['PICTURE']) };
const upload = (path: string, timeoutMs = 30_000) =>
  uploadByXhr({
    url: server.url + path,
    headers: { 'x-trace-no': 'abc' },
    fields: { side: 'front', name: '张三' },
    files: [picture],
    timeoutMs,
  });

describe('upload in a browser', () => {
  it("sends fields and files as multipart, with the picker's file type", async () => {
    const answer = await upload('/echo');
    const echo = JSON.parse(answer.text) as Echo;
    expect(answer.status).toBe(200);
    expect(answer.headers['x-answer']).toBe('Seen');
    expect(echo.headers).toMatchObject({ 'x-trace-no': 'abc' });
    expect(echo.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    for (const part of ['name="side"', 'front', '张三', 'name="file"', 'image/jpeg', 'PICTURE']) {
      expect(echo.body).toContain(part);
    }
  });

  it('tells how much is sent, where the browser knows', async () => {
    const seen: number[] = [];
    // jsdom never knows.
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementationOnce(function (this: XMLHttpRequest) {
      const told = (loaded: number, lengthComputable: boolean) =>
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable, loaded, total: 200 }));
      told(30, true);
      told(100, false);
      told(200, true);
      this.dispatchEvent(new ProgressEvent('load'));
    });
    await uploadByXhr({
      url: `${server.url}/echo`,
      headers: {},
      fields: {},
      files: [picture],
      timeoutMs: 30_000,
      onProgress: (percent) => seen.push(percent),
    });
    expect(seen).toEqual([15, 100]);
  });

  it('is offline after a broken connection, and gives up after the time-out', async () => {
    // jsdom prints each broken connection.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(upload('/drop')).rejects.toMatchObject({ name: 'HttpFailure', reason: 'offline' });
    await expect(upload('/silent', 50)).rejects.toMatchObject({ reason: 'timeout' });
  });
});
