import { computed, makeObservable } from 'mobx';
import type { Response } from '@/contract';
import { documentCalls } from '@/contract/document';
import { Resource } from '@/model/resource';
import { back, type PageParams } from '@/navigation';
import { call } from '@/request';
import { session } from '@/stores/session';
const KEY = /^[\w-]{1,64}$/;

/** An agreement's text: filled with the person's data if they are logged in, otherwise with blanks. */
export class ContractTemplateModel {
  readonly text = new Resource(() => this.fetch());

  constructor(readonly params: PageParams) {
    makeObservable(this, { title: computed });
  }

  load(): Promise<void> {
    return this.text.load();
  }

  get title(): string {
    return this.text.value?.title ?? '协议预览';
  }

  /** A drawing's contract opens above the confirmation; after a reload, Back leads there, too. */
  leave(): Promise<void> {
    return back(this.params.get('loanSeq') ? 'loanFront' : 'home');
  }

  private fetch(): Promise<Response<'contractText'>> {
    const id = this.params.get('id') ?? '';
    const loanSeq = this.params.get('loanSeq') ?? '';
    if (!session.loggedIn) return call(documentCalls.contractText, { id });
    return call(documentCalls.contractPreview, { templateId: id, ...(KEY.test(loanSeq) ? { loanSeq } : {}) });
  }
}
