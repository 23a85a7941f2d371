import { makeAutoObservable, runInAction } from 'mobx';
import { preview } from '@/platform/preview';
import { CallFailure, upload } from '@/request';
import { pickPicture, type PictureSource } from '@/stores/forms/pictures';
import { recovery } from './recovery';

/** Spec §7 Credit: loading text of the recognition. */
const LOADING = '证件识别中...';
/** Contract recoveryIdCard: what is no picture cannot be shown as one. */
const NOT_A_PICTURE = '100403';

/** One side of the ID card, taken, sent with the ticket and its consent, compared by the gateway. */
export class RecoveryShot {
  state: 'empty' | 'reading' | 'ok' | 'error' = 'empty';
  /** Where the picture can be shown. */
  picture = '';
  message = '';

  constructor(private readonly side: 'front' | 'back') {
    makeAutoObservable<this, 'side'>(this, { side: false });
  }

  /** Whether the gateway has this side already. */
  get known(): boolean {
    return recovery[this.side] !== null;
  }

  /** What is shown of it: known from before a reload, it needs no picture. */
  get shown(): RecoveryShot['state'] {
    return this.state === 'empty' && this.known ? 'ok' : this.state;
  }

  async take(from: PictureSource): Promise<void> {
    if (this.state === 'reading') return;
    const picked = await pickPicture(from);
    if (picked.kind === 'nothing') return;
    if (picked.kind === 'fault') return this.fail(picked.message);
    this.begin(preview.show(picked.file.source));
    try {
      const progress = await upload(
        'recoveryIdCard',
        { ticket: recovery.ticket, side: this.side, agreement: 'id-card' },
        [picked.file],
        { toast: false, loading: LOADING },
      );
      runInAction(() => {
        this.state = 'ok';
        recovery.moveOn(progress);
      });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.code === NOT_A_PICTURE) this.clear();
      if (recovery.endedBy(failure)) this.clear();
      else this.fail(failure.message);
    }
  }

  fail(message: string): void {
    runInAction(() => {
      this.state = 'error';
      this.message = message;
    });
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
