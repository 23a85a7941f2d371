import Taro from '@tarojs/taro';
import type { FilesPort } from './definitions';

export type { FileOutcome, FilesPort } from './definitions';

const DOWNLOAD_MS = 60_000;

export const files: FilesPort = {
  async openPdf(url) {
    try {
      const { statusCode, tempFilePath } = await Taro.downloadFile({ url, timeout: DOWNLOAD_MS });
      if (statusCode !== 200) return { kind: 'refused', status: statusCode };
      await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true });
      return { kind: 'opened' };
    } catch {
      return { kind: 'network' };
    }
  },
  // The document viewer of the host has its own menu for keeping and sending.
  save: () => false,
};
