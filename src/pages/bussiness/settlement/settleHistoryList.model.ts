import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { copy } from '@/stores/copy';
import { ByMail } from './parts/byMail';
import { PaperCheck } from './parts/paperCheck';
import { fetchIssued, type Certificate } from './parts/certificates';

/** Issued certificates, with their codes. */
export class SettleHistoryModel {
  readonly issued = new Resource(fetchIssued);
  readonly mail = new ByMail();
  readonly check = new PaperCheck();

  load(): Promise<void> {
    return this.issued.load();
  }

  /** A certificate may have been revoked by now. */
  shown(): Promise<void> {
    return this.load();
  }

  open({ fileId }: Certificate): Promise<void> {
    return go('pdf', { fileId });
  }

  copy(text: string): Promise<void> {
    return copy(text);
  }
}
