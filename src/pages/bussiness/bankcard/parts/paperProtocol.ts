import { makeObservable, observable, runInAction } from 'mobx';
import { boundCardCalls } from '@/contract/boundCard';
import { pickPicture } from '@/features/pictures';
import { Submission } from '@/model/submission';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { SIGN } from './texts';

/** The photo of a bank's protocol on paper, for a bank that does not sign online. */
export class PaperProtocol {
  readonly sending = new Submission();
  /** Why the photo was not taken. */
  error = '';

  constructor(
    private readonly cardId: string,
    private readonly uploaded: () => Promise<void>,
  ) {
    makeObservable(this, { error: observable });
  }

  async take(): Promise<void> {
    if (this.sending.busy) return;
    const picked = await pickPicture();
    this.refuse(picked.kind === 'unfit' ? picked.message : '');
    if (picked.kind !== 'picture') return;
    const send = () =>
      call(
        boundCardCalls.uploadBankProtocol,
        { cardId: this.cardId },
        { files: [picked.file], loading: true },
      );
    const done = await this.sending.run(send, (failure) => {
      this.refuse(failure.message);
      return true;
    });
    if (!done) return;
    feedback.toast(SIGN.paperDone);
    await this.uploaded();
  }

  private refuse(message: string): void {
    runInAction(() => {
      this.error = message;
    });
  }
}
