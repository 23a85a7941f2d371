import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { pictureRefusals } from '@/contract/flowRefusals';
import { MOST_PAPER_BYTES, settlementCalls } from '@/contract/settlement';
import { formatChinese, civilDateAt } from '@/domain/dates/civil';
import type { PickedFile } from '@/platform/album';
import { files } from '@/platform/files';
import { call, CallFailure } from '@/request';
import { privacyConsent } from '@/stores/privacy';
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
  if (signedAt === null) return { kind, title: heading, text };
  const day = formatChinese(civilDateAt(Date.parse(signedAt)), 'full');
  return { kind, title: heading, text: `${title && `《${title}》`}${day}签署。${text}` };
}

const unread = (text: string): CheckResult => ({ kind: 'warn', title: CHECK.unread, text });

/** Has a PDF checked that the person was given: whether we have signed it, and whether it is unchanged. */
export class PaperCheck {
  result: CheckResult | undefined = undefined;
  /** Counts files that were chosen, also those that could not be opened: only the last one is told of. */
  private latest = 0;

  constructor() {
    makeAutoObservable<this, 'latest'>(this, { result: observable.ref, latest: false });
  }

  async pick(): Promise<void> {
    const consent = privacyConsent.ensure();
    const picked =
      consent !== true && !(await consent)
        ? ({ ok: false, reason: 'unconsented' } as const)
        : await files.pickPdf();
    if (picked.ok) return this.check(picked.file);
    if (picked.reason === 'cancelled') return;
    this.latest += 1;
    this.show(unread(CHECK.picked[picked.reason]));
  }

  private async check(file: PickedFile): Promise<void> {
    const mine = (this.latest += 1);
    this.show(undefined);
    const result = await checked(file);
    if (mine === this.latest) this.show(result);
  }

  private show(result: CheckResult | undefined): void {
    runInAction(() => (this.result = result));
  }
}

async function checked(file: PickedFile): Promise<CheckResult> {
  if (file.size > MOST_PAPER_BYTES) return unread(CHECK.tooLarge);
  try {
    return resultOf(
      await call(settlementCalls.settlementUpload, {}, { files: [file], loading: CHECK.running }),
    );
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return unread(failure.code === pictureRefusals.pictureTooLarge ? CHECK.tooLarge : failure.message);
  }
}
