import { proofCalls } from '@/contract/proof';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { proofView, type ProofView } from './parts/proofs';

/** Loans that ask for a proof of what they were used for. */
export class ProofsModel {
  readonly proofs = new Resource<readonly ProofView[]>(async () => {
    const { list, today } = await call(proofCalls.proofList, {});
    return list.map((proof) => proofView(proof, today));
  });

  load(): Promise<void> {
    return this.proofs.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  open({ loanNo }: ProofView): Promise<void> {
    return go('proofDetail', { loanNo });
  }
}
