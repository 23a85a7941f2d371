import { HttpFailure, type HttpPort } from './definitions';

export * from './definitions';

/** Without a device there is no network. */
export const http: HttpPort = {
  hasOrigin: false,
  filesPerUpload: 'many',
  send: () => Promise.reject(new HttpFailure('offline')),
  upload: () => Promise.reject(new HttpFailure('offline')),
};
