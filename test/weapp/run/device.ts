import { randomUUID } from 'node:crypto';
import type { Effect, Problem } from '../protocol';
import { Network, type Upload, type Wish } from './network';

/** A file that the person picks. */
export interface Handed {
  readonly name: string;
  readonly content: Buffer;
}

interface Contact {
  readonly name: string;
  readonly phone: string;
}

interface Picking {
  readonly answer: (reply: object) => void;
}

const PREFIX = 'wxfile://';

/** The phone behind the window: network, temporary files, the person's choice of a picture, WeChat's account. */
export class Device {
  /** Whom the person chooses in the next pickers of the address book; when it is empty, the person cancels. */
  addressBook: Contact[] = [];
  readonly problems: Problem[] = [];
  readonly effects: Effect[] = [];
  private readonly files = new Map<string, Buffer>();
  private readonly network: Network;
  private readonly pickings: Picking[] = [];
  private onPicking: (() => void) | undefined;
  private count = 0;
  private loginCode = `login-${randomUUID()}`;

  constructor(routes: Readonly<Record<string, string>>) {
    this.network = new Network(routes, {
      read: (path) => this.files.get(path),
      write: (content, extension) => this.keep(content, extension),
    });
  }

  file(path: string): Buffer | undefined {
    return this.files.get(`${PREFIX}${path}`);
  }

  call(name: string, detail: unknown): Promise<object> {
    switch (name) {
      case 'request':
        return this.network.request(detail as Wish);
      case 'upload':
        return this.network.upload(detail as Upload);
      case 'download':
        return this.network.download(detail as Wish);
      case 'pick':
        return new Promise((answer) => {
          this.pickings.push({ answer });
          this.onPicking?.();
        });
      case 'pickContact':
        return Promise.resolve({ contact: this.addressBook.shift() ?? null });
      case 'fileSize':
        return Promise.resolve({ bytes: this.files.get((detail as Upload).filePath)?.length ?? null });
      case 'readFile':
        return Promise.resolve({
          base64: this.files.get((detail as Upload).filePath)?.toString('base64') ?? null,
        });
      case 'keepFile': {
        const { base64, extension } = detail as { readonly base64: string; readonly extension: string };
        return Promise.resolve({ path: this.keep(Buffer.from(base64, 'base64'), extension) });
      }
      case 'loginCode':
        if (!(detail as { readonly again: boolean }).again) this.loginCode = `login-${randomUUID()}`;
        return Promise.resolve({ code: this.loginCode });
      case 'phoneCode':
        return Promise.resolve({ code: `phone-${randomUUID()}` });
      case 'problem':
        this.problems.push(detail as Problem);
        return Promise.resolve({});
      case 'effect':
        this.effects.push(detail as Effect);
        return Promise.resolve({});
      default:
        return Promise.reject(new Error(`no ${name}`));
    }
  }

  /** Waits until the program asks for a picture, and hands `file` over; null: the person leaves the picker. */
  async hand(file: Handed | null, patience: number): Promise<void> {
    if (this.pickings.length === 0)
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('no picker was opened')), patience);
        this.onPicking = () => {
          clearTimeout(late);
          resolve();
        };
      });
    this.onPicking = undefined;
    const picking = this.pickings.shift();
    if (file === null) picking?.answer({ failure: 'cancel', files: [] });
    else {
      const path = this.keep(file.content, file.name.split('.').pop() ?? '');
      picking?.answer({ files: [{ path, size: file.content.length }] });
    }
  }

  private keep(content: Buffer, extension: string): string {
    this.count += 1;
    const path = `${PREFIX}tmp_${this.count}.${extension}`;
    this.files.set(path, content);
    return path;
  }
}
