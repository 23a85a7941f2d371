import { makeAutoObservable, runInAction } from 'mobx';
import { creditCalls } from '@/contract/credit';
import { documentCalls } from '@/contract/document';
import { leaveText } from '@/domain/channel/leaveText';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { CreditFlow } from '@/features/creditFlow';
import { reportDevice } from '@/features/deviceReport';
import { creditVerdict, type CreditVerdict } from '@/features/entry';
import { checkInitData } from '@/features/initData';
import { sayFirst } from '@/features/sayFirst';
import { Resource } from '@/model/resource';
import { go, replace, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { channel } from '@/stores/channel';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { track } from '@/stores/track';
import { waysOut } from '@/stores/waysOut';
import { CALLBACK, leaveFlow } from '../parts/leaveFlow';
import { FRONT_TEXTS } from '../texts';

/** What of the application the page can do: go on, say why not, or give way to the result page. */
export type FrontState =
  | { readonly kind: 'open' }
  | { readonly kind: 'blocked'; readonly message: string }
  | { readonly kind: 'leaving' };
/** creditSubmit: under review, a line that lives, too soon after a refusal. The result page knows each. */
const DECIDED = new Set(['100502', '100503', '100504']);

type Consent = 'personalInfo' | 'creditReport';

/** Front page of the credit flow: how far it is, its next step, and after the last one the submit (spec §4 Credit steps). */
export class CreditFrontModel {
  readonly flow = new CreditFlow();
  readonly content = new Resource(() => this.fetch());
  /** Two consents, ticked one by one, false to begin with. */
  agreed: Readonly<Record<Consent, boolean>> = { personalInfo: false, creditReport: false };
  agreementErrors: Readonly<Record<Consent, string>> = { personalInfo: '', creditReport: '' };
  busy = false;

  constructor(readonly params: PageParams) {
    makeAutoObservable(this, { params: false, flow: false, content: false });
    waysOut.given(CALLBACK, params.get(CALLBACK));
  }

  load(): Promise<void> {
    checkInitData('credit', this.params);
    return this.content.load();
  }

  /** Back from a step. */
  shown(): Promise<void> {
    return this.content.load();
  }

  /** All steps are done: what is left is the submit. */
  get complete(): boolean {
    return this.flow.nodes.length > 0 && this.flow.current === undefined;
  }

  agree(consent: Consent, agreed: boolean): void {
    this.agreed = { ...this.agreed, [consent]: agreed };
    this.agreementErrors = { ...this.agreementErrors, [consent]: '' };
  }

  openAgreement(id: string): Promise<void> {
    return go('contractTemplate', { id });
  }

  resume(): Promise<void> {
    return this.flow.resume();
  }

  /** What the way out is called. */
  get leaveText(): string {
    return leaveText(waysOut.kindOf('creditLeft'));
  }

  /** Spec §4 Credit steps: leaving clears where the flow is left to; what has been typed stays for the next time. */
  leave(): Promise<void> {
    const { callbackUrl } = drafts.get('credit');
    drafts.keep('credit', { callbackUrl: '' });
    return leaveFlow('creditLeft', callbackUrl);
  }

  /** Submits the application. The same request number until its truth is known: sent twice, it is one application. */
  async submit(): Promise<void> {
    if (this.busy || !this.checkConsents()) return;
    this.busy = true;
    try {
      await call(documentCalls.updateAppContractRecord, {
        scene: 'credit',
        templateIds: ['personal-info', 'credit-report'],
      });
      const requestNo = drafts.requestNo('credit', 'appl');
      const request = { publish: 'H5', step: 'appl', requestNo, ...channel.ids } as const;
      const submit = { eventType: 'submit', pageModule: 'credit' };
      const { applySeq } = await track.following(submit, call(creditCalls.creditSubmit, request));
      void reportDevice('01', applySeq);
      track.attribution('creditSubmit');
      await this.toResult({ from: 'creditConfig' });
    } catch (failure) {
      await this.refused(failure);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private checkConsents(): boolean {
    const errorOf = (consent: Consent): string => (this.agreed[consent] ? '' : FRONT_TEXTS.consent);
    this.agreementErrors = { personalInfo: errorOf('personalInfo'), creditReport: errorOf('creditReport') };
    sayFirst(this.agreementErrors.personalInfo, this.agreementErrors.creditReport);
    return this.agreed.personalInfo && this.agreed.creditReport;
  }

  /** The flow is over: its draft ends, but for where it is left to. */
  private toResult(params: { from?: 'creditConfig' } = {}): Promise<void> {
    const { callbackUrl } = drafts.get('credit');
    drafts.drop('credit');
    return replace('creditResult', { ...params, [CALLBACK]: callbackUrl || undefined });
  }

  private async refused(failure: unknown): Promise<void> {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.kind === 'expired') return;
    feedback.toast(failure.message);
    if (DECIDED.has(failure.code)) await this.toResult();
    // A step may have become incomplete again; an application whose answer was lost shows by now.
    else await this.content.load();
  }

  private async fetch(): Promise<FrontState> {
    const [verdict] = await Promise.all([creditVerdict(), this.flow.load()]);
    // Applied for again, the flow begins again.
    if (verdict.kind === 'enter' && verdict.anew) await this.flow.load();
    return this.enter(verdict);
  }

  /** Spec §4 Credit entry, for who comes by an address or comes back after a day. */
  private async enter(verdict: CreditVerdict): Promise<FrontState> {
    switch (verdict.kind) {
      case 'enter':
        return { kind: 'open' };
      case 'authorize':
        await replace('creditAuthorize');
        return { kind: 'leaving' };
      case 'blocked': {
        const { reason } = verdict;
        // When to try again is said there.
        if (reason === 'refusedRecently' || reason === undefined) return this.giveWay();
        return { kind: 'blocked', message: CREDIT_BLOCK_MESSAGES[reason] };
      }
      case 'unqualified':
        return this.giveWay();
    }
  }

  private async giveWay(): Promise<FrontState> {
    await this.toResult();
    return { kind: 'leaving' };
  }
}
