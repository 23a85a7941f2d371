import Taro from '@tarojs/taro';
import { http } from '@/platform/http/index.weapp';

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { request: jest.fn(), uploadFile: jest.fn() },
}));
const wx = Taro as unknown as Record<'request' | 'uploadFile', jest.Mock>;

const get = { verb: 'GET', url: 'https://host/x', headers: { a: 'b' }, timeoutMs: 30_000 } as const;
const file = { field: 'file', name: 'a.jpg', type: 'image/jpeg', source: 'wxfile://tmp/1' };
const upload = {
  url: 'https://host/x',
  headers: {},
  fields: { side: 'front' },
  files: [file],
  timeoutMs: 60_000,
};

beforeEach(() => {
  wx.request.mockReset();
  wx.uploadFile.mockReset();
});

describe('http of the mini-program', () => {
  it('requests the raw text and returns header names in lower case', async () => {
    wx.request.mockResolvedValue({ statusCode: 200, header: { H5Gray: 'true' }, data: '{"a":1}' });
    await expect(http.send(get)).resolves.toEqual({
      status: 200,
      headers: { h5gray: 'true' },
      text: '{"a":1}',
    });
    const asked = { url: get.url, method: 'GET', header: { a: 'b' }, timeout: 30_000, dataType: 'text' };
    expect(wx.request).toHaveBeenCalledWith(expect.objectContaining(asked));
  });

  it.each([
    ['request:fail timeout', 'timeout'],
    ['request:fail errcode:-118 cronet_error_code:-118 error_msg:net::ERR_CONNECTION_TIMED_OUT', 'timeout'],
    ['request:fail url not in domain list', 'refused-domain'],
    ['request:fail abort', 'aborted'],
    ['request:fail interrupted', 'aborted'],
    ['request:fail ', 'offline'],
    [undefined, 'offline'],
  ])('reads %s as %s', async (errMsg, reason) => {
    wx.request.mockRejectedValue({ errMsg });
    await expect(http.send(get)).rejects.toMatchObject({ name: 'HttpFailure', reason });
  });

  it('uploads one file by its path', async () => {
    wx.uploadFile.mockResolvedValue({ statusCode: 200, header: {}, data: '{}' });
    await expect(http.upload(upload)).resolves.toEqual({ status: 200, headers: {}, text: '{}' });
    const asked = { filePath: 'wxfile://tmp/1', name: 'file', formData: { side: 'front' }, timeout: 60_000 };
    expect(wx.uploadFile).toHaveBeenCalledWith(expect.objectContaining(asked));
  });

  it('tells how much of an upload is sent', async () => {
    const seen: number[] = [];
    const task = Object.assign(Promise.resolve({ statusCode: 200, header: {}, data: '{}' }), {
      progress: (tell: (update: { progress: number }) => void) => tell({ progress: 40 }),
    });
    wx.uploadFile.mockReturnValue(task);
    await http.upload({ ...upload, onProgress: (percent) => seen.push(percent) });
    expect(seen).toEqual([40]);
  });

  it.each([
    ['uploadFile:fail timeout', 'timeout'],
    ['uploadFile:fail url not in domain list', 'refused-domain'],
    ['uploadFile:fail file not found', 'offline'],
  ])('reads an upload that %s as %s', async (errMsg, reason) => {
    wx.uploadFile.mockRejectedValue({ errMsg });
    await expect(http.upload(upload)).rejects.toMatchObject({ name: 'HttpFailure', reason });
  });

  it('treats an answer that is not text as an empty one', async () => {
    wx.request.mockResolvedValue({ statusCode: 204, header: undefined, data: undefined });
    await expect(http.send(get)).resolves.toEqual({ status: 204, headers: {}, text: '' });
  });

  it('never silently drops one of several files', async () => {
    await expect(http.upload({ ...upload, files: [file, file] })).rejects.toThrow();
    expect(wx.uploadFile).not.toHaveBeenCalled();
  });
});
