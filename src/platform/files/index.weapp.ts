import Taro from '@tarojs/taro';
import type { FilesPort, Unfetched } from './definitions';

export type { FetchedFile, FetchedPicture, FilesPort, Unfetched } from './definitions';

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
