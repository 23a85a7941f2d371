import { makeAutoObservable, runInAction } from 'mobx';
import { pictureRefusals } from '@/contract/flowRefusals';
import { problemOf } from '@/model/submission';
import type { PickedFile } from '@/platform/album';
import { preview } from '@/platform/preview';
import { CallFailure } from '@/request';
import { pickPicture } from './pictures';

/** Spec §7 Credit: loading text during recognition. */
export const READING = '证件识别中...';

/** One picture that a page asks for: picked, shown and sent, with its error beside it. */
export class Shot {
  state: 'empty' | 'reading' | 'ok' | 'error' = 'empty';
  /** Address for showing the picture. */
  picture = '';
  /** The error of the picture. */
  message = '';

  constructor() {
    makeAutoObservable(this);
  }

  /** There is a picture, good or bad. False also while the page says that one is missing. */
  get taken(): boolean {
    return this.picture !== '' || this.state === 'ok' || this.state === 'reading';
  }

  /**
   * Asks for a picture and sends it. `use` gets the answer in the same action that sets the state to ok, so that the page never renders it
   * empty. Any step required before the picture leaves the device belongs in `send`. True: a new picture was taken and could be read.
   */
  async take<A>(send: (picture: PickedFile) => Promise<A>, use: (answer: A) => void): Promise<boolean> {
    if (this.state === 'reading') return false;
    const picked = await pickPicture();
    if (picked.kind === 'unfit') this.fail(picked.message);
    if (picked.kind !== 'picture') return false;
    this.begin(preview.show(picked.file.source));
    try {
      const answer = await send(picked.file);
      runInAction(() => {
        // Set the state first: `use` may still reject the picture.
        this.state = 'ok';
        use(answer);
      });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      // The runtime reports an expired session. A file that is not a picture cannot be shown as one.
      if (failure.kind === 'expired' || failure.code === pictureRefusals.notAPicture) this.clear();
      if (failure.kind !== 'expired') this.fail(problemOf(failure));
    }
    return this.isRead;
  }

  private get isRead(): boolean {
    return this.state === 'ok';
  }

  fail(message: string): void {
    this.state = 'error';
    this.message = message;
  }

  clear(): void {
    preview.release(this.picture);
    this.picture = '';
    this.state = 'empty';
    this.message = '';
  }

  private begin(picture: string): void {
    this.clear();
    this.picture = picture;
    this.state = 'reading';
  }
}
