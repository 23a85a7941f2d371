import Taro from '@tarojs/taro';
import type { FilesPort } from './definitions';

export type { FetchedFile, FileOutcome, FilesPort } from './definitions';

const DOWNLOAD_MS = 60_000;

export const files: FilesPort = {
  async fetchFile(url, fileName) {
    const got = await Taro.downloadFile({ url, timeout: DOWNLOAD_MS }).catch(() => undefined);
    if (got === undefined) return { kind: 'network' };
    if (got.statusCode !== 200) return { kind: 'refused', status: got.statusCode };
    const filePath = got.tempFilePath;
    const give = () =>
      Taro.shareFileMessage({ filePath, fileName }).then(
        () => true,
        () => false,
      );
    return { kind: 'file', give };
  },
  async openPdf(url) {
    const got = await Taro.downloadFile({ url, timeout: DOWNLOAD_MS }).catch(() => undefined);
    if (got === undefined) return { kind: 'network' };
    if (got.statusCode !== 200) return { kind: 'refused', status: got.statusCode };
    return Taro.openDocument({ filePath: got.tempFilePath, fileType: 'pdf', showMenu: true }).then(
      () => ({ kind: 'opened' }),
      () => ({ kind: 'unavailable' }),
    );
  },
  // The host's document viewer has its own menu for saving and sharing.
  save: () => false,
};
