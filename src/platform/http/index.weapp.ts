import Taro from '@tarojs/taro';
import { HttpFailure, type HttpPort } from './definitions';
import { hostFailure, lowerCaseNames } from './hostAnswer';

export * from './definitions';

export const http: HttpPort = {
  hasOrigin: false,
  filesPerUpload: 'one',

  async send({ verb, url, headers, body, timeoutMs }) {
    const { statusCode, header, data } = await Taro.request<unknown, string | undefined>({
      url,
      method: verb,
      header: { ...headers },
      data: body,
      timeout: timeoutMs,
      // Any value except 'json' leaves the text unchanged: the request layer parses it.
      dataType: 'text',
      responseType: 'text',
    }).catch(hostFailure);
    return {
      status: statusCode,
      headers: lowerCaseNames(header),
      text: typeof data === 'string' ? data : '',
    };
  },

  async upload({ url, headers, fields, files, timeoutMs, onProgress }) {
    const [file] = files;
    if (files.length !== 1 || typeof file?.source !== 'string') throw new HttpFailure('aborted');
    const sending = Taro.uploadFile({
      url,
      filePath: file.source,
      name: file.field,
      header: { ...headers },
      formData: { ...fields },
      timeout: timeoutMs,
    });
    if (onProgress) sending.progress(({ progress }) => onProgress(progress));
    const { statusCode, header, data } = await sending.catch(hostFailure);
    return { status: statusCode, headers: lowerCaseNames(header), text: data };
  },
};
