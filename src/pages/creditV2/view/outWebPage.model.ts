import { makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { partnerStepCalls } from '@/contract/partnerStep';
import { safeTarget } from '@/domain/address/safeTarget';
import { Consents } from '@/features/consents';
import { CreditFlow } from '@/features/creditFlow';
import { offerServiceCall } from '@/features/serviceCall';
import { Form } from '@/model/form';
import { Poll } from '@/model/poll';
import { Resource } from '@/model/resource';
import { currentRoute, webHosts } from '@/navigation';
import { frameSteps } from '@/platform/frameSteps';
import { page } from '@/platform/page';
import { call } from '@/request';
import { SERVICE_PHONE } from '@/settings';
import { feedback } from '@/stores/feedback';
import { CONSENTS, PARTNER_TEXTS as T } from '../texts';

type State = Response<'partnerStepQuery'>['state'];

const AGREEMENTS = CONSENTS.partner.map(({ key }) => key);

/** The address, if it may be shown: at a listed host, or at our origin, where the sandbox's partner is; '' otherwise. */
function shownAddress(url: string): string {
  const origin = page.origin();
  if (origin !== '' && url.startsWith(`${origin}/`)) return url;
  const target = safeTarget(url, { hosts: webHosts(), pages: () => false });
  return target.kind === 'web' ? target.url : '';
}

/** The person is still on this page. */
const stays = (): boolean => currentRoute()?.key === 'outWeb';

/**
 * The step of the credit flow on a partner's page: first its purpose and its consent, then the page itself. We do not trust what the page
 * says: each time the frame has loaded a page, we ask the gateway what the partner has decided.
 */
export class OutWebModel {
  readonly flow = new CreditFlow(['outWeb']);
  readonly content = new Resource(() => this.fetch());
  readonly load = this.content.load;
  readonly form = new Form({ consent: new Consents(AGREEMENTS, T.consent) });
  /** Address of the partner's page while it is shown; '' otherwise. */
  url = '';
  /** State of the partner's page. */
  frame: 'loading' | 'ready' | 'failed' = 'loading';
  /** State of the step. */
  state: State = 'none';
  private readonly poll = new Poll(() => this.undecided());
  /** Where the person was before the frame opened. */
  private mark = 0;
  /** The frame is being removed. */
  private closing: Promise<void> | undefined;

  constructor() {
    makeObservable(this, { url: observable, frame: observable, state: observable });
  }

  /** Back from the text of the consent, or from the background: the partner may have decided. */
  async shown(): Promise<void> {
    if (this.content.state === 'ready') await this.undecided();
  }

  dispose(): void {
    this.poll.stop();
  }

  start(): Promise<boolean> {
    const placed = this.form.refusalsOf(partnerStepCalls.partnerStepStart, {
      partnerConsentMissing: 'consent',
      partnerPageUnavailable: 'form',
      noPartnerStep: 'form',
      idCardMissing: 'form',
    });
    return this.form.submit(() => this.open(), placed);
  }

  /** The frame has loaded a page: the first one, or the one after the person's choice. */
  async loaded(): Promise<void> {
    if (this.closing) return;
    this.show('ready');
    if (await this.undecided()) this.poll.start();
  }

  failed(): void {
    this.show('failed');
  }

  again(): void {
    this.show('loading');
  }

  askService(): Promise<void> {
    return offerServiceCall(T.service, T.serviceNote(SERVICE_PHONE));
  }

  private async open(): Promise<void> {
    const { url } = await call(partnerStepCalls.partnerStepStart, { agreements: [...AGREEMENTS] });
    this.mark = frameSteps.mark();
    this.closing = undefined;
    runInAction(() => {
      this.url = shownAddress(url);
      if (this.url === '') this.form.submission.problem = T.notOpened;
      this.frame = 'loading';
    });
  }

  private async fetch(): Promise<true> {
    await this.flow.load();
    if (this.flow.hereDone || (await this.ask()) === 'done') await this.flow.advance();
    return true;
  }

  /** Asks for the state of the step, and continues when it is decided. Returns whether it is still open; without an answer it counts as open. */
  private async undecided(): Promise<boolean> {
    const state = await this.ask().catch(() => 'open' as const);
    if (!stays()) return false;
    if (state === 'done') {
      this.poll.stop();
      feedback.toast(T.done);
      await this.flow.advance();
    }
    return state === 'open';
  }

  private async ask(): Promise<State> {
    const { state } = await call(partnerStepCalls.partnerStepQuery, {});
    // The partner's page has nothing more to show; Back must not lead through its steps.
    if (state !== 'open' && this.url !== '') await (this.closing ??= frameSteps.undo(this.mark));
    runInAction(() => {
      this.state = state;
      if (state !== 'open') this.url = '';
    });
    return state;
  }

  private show(frame: OutWebModel['frame']): void {
    runInAction(() => {
      this.frame = frame;
    });
  }
}
