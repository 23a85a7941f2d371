import { action, makeObservable, observable } from 'mobx';
import type { Response } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { documentCalls } from '@/contract/document';
import { CALLBACK } from '@/features/creditSubmission';
import { mustAuthorize } from '@/features/entry';
import { Field } from '@/model/field';
import { Form, refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { go, PageMoves, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { flowEnds } from '@/stores/flowEnds';
import { AUTHORIZE_TEXTS } from '../texts';

export const AUTHORIZE_DOCUMENTS = ['personal-info', 'credit-report'] as const;
export type AuthorizeDocument = (typeof AUTHORIZE_DOCUMENTS)[number];

/** A contract's text filled with the person's own data. */
export type Preview = Response<'contractPreview'> & { readonly templateId: string };

/** `leaving`: nothing needs authorisation; the application page opens. */
export type AuthorizeState =
  { readonly kind: 'ask'; readonly previews: readonly Preview[] } | { readonly kind: 'leaving' };

/** The first paragraph without blanks: the lines before it name the parties. */
export function summaryOf({ sections }: Preview): string {
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  return paragraphs.find((paragraph) => !paragraph.includes('＿')) ?? '';
}

/** Whitelist customers renew their authorisation before they apply (spec §4 Credit entry): preview, read, agree, continue. */
export class CreditAuthorizeModel {
  private readonly moves = new PageMoves();
  readonly content = new Resource(() => this.fetch());
  /** Documents that the person has opened in full. */
  read: readonly AuthorizeDocument[] = [];
  readonly form = new Form({
    'personal-info': this.consent('personal-info'),
    'credit-report': this.consent('credit-report'),
  });

  constructor(readonly params: PageParams) {
    makeObservable(this, { read: observable.ref, open: action });
    flowEnds.given(CALLBACK, params.get(CALLBACK));
  }

  load(): Promise<void> {
    return this.content.load();
  }

  isRead(id: AuthorizeDocument): boolean {
    return this.read.includes(id);
  }

  open(id: AuthorizeDocument): Promise<void> {
    this.read = [...this.read.filter((one) => one !== id), id];
    this.form.fields[id].refuse('');
    return go('contractTemplate', { id });
  }

  /** Only a document that was opened can be agreed to. */
  agree(id: AuthorizeDocument, agreed: boolean): void {
    const consent = this.form.fields[id];
    if (agreed && !this.isRead(id)) consent.refuse(AUTHORIZE_TEXTS.readFirst);
    else consent.type(agreed);
  }

  submit(): Promise<boolean> {
    return this.form.submit(() => this.send().catch((failure: unknown) => this.refused(failure)));
  }

  private consent(id: AuthorizeDocument): Field<boolean> {
    const missing = () => (this.isRead(id) ? AUTHORIZE_TEXTS.consent : AUTHORIZE_TEXTS.readFirst);
    return new Field<boolean>(false, { check: (agreed) => (agreed ? '' : missing()) });
  }

  private async send(): Promise<void> {
    const { idCardMissing } = await call(creditCalls.zdTransferZy, { templateIds: [...AUTHORIZE_DOCUMENTS] });
    feedback.toast(idCardMissing === 'Y' ? AUTHORIZE_TEXTS.doneWithCard : AUTHORIZE_TEXTS.done);
    await this.moves.replace('creditFront');
  }

  /** Not on the whitelist any more: the application page opens. */
  private async refused(failure: unknown): Promise<void> {
    const name = failure instanceof CallFailure ? refusalName(creditCalls.zdTransferZy, failure) : undefined;
    if (!(failure instanceof CallFailure) || name !== 'notOnWhitelist') throw failure;
    feedback.toast(failure.message);
    await this.moves.replace('creditFront');
  }

  private async fetch(): Promise<AuthorizeState> {
    if (!(await mustAuthorize())) {
      await this.moves.replace('creditFront');
      return { kind: 'leaving' };
    }
    const previews = await Promise.all(
      AUTHORIZE_DOCUMENTS.map((templateId) => call(documentCalls.contractPreview, { templateId })),
    );
    return { kind: 'ask', previews };
  }
}
