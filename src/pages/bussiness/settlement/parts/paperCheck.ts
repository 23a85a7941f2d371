import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { MOST_PAPER_BYTES, settlementCalls } from '@/contract/settlement';
import { formatChinese, civilDateAt } from '@/domain/dates/civil';
import { files } from '@/platform/files';
import { CallFailure, upload } from '@/request';
import { PRIVACY_REFUSED, privacyConsent } from '@/stores/privacy';
import { CHECK } from '../texts';

type Verdict = Response<'settlementUpload'>;

/** What is said of the file that was chosen last. */
export interface CheckResult {
  readonly kind: 'success' | 'warn' | 'danger';
  readonly title: string;
  readonly text: string;
}

function resultOf({ verdict, title, signedAt }: Verdict): CheckResult {
  const [kind, heading, text] = CHECK.verdicts[verdict];
  if (verdict !== 'ours' || signedAt === null) return { kind, title: heading, text };
  const day = formatChinese(civilDateAt(Date.parse(signedAt)), 'full');
  return { kind, title: heading, text: `${title && `《${title}》`}${day}签署。${text}` };
}

const unread = (text: string): CheckResult => ({ kind: 'warn', title: CHECK.unread, text });

/** Has a PDF checked that the person was given: whether we have signed it, and whether it is unchanged. */
export class PaperCheck {
  result: CheckResult | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  async pick(): Promise<void> {
    const consent = privacyConsent.ensure();
    const picked =
      consent !== true && !(await consent)
        ? ({ ok: false, reason: 'unconsented' } as const)
        : await files.pickPdf();
    if (picked.ok) return this.send(picked.file);
    if (picked.reason === 'cancelled') return;
    this.show(unread(picked.reason === 'unconsented' ? PRIVACY_REFUSED : CHECK.unavailable));
  }

  private async send(file: Parameters<typeof upload>[2][number] & { readonly size: number }): Promise<void> {
    if (file.size > MOST_PAPER_BYTES) return this.show(unread(CHECK.tooLarge));
    const said = await upload(settlementCalls.settlementUpload, {}, [file], { loading: CHECK.running }).catch(
      (failure: CallFailure) => failure,
    );
    this.show(said instanceof CallFailure ? unread(said.message) : resultOf(said));
  }

  private show(result: CheckResult): void {
    runInAction(() => (this.result = result));
  }
}
