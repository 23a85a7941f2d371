import type { HttpPort } from './definitions';
import { sendByFetch } from './sendByFetch';
import { uploadByXhr } from './uploadByXhr';

export * from './definitions';

export const http: HttpPort = {
  hasOrigin: true,
  filesPerUpload: 'many',
  send: sendByFetch,
  upload: uploadByXhr,
};
