import { makeAutoObservable } from 'mobx';
import { supplementCalls } from '@/contract/supplement';
import { SUPPLEMENT_RULE } from '@/domain/supplement/rule';
import { reportDevice } from '@/features/deviceReport';
import { PictureUploads, type UploadTarget } from '@/features/pictures';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { call, CallFailure, upload } from '@/request';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { fetchSupplement, type SupplementInfo } from './supplements';
import { TEXTS } from './texts';

const filesOf = (supplementNo: string): UploadTarget => ({
  send: async (file, onProgress) =>
    (await upload(supplementCalls.supplementUpload, { supplementNo }, [file], { onProgress })).file.fileId,
  remove: (fileId) => call(supplementCalls.supplementDelete, { supplementNo, fileId }),
});

/** One document: pictures go to the gateway one by one and survive a reload; then the person hands them in together. */
export class OneSupplement {
  readonly info = new Resource<SupplementInfo>(() => fetchSupplement(this.supplementNo));
  readonly uploads: PictureUploads;
  readonly submission = new Submission();

  constructor(readonly supplementNo: string) {
    this.uploads = new PictureUploads(filesOf(supplementNo));
    makeAutoObservable(this, { info: false, uploads: false, submission: false, supplementNo: false });
  }

  get open(): boolean {
    return this.info.value?.open === true;
  }

  /** Files of an earlier visit. */
  get earlier(): SupplementInfo['files'] {
    return (this.info.value?.files ?? []).filter(({ fileId }) => !this.uploads.onFile.has(fileId));
  }

  /** How many pictures this visit can have. */
  get most(): number {
    return Math.max(this.uploads.items.length, SUPPLEMENT_RULE.mostFiles - this.earlier.length);
  }

  add(): Promise<void> {
    this.uploads.say('');
    return this.uploads.add();
  }

  async removeEarlier(fileId: string): Promise<void> {
    await this.submission.run(async () => {
      await call(supplementCalls.supplementDelete, { supplementNo: this.supplementNo, fileId });
      await this.info.load();
    });
  }

  /** The person stays on the page, which then shows the review. */
  async submit(): Promise<void> {
    const { uploads } = this;
    if (uploads.running) return uploads.stop(TEXTS.running);
    if (uploads.items.length + this.earlier.length === 0) return uploads.stop(TEXTS.empty);
    if (!(await this.submission.run(() => this.send()))) return;
    feedback.toast(TEXTS.submitted);
    uploads.clear();
    await this.info.load();
  }

  private async send(): Promise<void> {
    const { supplementNo } = this;
    // The same try gets the same number: a retry after a lost answer hands nothing in twice.
    const requestNo = drafts.requestNo('supplement', `${supplementNo}|${this.info.value?.decidedAt ?? ''}`);
    try {
      await call(supplementCalls.supplementSubmit, { supplementNo, requestNo });
      void reportDevice('11', supplementNo);
    } catch (failure) {
      // Handed in from another window: nothing is left to do here.
      const closed =
        failure instanceof CallFailure &&
        refusalName(supplementCalls.supplementSubmit, failure) === 'supplementClosed';
      if (!closed) throw failure;
    }
    drafts.drop('supplement');
  }
}
