import { makeAutoObservable, runInAction } from 'mobx';
import { pictureRefusals } from '@/contract/refusals';
import { problemOf } from '@/model/submission';
import type { PickedFile } from '@/platform/album';
import { preview } from '@/platform/preview';
import { CallFailure } from '@/request';
import { pickPicture, type PictureSource } from './pictures';

/** Spec §7 Credit: loading text of the recognition. */
export const READING = '证件识别中...';

/** One picture that a page asks for: taken, shown, sent, with what is wrong with it beside it. */
export class Shot {
  state: 'empty' | 'reading' | 'ok' | 'error' = 'empty';
  /** Where the picture can be shown. */
  picture = '';
  /** What was wrong with it. */
  message = '';

  constructor() {
    makeAutoObservable(this);
  }

  /**
   * Asks for a picture and sends it. `use` gets the answer at the moment the picture counts as taken: what shows it never stands empty
   * first. Whatever else is to be done before the picture leaves the device is part of `send`.
   */
  async take<A>(
    from: PictureSource,
    send: (picture: PickedFile) => Promise<A>,
    use: (answer: A) => void,
  ): Promise<void> {
    if (this.state === 'reading') return;
    const picked = await pickPicture(from);
    if (picked.kind === 'nothing') return;
    if (picked.kind === 'unfit') return this.fail(picked.message);
    this.begin(preview.show(picked.file.source));
    try {
      const answer = await send(picked.file);
      runInAction(() => {
        // First: what was read may still speak against the picture.
        this.state = 'ok';
        use(answer);
      });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      // An expired session is said by the runtime; what is no picture cannot be shown as one.
      if (failure.kind === 'expired' || failure.code === pictureRefusals.notAPicture) this.clear();
      if (failure.kind !== 'expired') this.fail(problemOf(failure));
    }
  }

  fail(message: string): void {
    this.state = 'error';
    this.message = message;
  }

  /** Back to nothing taken. */
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
