import { loanCalls } from '@/contract/loan';
import { LOAN_BLOCKLIST } from '@/domain/loan/loanStart';
import { parseYuan, type Fen } from '@/domain/money/fen';
import { OrderPad, type Sending } from '@/features/moneyOrder';
import { sayBlocked, wayOfCode } from '@/features/blocks';
import { back, go, relaunch, replace, toTab } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { drawing, type DrawingOutcome } from '../parts/drawing';
import { backToEntry } from '../parts/failures';
import { loanDraft } from '../parts/loanDraft';

type Refused = Extract<DrawingOutcome, { kind: 'refused' }>;

/** Refusals after which the drawing must be read and signed again: it is not signed, or the signed terms differ from today's. */
const SIGN_ANEW: ReadonlySet<Refused['refusal']> = new Set<Refused['refusal']>([
  'notSigned',
  'dayPassed',
  'rateChanged',
]);

/** The last step: the trade password, then the drawing under the draft's request number. */
export class VerifyPasswordModel {
  readonly pad = new OrderPad(
    drawing,
    () => this.signed(),
    (outcome) => this.after(outcome),
  );

  load(): Promise<void> | void {
    const { loanSeq, signSeq } = loanDraft.get();
    const { underWay } = drawing;
    if (underWay !== undefined) return replace('loanSuccess', { requestNo: underWay });
    if (loanSeq === '') return replace('loan');
    if (signSeq === '') return replace('loanFront');
  }

  shown(): Promise<void> | void {
    return this.load();
  }

  dispose(): void {
    this.pad.dispose();
  }

  /** The amount to be drawn. */
  get amount(): Fen {
    return parseYuan(loanDraft.get().amount) ?? 0;
  }

  /** The drawing's draft stays; the new password leads back here. */
  forgotten(): Promise<void> {
    return go('resetPassword');
  }

  private signed(): Sending | undefined {
    const { loanSeq, signSeq } = loanDraft.get();
    if (loanSeq === '' || signSeq === '') return undefined;
    return {
      subject: loanSeq,
      send: (proof) => call(loanCalls.limitUseLoan, { loanSeq, signSeq, ...proof }),
    };
  }

  private async after(outcome: DrawingOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'sent':
        return relaunch('loanSuccess', { requestNo: outcome.requestNo });
      case 'refused':
        return this.refused(outcome);
      case 'password':
        if (!outcome.missing) return;
        feedback.toast(outcome.message);
        return replace('loanSetPassword');
      case 'ended':
    }
  }

  private async refused({ refusal, code, message }: Refused): Promise<void> {
    if (SIGN_ANEW.has(refusal)) {
      loanDraft.keep({ signSeq: '' });
      feedback.toast(message);
      return back('loanFront');
    }
    if (LOAN_BLOCKLIST.has(code)) return this.blocked(message, code);
    if (!backToEntry(refusal, message)) this.pad.digits.refuse(message);
  }

  /** Spec §4 Loan start: no loan for now, independent of the inputs. */
  private async blocked(content: string, code: string): Promise<void> {
    const way = wayOfCode(code);
    const goes = await sayBlocked('现在不能借款', content, way === 'retry' ? 'service' : way);
    if (!goes) await toTab('home');
  }
}
