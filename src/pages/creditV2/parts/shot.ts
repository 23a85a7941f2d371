import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { preview } from '@/platform/preview';
import { CallFailure, upload } from '@/request';
import { pickPicture, type PictureSource } from '@/stores/forms/pictures';

export type Reading = Response<'idCardOcr'>;

/** Spec §7 Credit: loading text of the recognition. */
const LOADING = '证件识别中...';
/** Contract idCardOcr. */
const NOT_A_PICTURE = '100403';

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
   * Asks for a picture and has it read. `before` runs once there is a picture and before it leaves the device: the consent is
   * recorded there. `use` gets what was read at the moment it is shown: a field never stands empty first.
   */
  async take(
    from: PictureSource,
    before: () => Promise<void>,
    use: (reading: Reading) => void,
  ): Promise<void> {
    if (this.state === 'reading') return;
    const picked = await pickPicture(from);
    if (picked.kind === 'nothing') return;
    if (picked.kind === 'fault') return this.fail(picked.message);
    this.begin(preview.show(picked.file.source));
    try {
      await before();
      const reading = await upload('idCardOcr', { side: this.side }, [picked.file], {
        toast: false,
        loading: LOADING,
      });
      runInAction(() => {
        // First: what was read may still speak against the card.
        this.state = 'ok';
        use(reading);
      });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      // What is no picture cannot be shown as one.
      if (failure.code === NOT_A_PICTURE) this.clear();
      this.fail(failure.message);
    }
  }

  fail(message: string): void {
    runInAction(() => {
      this.state = 'error';
      this.message = message;
    });
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
