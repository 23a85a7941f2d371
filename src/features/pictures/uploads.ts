import { makeAutoObservable, runInAction } from 'mobx';
import { pointOut } from '@/model/pointOut';
import { problemOf } from '@/model/submission';
import type { PickedFile } from '@/platform/album';
import { preview } from '@/platform/preview';
import { CallFailure } from '@/request';
import { pickPicture } from './pictures';

/** Where the pictures go. Both calls reject with CallFailure. */
export interface UploadTarget {
  /** Resolves with the id of the picture on file; the same picture again gets the same id. `percent` is 0 to 100. */
  readonly send: (file: PickedFile, onProgress: (percent: number) => void) => Promise<string>;
  readonly remove: (fileId: string) => Promise<unknown>;
}

/** A picture of this visit. */
interface Item {
  readonly key: string;
  readonly picture: string;
  readonly file: PickedFile;
  state: 'uploading' | 'done' | 'failed';
  percent: number;
  /** The gateway's id, once it is there. */
  fileId: string;
}

/** Several pictures: each is uploaded when it is picked, can be tried again, and deleted. */
export class PictureUploads {
  items: Item[] = [];
  /** Why the last picture was not taken or not uploaded. */
  error = '';
  private count = 0;

  constructor(private readonly target: UploadTarget) {
    makeAutoObservable<this, 'target' | 'count'>(this, { target: false, count: false });
  }

  get running(): boolean {
    return this.items.some(({ state }) => state !== 'done');
  }

  /** Ids of the pictures that are on file and shown here. */
  get onFile(): ReadonlySet<string> {
    return new Set(this.items.map(({ fileId }) => fileId).filter(Boolean));
  }

  async add(): Promise<void> {
    const picked = await pickPicture();
    if (picked.kind === 'nothing') return;
    if (picked.kind === 'unfit') return this.say(picked.message);
    this.count += 1;
    const { file } = picked;
    const key = `picture-${this.count}`;
    runInAction(() => {
      this.items.push({
        key,
        file,
        picture: preview.show(file.source),
        state: 'uploading',
        percent: 0,
        fileId: '',
      });
    });
    await this.send(key);
  }

  async retry(key: string): Promise<void> {
    if (this.find(key)?.state === 'failed') await this.send(key);
  }

  /** Deletes it here and, if it arrived, at the gateway. */
  async remove(key: string): Promise<void> {
    const item = this.find(key);
    if (item === undefined) return;
    try {
      if (item.fileId !== '') await this.target.remove(item.fileId);
      this.drop(item);
    } catch (failure) {
      this.fail(failure);
    }
  }

  /** The person leaves the page. */
  clear(): void {
    this.items.forEach(({ picture }) => preview.release(picture));
    this.items = [];
  }

  say(message: string): void {
    this.error = message;
  }

  /** A failed check of the page stops its button: the app shows the pictures, and the next tap counts at once. */
  stop(message: string): void {
    this.say(message);
    pointOut();
  }

  private find(key: string): Item | undefined {
    return this.items.find((item) => item.key === key);
  }

  private async send(key: string): Promise<void> {
    const item = this.find(key);
    if (item === undefined) return;
    runInAction(() => {
      item.state = 'uploading';
      item.percent = 0;
      this.error = '';
    });
    try {
      const progress = (percent: number) => runInAction(() => (item.percent = percent));
      this.arrived(item, await this.target.send(item.file, progress));
    } catch (failure) {
      runInAction(() => (item.state = 'failed'));
      this.fail(failure);
    }
  }

  /** The same picture twice is one file: the second tile goes away. A tile that was deleted during the upload is also deleted at the gateway. */
  private arrived(item: Item, fileId: string): void {
    if (this.items.some((other) => other !== item && other.fileId === fileId)) {
      this.say('这张照片已经上传过了');
      return this.drop(item);
    }
    item.fileId = fileId;
    item.state = 'done';
    if (!this.items.includes(item)) void this.target.remove(fileId).catch(() => undefined);
  }

  private drop(item: Item): void {
    preview.release(item.picture);
    this.items = this.items.filter((other) => other !== item);
  }

  /** Rethrows every error except a CallFailure; the runtime reports an expired session. */
  private fail(failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.kind !== 'expired') this.say(problemOf(failure));
  }
}
