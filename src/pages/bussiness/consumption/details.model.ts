import { Resource } from '@/model/resource';
import { go, type PageParams } from '@/navigation';
import { fetchProof, loanNoOf } from './parts/proofInfo';

/** One proof: its deadline, its files, and its review. */
export class ProofDetailModel {
  readonly proof = new Resource(() => fetchProof(this.loanNo));
  readonly loanNo: string;

  constructor(params: PageParams) {
    this.loanNo = loanNoOf(params);
  }

  async load(): Promise<void> {
    if (this.loanNo !== '') await this.proof.load();
  }

  /** Back from the upload, or the proof may have been reviewed. */
  shown(): Promise<void> {
    return this.load();
  }

  upload(): Promise<void> {
    return go('proofUpload', { loanNo: this.loanNo });
  }

  openLoan(): Promise<void> {
    return go('loanDetail', { loanNo: this.loanNo });
  }
}
