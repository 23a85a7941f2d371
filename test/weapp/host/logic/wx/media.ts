import type { Client } from '../client';
import type { Permissions } from './permissions';
import { FROM_ALBUM } from '../../../protocol';
import { asynchronous, Fail, textOf, type Api, type Options } from './call';

interface Picked {
  readonly failure?: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** The client's own sheet, where the program leaves the choice to the person. */
async function askSource(client: Client): Promise<string> {
  const choice = await client.ask({
    title: '',
    content: '',
    choices: [
      { answer: 'cancel', text: '取消' },
      { answer: 'album', text: FROM_ALBUM },
      { answer: 'camera', text: '拍摄' },
    ],
    shape: 'sheet',
  });
  if (choice === null || choice === 'cancel') throw new Fail('cancel');
  return choice;
}

/** Pictures, documents and contacts. The test chooses in the person's place. */
export function media(client: Client, permissions: Permissions): Api {
  async function pick(options: Options, privacy: string): Promise<Picked['files']> {
    await permissions.privacy(privacy);
    const { count = 9, sourceType = ['album', 'camera'], camera = 'back' } = options;
    const sources = sourceType as readonly string[];
    const from = sources.length > 1 ? await askSource(client) : sources[0];
    if (from === 'camera') await permissions.scope('scope.camera');
    const { failure, files } = await client.device<Picked>('pick', {
      count,
      sourceType: [from ?? 'album'],
      camera,
    });
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
    async chooseMessageFile() {
      await permissions.privacy('chooseMessageFile');
      const { failure, files } = await client.device<Picked>('pick', { count: 1, sourceType: ['chat'] });
      if (failure !== undefined) throw new Fail(failure);
      return {
        tempFiles: files.map(({ path, size }) => ({
          path,
          size,
          name: path.split('/').pop() ?? '',
          type: 'file',
        })),
      };
    },
    async chooseContact() {
      await permissions.privacy('chooseContact');
      const { contact } = await client.device<{ contact: { name: string; phone: string } | null }>(
        'pickContact',
        {},
      );
      if (contact === null) throw new Fail('cancel');
      return {
        phoneNumber: contact.phone,
        displayName: contact.name,
        phoneNumberList: [contact.phone],
      };
    },
    previewImage: ({ urls = [] }) => client.effect('previewImage', [...(urls as readonly string[])]),
    async openDocument({ filePath, fileType }) {
      const { bytes } = await client.device<{ bytes: number | null }>('fileSize', { filePath });
      if (bytes === null) throw new Fail(`file doesn't exist`);
      client.effect('openDocument', { filePath: textOf(filePath), fileType: textOf(fileType), bytes });
    },
    async shareFileMessage({ filePath, fileName }) {
      const { bytes } = await client.device<{ bytes: number | null }>('fileSize', { filePath });
      if (bytes === null) throw new Fail(`file doesn't exist`);
      client.effect('shareFileMessage', { filePath: textOf(filePath), fileName: textOf(fileName), bytes });
    },
  });
}
