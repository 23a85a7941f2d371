import { makeAutoObservable, runInAction } from 'mobx';
import { recoveryCalls } from '@/contract/recovery';
import { normaliseIdNumber } from '@/domain/person/idNumber';
import { placeRefusal } from '@/features/refusal';
import { replace } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/stores/drafts';
import { recovery } from './recovery';
import { RECOVERY_TEXTS } from './recoveryTexts';

const TAIL = /^\d{5}[\dX]$/;
const PLACES: ReadonlyMap<string, 'tail'> = new Map([['101207', 'tail']]);

/** After a reload: the end of the ID number brings the recovery back to where it was. */
export class ResumeForm {
  tail = '';
  error = '';
  busy = false;

  /** `resumed` runs once the ticket is there again. */
  constructor(private readonly resumed: () => Promise<void> | void) {
    makeAutoObservable<this, 'resumed'>(this, { resumed: false });
  }

  type(text: string): void {
    this.tail = normaliseIdNumber(text);
    this.error = '';
  }

  /** From the first step, with nothing left of what was. */
  restart(): Promise<void> {
    recovery.forget();
    return replace('recoveryCard');
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    if (!TAIL.test(this.tail)) {
      this.error = RECOVERY_TEXTS.tailMissing;
      return;
    }
    this.busy = true;
    try {
      const { resumeKey } = drafts.get('recovery');
      const opened = await call(recoveryCalls.recoveryResume, { resumeKey, idTail: this.tail });
      recovery.open(opened);
      this.type('');
      await this.resumed();
    } catch (failure) {
      if (recovery.endedBy(failure)) return;
      const refusal = placeRefusal(failure, PLACES);
      runInAction(() => {
        this.error = refusal?.message ?? '';
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
