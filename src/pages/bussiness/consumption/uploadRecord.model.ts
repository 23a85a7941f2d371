import { proofCalls } from '@/contract/proof';
import { PROOF_RULE } from '@/domain/loan/proof';
import { HandIn } from '@/features/attachments';
import { refusalName } from '@/model/form';
import { PageMoves, type PageParams } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { track } from '@/stores/track';
import { fetchProof, loanNoOf, type ProofInfo } from './parts/proofInfo';
import { UPLOAD } from './parts/texts';

const { proofUpload, proofDelete, proofSubmit } = proofCalls;

/** The upload of a proof. */
export class ProofUploadModel extends HandIn<ProofInfo> {
  private readonly moves = new PageMoves();
  readonly proof = this.info;
  readonly loanNo: string;
  private tracked = false;

  constructor(params: PageParams) {
    const loanNo = loanNoOf(params);
    super({
      fetch: () => fetchProof(loanNo),
      pictures: {
        send: async (file, onProgress) =>
          (await call(proofUpload, { loanNo }, { files: [file], onProgress })).file.fileId,
        remove: (fileId) => call(proofDelete, { loanNo, fileId }),
      },
      mostFiles: PROOF_RULE.mostFiles,
      words: UPLOAD,
      draft: 'proof',
      subject: loanNo,
      send: (requestNo) => call(proofSubmit, { loanNo, requestNo }),
      isClosed: (failure) => refusalName(proofSubmit, failure) === 'proofClosed',
    });
    this.loanNo = loanNo;
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

  async submit(): Promise<void> {
    if (!(await this.handIn())) return;
    feedback.toast(UPLOAD.submitted);
    await this.moves.back('proofDetail', { loanNo: this.loanNo });
  }
}
