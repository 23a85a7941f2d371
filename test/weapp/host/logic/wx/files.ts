import type { Client } from '../client';
import { native } from '../globals';
import { asynchronous, Fail, textOf, type Api } from './call';

/** The program's own folder. */
export const USER_DATA_PATH = 'wxfile://usr';

/** What the program's folder holds, and the phone's temporary files. */
export class Files {
  private readonly own = new Map<string, ArrayBuffer>();

  constructor(private readonly client: Client) {}

  async read(path: string): Promise<ArrayBuffer> {
    const own = this.own.get(path);
    if (own !== undefined) return own;
    const { base64 } = await this.client.device<{ base64: string | null }>('readFile', { filePath: path });
    if (base64 === null) throw new Fail(`no such file or directory, open ${path}`);
    return bytesOf(base64);
  }

  manager(): Api {
    const { own } = this;
    return asynchronous(this.client, {
      readFile: async ({ filePath }) => ({ data: (await this.read(textOf(filePath))).slice(0) }),
      writeFile({ filePath, data }) {
        const path = textOf(filePath);
        if (!path.startsWith(`${USER_DATA_PATH}/`)) throw new Fail(`permission denied, open ${path}`);
        own.set(path, (data as ArrayBuffer).slice(0));
      },
      unlink({ filePath }) {
        if (!own.delete(textOf(filePath))) throw new Fail(`no such file or directory ${textOf(filePath)}`);
      },
    });
  }
}

export const base64Of = (bytes: ArrayBuffer): string =>
  native.btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(native.atob(base64), (character) => character.charCodeAt(0)).buffer;
