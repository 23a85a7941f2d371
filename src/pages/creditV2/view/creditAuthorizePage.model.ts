import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { documentCalls } from '@/contract/document';
import { creditEntry } from '@/domain/credit/creditEntry';
import { sayFirst } from '@/features/sayFirst';
import { Resource } from '@/model/resource';
import { go, replace, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { channel } from '@/stores/channel';
import { feedback } from '@/stores/feedback';
import { waysOut } from '@/stores/waysOut';
import { CALLBACK } from '../parts/leaveFlow';
import { AUTHORIZE_TEXTS } from '../texts';
/** Contract zdTransferZy: this customer is not on the list, or no more. */
const NOT_LISTED = '100521';

export const AUTHORIZE_DOCUMENTS = ['personal-info', 'credit-report'] as const;
export type AuthorizeDocument = (typeof AUTHORIZE_DOCUMENTS)[number];

/** The text as it will stand, with the person's own data. */
export type Preview = Response<'contractPreview'> & { readonly templateId: string };

/** `leaving`: there is nothing to authorise; the application itself takes over. */
export type AuthorizeState =
  { readonly kind: 'ask'; readonly previews: readonly Preview[] } | { readonly kind: 'leaving' };

/** The first words of a text that are about its matter: who signs stands in the blanks of the lines before. */
export function summaryOf({ sections }: Preview): string {
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  return paragraphs.find((paragraph) => !paragraph.includes('＿')) ?? '';
}

const none: Readonly<Record<AuthorizeDocument, string>> = { 'personal-info': '', 'credit-report': '' };

/** Whitelist customers renew their authorisation before they apply (spec §4 Credit entry): preview, read, agree, go on. */
export class CreditAuthorizeModel {
  readonly content = new Resource(() => this.fetch());
  /** Opened in full. */
  read: readonly AuthorizeDocument[] = [];
  agreed: readonly AuthorizeDocument[] = [];
  errors = none;
  busy = false;

  constructor(readonly params: PageParams) {
    makeAutoObservable(this, { params: false, content: false });
    waysOut.given(CALLBACK, params.get(CALLBACK));
  }

  load(): Promise<void> {
    return this.content.load();
  }

  isRead(id: AuthorizeDocument): boolean {
    return this.read.includes(id);
  }

  isAgreed(id: AuthorizeDocument): boolean {
    return this.agreed.includes(id);
  }

  open(id: AuthorizeDocument): Promise<void> {
    this.read = [...this.read.filter((one) => one !== id), id];
    this.errors = { ...this.errors, [id]: '' };
    return go('contractTemplate', { id });
  }

  /** Only what was read can be agreed to. */
  agree(id: AuthorizeDocument, agreed: boolean): void {
    const readable = !agreed || this.isRead(id);
    this.errors = { ...this.errors, [id]: readable ? '' : AUTHORIZE_TEXTS.readFirst };
    if (!readable) return;
    const others = this.agreed.filter((one) => one !== id);
    this.agreed = agreed ? [...others, id] : others;
  }

  async submit(): Promise<void> {
    if (this.busy || !this.check()) return;
    this.busy = true;
    try {
      const { idCardMissing } = await call(creditCalls.zdTransferZy, {
        templateIds: [...AUTHORIZE_DOCUMENTS],
      });
      feedback.toast(idCardMissing === 'Y' ? AUTHORIZE_TEXTS.doneWithCard : AUTHORIZE_TEXTS.done);
      await replace('creditFront');
    } catch (failure) {
      await this.refused(failure);
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private check(): boolean {
    const errorOf = (id: AuthorizeDocument): string => {
      if (this.isAgreed(id)) return '';
      return this.isRead(id) ? AUTHORIZE_TEXTS.consent : AUTHORIZE_TEXTS.readFirst;
    };
    this.errors = {
      'personal-info': errorOf('personal-info'),
      'credit-report': errorOf('credit-report'),
    };
    sayFirst(this.errors['personal-info'], this.errors['credit-report']);
    return AUTHORIZE_DOCUMENTS.every((id) => this.isAgreed(id));
  }

  private async refused(failure: unknown): Promise<void> {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.kind === 'expired') return;
    feedback.toast(failure.message);
    if (failure.code === NOT_LISTED) await replace('creditFront');
  }

  private async fetch(): Promise<AuthorizeState> {
    const state = await call(creditCalls.queryCreditState, {
      loanType: channel.productType,
      nodes: '2,3,4,5,6',
    });
    if (creditEntry(state) !== 'authorize') {
      await replace('creditFront');
      return { kind: 'leaving' };
    }
    const previews = await Promise.all(
      AUTHORIZE_DOCUMENTS.map((templateId) => call(documentCalls.contractPreview, { templateId })),
    );
    return { kind: 'ask', previews };
  }
}
