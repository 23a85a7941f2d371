import { makeAutoObservable, runInAction } from 'mobx';
import { proofCalls } from '@/contract/proof';
import { pickPicture } from '@/features/pictures';
import { problemOf } from '@/model/submission';
import { preview } from '@/platform/preview';
import { call, CallFailure, upload } from '@/request';

type PickedFile = Extract<Awaited<ReturnType<typeof pickPicture>>, { kind: 'picture' }>['file'];

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

/** Several pictures of a proof: each is uploaded when it is picked, can be tried again, and deleted. */
export class ProofUploads {
  items: Item[] = [];
  /** Why the last picture was not taken or not uploaded. */
  error = '';
  private count = 0;

  constructor(private readonly loanNo: string) {
    makeAutoObservable<this, 'loanNo' | 'count'>(this, { loanNo: false, count: false });
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
      if (item.fileId !== '') {
        await call(proofCalls.proofDelete, { loanNo: this.loanNo, fileId: item.fileId });
      }
      this.drop(item);
    } catch (failure) {
      this.fail(failure);
    }
  }

  /** The page is left. */
  clear(): void {
    this.items.forEach(({ picture }) => preview.release(picture));
    this.items = [];
  }

  say(message: string): void {
    this.error = message;
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
      const { file } = await upload(proofCalls.proofUpload, { loanNo: this.loanNo }, [item.file], {
        onProgress: (percent) => runInAction(() => (item.percent = percent)),
      });
      this.arrived(item, file.fileId);
    } catch (failure) {
      runInAction(() => (item.state = 'failed'));
      this.fail(failure);
    }
  }

  /** The same picture twice is one file: the second tile goes away. A tile that was deleted meanwhile is deleted at the gateway, too. */
  private arrived(item: Item, fileId: string): void {
    if (this.items.some((other) => other !== item && other.fileId === fileId)) {
      this.say('这张照片已经上传过了');
      return this.drop(item);
    }
    item.fileId = fileId;
    item.state = 'done';
    if (!this.items.includes(item)) {
      void call(proofCalls.proofDelete, { loanNo: this.loanNo, fileId }).catch(() => undefined);
    }
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
