import {
  http,
  HttpFailure,
  type HttpAnswer,
  type HttpFailureReason,
  type HttpRequest,
} from '@/platform/http';
import { page } from '@/platform/page';
import { prompt } from '@/platform/prompt';
import { storage, visitStorage, type SharedStoragePort, type StoragePort } from '@/platform/storage';

/** What a window of the app needs from its phone. */
export interface Device {
  /** Tells why there is no answer instead of rejecting: each run of the bundle has its own class of failures. */
  readonly send: (request: HttpRequest) => Promise<HttpAnswer | HttpFailureReason>;
  readonly storage: SharedStoragePort;
  readonly visitStorage: StoragePort;
  readonly toast: (text: string) => void;
  /** A question of the app: every one is answered yes. */
  readonly asked: (text: string) => void;
}

/** Each run of the bundle is given its own. */
declare const device: Device;

Object.assign(http, {
  hasOrigin: true,
  send: async (request: HttpRequest) => {
    const answer = await device.send(request);
    if (typeof answer === 'string') throw new HttpFailure(answer);
    return answer;
  },
});
Object.assign(storage, device.storage);
Object.assign(visitStorage, device.visitStorage);
Object.assign(prompt, {
  toast: device.toast,
  confirm: ({ content }: { content: string }) => {
    device.asked(content);
    return Promise.resolve(true);
  },
});
Object.assign(page, {
  origin: () => 'https://gateway.example',
  entry: () => ({ before: '', hash: '', host: 'm.bank.example', path: '/' }),
});
