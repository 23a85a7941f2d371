import { makeAutoObservable } from 'mobx';
import { proofCalls } from '@/contract/proof';
import { PROOF_RULE } from '@/domain/loan/proof';
import { PictureUploads, type UploadTarget } from '@/features/pictures';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { back, type PageParams } from '@/navigation';
import { call, CallFailure, upload } from '@/request';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { track } from '@/stores/track';
import { fetchProof, loanNoOf, type FileOnFile } from './parts/proofInfo';
import { UPLOAD } from './parts/texts';

const filesOf = (loanNo: string): UploadTarget => ({
  send: async (file, onProgress) =>
    (await upload(proofCalls.proofUpload, { loanNo }, [file], { onProgress })).file.fileId,
  remove: (fileId) => call(proofCalls.proofDelete, { loanNo, fileId }),
});

/** The upload of a proof: pictures go to the gateway one by one and survive a reload; then the person hands them in together. */
export class ProofUploadModel {
  readonly proof = new Resource(() => fetchProof(this.loanNo));
  readonly uploads: PictureUploads;
  readonly submission = new Submission();
  readonly loanNo: string;
  private tracked = false;

  constructor(params: PageParams) {
    this.loanNo = loanNoOf(params);
    this.uploads = new PictureUploads(filesOf(this.loanNo));
    makeAutoObservable(this, { proof: false, uploads: false, submission: false, loanNo: false });
  }

  async load(): Promise<void> {
    if (this.loanNo === '') return;
    await this.proof.load();
    // Spec §2 Screen-tracking page ids: tuition proof upload.
    if (this.proof.value?.tuition === true && !this.tracked) track.event('pageView', '014');
    this.tracked = true;
  }

  /** Back from the picker or another app: the last day may have ended. Running uploads go on. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.uploads.clear();
  }

  get open(): boolean {
    return this.proof.value?.open === true;
  }

  /** Files from an earlier visit. */
  get earlier(): readonly FileOnFile[] {
    return (this.proof.value?.files ?? []).filter(({ fileId }) => !this.uploads.onFile.has(fileId));
  }

  /** How many pictures this visit can have. */
  get most(): number {
    return Math.max(this.uploads.items.length, PROOF_RULE.mostFiles - this.earlier.length);
  }

  add(): Promise<void> {
    this.uploads.say('');
    return this.uploads.add();
  }

  /** Deletes a file from an earlier visit. */
  async removeEarlier(fileId: string): Promise<void> {
    await this.submission.run(async () => {
      await call(proofCalls.proofDelete, { loanNo: this.loanNo, fileId });
      await this.proof.load();
    });
  }

  async submit(): Promise<void> {
    const { uploads } = this;
    if (uploads.running) return uploads.stop(UPLOAD.running);
    if (uploads.items.length + this.earlier.length === 0) return uploads.stop(UPLOAD.missing);
    if (await this.submission.run(() => this.send())) {
      feedback.toast(UPLOAD.submitted);
      await back('proofDetail', { loanNo: this.loanNo });
    }
  }

  private async send(): Promise<void> {
    const { loanNo } = this;
    // The same state of the proof gets the same number: a retry after a lost answer hands nothing in twice.
    const requestNo = drafts.requestNo('proof', `${loanNo}|${this.proof.value?.decidedAt ?? ''}`);
    try {
      await call(proofCalls.proofSubmit, { loanNo, requestNo });
    } catch (failure) {
      // Handed in from another window: nothing is left to do here.
      const closed =
        failure instanceof CallFailure && refusalName(proofCalls.proofSubmit, failure) === 'proofClosed';
      if (!closed) throw failure;
    }
    drafts.drop('proof');
  }
}
