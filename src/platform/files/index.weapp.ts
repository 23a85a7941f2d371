import Taro from '@tarojs/taro';
import { hostReason } from '../permissions/hostReason';
import type { FilesPort, Unfetched } from './index';

export type { FetchedFile, FetchedPicture, FilesPort, Unfetched } from './index';

const DOWNLOAD_MS = 60_000;

export const files: FilesPort = {
  async fetchFile(url, fileName) {
    const got = await download(url);
    if (got.kind !== 'downloaded') return got;
    const { filePath } = got;
    const give = () =>
      Taro.shareFileMessage({ filePath, fileName }).then(
        () => true,
        () => false,
      );
    return { kind: 'file', give };
  },
  async givePdf(url) {
    const got = await download(url);
    if (got.kind !== 'downloaded') return got;
    return Taro.openDocument({ filePath: got.filePath, fileType: 'pdf', showMenu: true }).then(
      () => ({ kind: 'given' }),
      () => ({ kind: 'unavailable' }),
    );
  },
  /** WeChat lets a program choose files of chats only. */
  async pickPdf() {
    if (!Taro.canIUse('chooseMessageFile')) return { ok: false, reason: 'unavailable' };
    try {
      const { tempFiles } = await Taro.chooseMessageFile({ count: 1, type: 'file', extension: ['pdf'] });
      const [file] = tempFiles;
      if (!file) return { ok: false, reason: 'cancelled' };
      return {
        ok: true,
        file: { name: file.name, type: 'application/pdf', size: file.size, source: file.path },
      };
    } catch (failure) {
      return { ok: false, reason: hostReason(failure) };
    }
  },
  async fetchPicture(url) {
    const got = await download(url);
    // The host deletes its temporary files by itself.
    return got.kind === 'downloaded'
      ? { kind: 'picture', address: got.filePath, release: () => undefined }
      : got;
  },
};

async function download(
  url: string,
): Promise<{ readonly kind: 'downloaded'; readonly filePath: string } | Unfetched> {
  const got = await Taro.downloadFile({ url, timeout: DOWNLOAD_MS }).catch(() => undefined);
  if (got === undefined) return { kind: 'network' };
  if (got.statusCode !== 200) return { kind: 'refused', status: got.statusCode };
  return { kind: 'downloaded', filePath: got.tempFilePath };
}
