import { HttpFailure, type HttpPort } from './definitions';
import { sendByFetch } from './sendByFetch';

export * from './definitions';

export const http: HttpPort = {
  hasOrigin: true,
  filesPerUpload: 'many',
  send: sendByFetch,
  async upload(outgoing) {
    // Most visits upload nothing.
    const { uploadByXhr } = await import('./uploadByXhr').catch(() => {
      throw new HttpFailure('offline');
    });
    return uploadByXhr(outgoing);
  },
};
