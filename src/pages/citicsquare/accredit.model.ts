import type { Response } from '@/contract';
import { partnerCalls } from '@/contract/partner';
import { linkCodeOf } from '@/domain/login/linkCode';
import { Consents } from '@/features/consents';
import { linkIsOver } from '@/features/login';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go, PageMoves, type PageParams, toTab } from '@/navigation';
import { call } from '@/request';
import { TITLE } from '@/settings';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { ACCREDIT_TEXTS } from './texts';

type Item = Response<'squareAuthDetail'>['items'][number];

/**
 * - `ask`: opened by a link before the login: the person decides
 * - `given`, `notGiven`: a customer's current decision; `given` can be revoked
 * - `nothing`: there is no link, or it is not valid any more
 */
export type Accreditation =
  | { readonly kind: 'ask' | 'given'; readonly partner: string; readonly items: readonly Item[] }
  | { readonly kind: 'notGiven' }
  | { readonly kind: 'nothing'; readonly why: string };

/** What data the plaza hands over, to whom, and the person's decision (spec §2, citicsquare/accredit). */
export class AccreditModel {
  private readonly moves = new PageMoves();
  readonly lender = TITLE;
  readonly content = new Resource(() => this.fetch());
  readonly load = this.content.load;
  /** Not ticked in advance, even if the person has agreed before. */
  readonly consent = new Consents(['square'], ACCREDIT_TEXTS.agreementMissing);
  private readonly submission = new Submission();

  constructor(readonly params: PageParams) {}

  get loggedIn(): boolean {
    return session.loggedIn;
  }

  get busy(): boolean {
    return this.submission.busy;
  }

  get problem(): string {
    return this.submission.problem;
  }

  async agree(): Promise<void> {
    if (this.consent.check()) await this.decide('agreed');
  }

  refuse(): Promise<void> {
    return this.decide('refused');
  }

  async revoke(): Promise<void> {
    const wanted = await feedback.confirm({
      title: ACCREDIT_TEXTS.revoke,
      content: ACCREDIT_TEXTS.revokeQuestion,
      confirmText: ACCREDIT_TEXTS.revoke,
    });
    if (!wanted) return;
    await this.work(async () => {
      await call(partnerCalls.squareRevoke, {});
      feedback.toast(ACCREDIT_TEXTS.revoked);
      await this.content.load();
    });
  }

  leave(): Promise<void> {
    return this.loggedIn ? toTab('home') : go('login');
  }

  private decide(decision: 'agreed' | 'refused'): Promise<void> {
    return this.work(async () => {
      await call(partnerCalls.squareAccredit, { code: this.code, decision });
      feedback.toast(ACCREDIT_TEXTS[decision]);
      await this.moves.back('squareLogin', { code: this.code });
    });
  }

  /** If the link is no longer valid, reloads the page to show that. */
  private async work(job: () => Promise<void>): Promise<void> {
    let over = false;
    await this.submission.run(job, (failure) => (over = linkIsOver(failure)));
    if (over) await this.content.load();
  }

  private get code(): string {
    return linkCodeOf(this.params.get('code'));
  }

  private async fetch(): Promise<Accreditation> {
    if (this.code !== '') {
      const asked = await this.ask();
      if (asked !== undefined) return asked;
    }
    if (session.loggedIn) return ofCustomer();
    return {
      kind: 'nothing',
      why: this.code === '' ? ACCREDIT_TEXTS.nothing : ACCREDIT_TEXTS.over,
    };
  }

  private async ask(): Promise<Accreditation | undefined> {
    try {
      const { partner, items } = await call(partnerCalls.squareAuthDetail, { code: this.code });
      return { kind: 'ask', partner, items };
    } catch (failure) {
      if (linkIsOver(failure)) return undefined;
      throw failure;
    }
  }
}

async function ofCustomer(): Promise<Accreditation> {
  const { given } = await call(partnerCalls.squareAuthorization, {});
  if (given === null) return { kind: 'nothing', why: ACCREDIT_TEXTS.nothing };
  const { decision, partner, items } = given;
  return decision === 'agreed' ? { kind: 'given', partner, items } : { kind: 'notGiven' };
}
