import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { preview } from '@/platform/preview';
import { CallFailure, upload } from '@/request';
import { pickPicture, type PictureSource } from '@/stores/forms/pictures';

export type Reading = Response<'idCardOcr'>;

/** Spec §7 Credit: loading text of the recognition. */
const LOADING = '证件识别中...';

/** The picture of one side of an ID card: taken, shown, read. */
export class Shot {
  state: 'empty' | 'reading' | 'ok' | 'error' = 'empty';
  /** Where the picture can be shown. */
  picture = '';
  /** What was wrong with it. */
  message = '';

  constructor(private readonly side: 'front' | 'back') {
    makeAutoObservable<this, 'side'>(this, { side: false });
  }

  /**
   * Asks for a picture and has it read; undefined where there is nothing to read from. `before` runs once there is a picture and
   * before it leaves the device: the consent is recorded there.
   */
  async take(from: PictureSource, before: () => Promise<void>): Promise<Reading | undefined> {
    if (this.state === 'reading') return undefined;
    const picked = await pickPicture(from);
    if (picked.kind === 'nothing') return undefined;
    if (picked.kind === 'fault') return this.fail(picked.message);
    this.begin(preview.show(picked.file.source));
    try {
      await before();
      const reading = await upload('idCardOcr', { side: this.side }, [picked.file], {
        toast: false,
        loading: LOADING,
      });
      this.succeed();
      return reading;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      return this.fail(failure.message);
    }
  }

  fail(message: string): undefined {
    runInAction(() => {
      this.state = 'error';
      this.message = message;
    });
    return undefined;
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

  private succeed(): void {
    this.state = 'ok';
  }
}
