import { computed, makeObservable } from 'mobx';
import { PictureUploads, type UploadTarget } from '@/features/pictures';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { CallFailure } from '@/request';
import { drafts } from '@/storage/drafts';

/** What was asked for, as far as handing it in needs it. */
interface Asked {
  /** The person can hand something in. */
  readonly open: boolean;
  /** Changes with each decision: names a try. */
  readonly decidedAt: string;
  readonly files: readonly { readonly fileId: string }[];
}

interface Task<A extends Asked> {
  readonly fetch: () => Promise<A>;
  readonly pictures: UploadTarget;
  readonly mostFiles: number;
  readonly words: { readonly running: string; readonly missing: string };
  /** The draft that keeps the request number, and what it is for. */
  readonly draft: 'proof' | 'supplement';
  readonly subject: string;
  readonly send: (requestNo: string) => Promise<unknown>;
  /** It was handed in from another window: nothing is left to do here. */
  readonly isClosed: (failure: CallFailure) => boolean;
}

/** What a person hands in with pictures: these go to the gateway one by one and survive a reload; then all are handed in together. */
export class HandIn<A extends Asked> {
  readonly info: Resource<A>;
  readonly uploads: PictureUploads;
  readonly submission = new Submission();

  constructor(private readonly task: Task<A>) {
    this.info = new Resource(task.fetch);
    this.uploads = new PictureUploads(task.pictures);
    makeObservable(this, { open: computed, earlier: computed, most: computed });
  }

  get open(): boolean {
    return this.info.value?.open === true;
  }

  /** Files of an earlier visit. */
  get earlier(): A['files'] {
    const files: A['files'] = this.info.value?.files ?? [];
    return files.filter(({ fileId }) => !this.uploads.onFile.has(fileId));
  }

  /** How many pictures this visit can have. */
  get most(): number {
    return Math.max(this.uploads.items.length, this.task.mostFiles - this.earlier.length);
  }

  add(): Promise<void> {
    this.uploads.say('');
    return this.uploads.add();
  }

  /** Deletes a file of an earlier visit. */
  async removeEarlier(fileId: string): Promise<void> {
    await this.submission.run(async () => {
      await this.task.pictures.remove(fileId);
      await this.info.load();
    });
  }

  /** True: it is handed in. */
  protected async handIn(): Promise<boolean> {
    const { uploads, task } = this;
    if (uploads.running) uploads.stop(task.words.running);
    else if (uploads.items.length + this.earlier.length === 0) uploads.stop(task.words.missing);
    else return this.submission.run(() => this.send());
    return false;
  }

  private async send(): Promise<void> {
    const { draft, subject, send, isClosed } = this.task;
    // The same try gets the same number: a retry after a lost answer hands nothing in twice.
    const requestNo = drafts.requestNo(draft, `${subject}|${this.info.value?.decidedAt ?? ''}`);
    await send(requestNo).catch((failure: unknown) => {
      if (!(failure instanceof CallFailure && isClosed(failure))) throw failure;
    });
    drafts.drop(draft);
  }
}
