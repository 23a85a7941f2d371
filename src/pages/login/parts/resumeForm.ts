import { recoveryCalls } from '@/contract/recovery';
import { normaliseIdNumber } from '@/domain/person/idNumber';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { replace } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { recovery } from './recovery';
import { RECOVERY_TEXTS } from './recoveryTexts';

const TAIL = /^\d{5}[\dX]$/;

/** After a reload: the last six characters of the ID number resume the recovery. */
export class ResumeForm {
  readonly form = new Form({
    tail: new Field('', {
      clean: normaliseIdNumber,
      check: (text) => (TAIL.test(text) ? '' : RECOVERY_TEXTS.tailMissing),
    }),
  });

  /** `resumed` runs once there is a new ticket. */
  constructor(private readonly resumed: () => Promise<void> | void) {}

  /** Starts over from the first step. */
  restart(): Promise<void> {
    recovery.forget();
    return replace('recoveryCard');
  }

  async submit(): Promise<void> {
    const { tail } = this.form.fields;
    const refused = this.form.refusalsOf(recoveryCalls.recoveryResume, {
      recoveryOver: 'form',
      idTailWrong: 'tail',
    });
    await this.form.submit(
      async () => {
        const { resumeKey } = drafts.get('recovery');
        const opened = await call(recoveryCalls.recoveryResume, { resumeKey, idTail: tail.value });
        recovery.open(opened);
        tail.put('');
        await this.resumed();
      },
      (failure) => recovery.endedBy(failure) || refused(failure),
    );
  }
}
