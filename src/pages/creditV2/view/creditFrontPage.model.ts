import { computed, makeObservable, runInAction } from 'mobx';
import { documentCalls } from '@/contract/document';
import { leaveText } from '@/domain/channel/leaveText';
import { Consents } from '@/features/consents';
import type { WayName } from '@/features/blocks';
import { CreditFlow } from '@/features/creditFlow';
import { CALLBACK, submitApplication, toCreditResult } from '@/features/creditSubmission';
import { creditVerdict, type CreditVerdict } from '@/features/entry';
import { checkInitData } from '@/features/initData';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { PageMoves, type PageParams } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { track } from '@/stores/track';
import { flowEnds } from '@/stores/flowEnds';
import { leaveFlow } from '../parts/leaveFlow';
import { FRONT_TEXTS } from '../texts';

/** What the page does: continue, say why not, or open the result page instead. */
export type FrontState =
  | { readonly kind: 'open' }
  | { readonly kind: 'blocked'; readonly message: string; readonly way: WayName }
  | { readonly kind: 'leaving' };

const CONSENT_IDS = ['personal-info', 'credit-report'] as const;

/** Front page of the credit flow: progress, next step, and after the last step the submit (spec §4 Credit steps). */
export class CreditFrontModel {
  private readonly moves = new PageMoves();
  readonly flow = new CreditFlow();
  readonly content = new Resource(() => this.fetch());
  readonly consents = new Consents(CONSENT_IDS, FRONT_TEXTS.consent);
  readonly form = new Form({ consents: this.consents });

  private seenBefore = false;

  constructor(readonly params: PageParams) {
    makeObservable(this, { complete: computed });
    flowEnds.given(CALLBACK, params.get(CALLBACK));
  }

  load(): Promise<void> {
    checkInitData('credit', this.params);
    return this.content.load();
  }

  /** Back from a step: an earlier error may be outdated. */
  shown(): Promise<void> {
    runInAction(() => (this.form.submission.problem = ''));
    return this.content.load();
  }

  /** All steps are done; only the submit is left. */
  get complete(): boolean {
    return this.flow.nodes.length > 0 && this.flow.current === undefined;
  }

  resume(): Promise<void> {
    return this.flow.resume();
  }

  /** Label of the exit. */
  get leaveText(): string {
    return leaveText(flowEnds.kindOf('creditLeft'));
  }

  /** Spec §4 Credit steps: leaving clears the callback address; inputs stay for the next time. */
  leave(): Promise<void> {
    const { callbackUrl } = drafts.get('credit');
    drafts.keep('credit', { callbackUrl: '' });
    return leaveFlow('creditLeft', callbackUrl);
  }

  submit(): Promise<boolean> {
    return this.form.submit(() => this.send());
  }

  private async send(): Promise<void> {
    await call(documentCalls.updateAppContractRecord, { scene: 'credit', templateIds: [...CONSENT_IDS] });
    await submitApplication(() => this.content.load());
  }

  private async fetch(): Promise<FrontState> {
    const [verdict] = await Promise.all([creditVerdict(), this.flow.load()]);
    // After a new application the flow starts again: reload the steps.
    if (verdict.kind === 'enter' && verdict.reapplied) await this.flow.load();
    return this.enter(verdict);
  }

  /** Spec §4 Credit entry, for a person who opens the address directly or returns a day later. */
  private async enter(verdict: CreditVerdict): Promise<FrontState> {
    switch (verdict.kind) {
      case 'enter':
        this.trackBeginning();
        // The first step shows the same as the front page would.
        return this.params.has('begin') && (await this.flow.begin()) ? { kind: 'leaving' } : { kind: 'open' };
      case 'authorize':
        await this.moves.replace('creditAuthorize');
        return { kind: 'leaving' };
      case 'blocked':
        return verdict.onResult
          ? this.giveWay()
          : { kind: 'blocked', message: verdict.message, way: verdict.way };
      case 'unqualified':
        return this.giveWay();
    }
  }

  /** Spec §2 Screen-tracking page ids: pre-credit, once for a visit. */
  private trackBeginning(): void {
    if (this.seenBefore || this.flow.nodes.some(({ pageComplete }) => pageComplete === 'Y')) return;
    this.seenBefore = true;
    track.event('pageView', '016');
  }

  private async giveWay(): Promise<FrontState> {
    await toCreditResult();
    return { kind: 'leaving' };
  }
}
