import type { Client } from '../client';
import type { Permissions } from './permissions';
import { asynchronous, Fail, textOf, type Api, type Options } from './call';

interface Picked {
  readonly failure?: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Pictures and documents. The test chooses a picture in the person's place. */
export function media(client: Client, permissions: Permissions): Api {
  async function pick(options: Options, privacy: string): Promise<Picked['files']> {
    await permissions.privacy(privacy);
    const { count = 9, sourceType = ['album', 'camera'], camera = 'back' } = options;
    if ((sourceType as readonly string[]).join() === 'camera') await permissions.scope('scope.camera');
    const { failure, files } = await client.device<Picked>('pick', { count, sourceType, camera });
    if (failure !== undefined) throw new Fail(failure);
    return files;
  }

  return asynchronous(client, {
    async chooseMedia(options) {
      const files = await pick(options, 'chooseMedia');
      return {
        type: 'image',
        tempFiles: files.map(({ path, size }) => ({ tempFilePath: path, size, fileType: 'image' })),
      };
    },
    async chooseImage(options) {
      const files = await pick(options, 'chooseImage');
      return { tempFilePaths: files.map(({ path }) => path), tempFiles: files };
    },
    previewImage: ({ urls = [] }) => client.effect('previewImage', [...(urls as readonly string[])]),
    async openDocument({ filePath, fileType }) {
      const { bytes } = await client.device<{ bytes: number | null }>('fileSize', { filePath });
      if (bytes === null) throw new Fail(`file doesn't exist`);
      client.effect('openDocument', { filePath: textOf(filePath), fileType: textOf(fileType), bytes });
    },
  });
}
