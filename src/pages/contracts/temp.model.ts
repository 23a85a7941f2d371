import { computed, makeObservable } from 'mobx';
import type { Response } from '@/contract';
import { documentCalls } from '@/contract/document';
import { Resource } from '@/model/resource';
import { back, type PageParams } from '@/navigation';
import { call } from '@/request';
import { session } from '@/stores/session';
import type { CostFacts } from './parts/costFacts';
import { fetchCosts } from './parts/fetchCosts';
import { COST_TEXTS } from './parts/texts';

const KEY = /^[\w-]{1,64}$/;

/** The only template that is a table of figures: it shows real figures, not a text with blanks. */
const COST_SHEET = 'cost-sheet';

export type AgreementText = Response<'contractPreview'>;

/** An agreement's text: filled with the person's data if they are logged in, otherwise with blanks. Or the cost sheet with its figures. */
export class ContractTemplateModel {
  readonly text = new Resource(() => this.fetch());
  /** Undefined value: no rate is advertised. */
  readonly costs = new Resource<CostFacts | undefined>(() => fetchCosts(this.loanSeq));

  constructor(readonly params: PageParams) {
    makeObservable(this, { title: computed });
  }

  load(): Promise<void> {
    if (this.showsCosts) return this.costs.load();
    return this.id === '' ? Promise.resolve() : this.text.load();
  }

  /** Which document; '' if the link names none. */
  get id(): string {
    return this.params.get('id') ?? '';
  }

  get showsCosts(): boolean {
    return this.id === COST_SHEET;
  }

  get title(): string {
    if (this.showsCosts) return COST_TEXTS.title;
    return this.text.value?.title ?? '协议预览';
  }

  /** A drawing's contract opens above the confirmation, so after a reload Back leads there. */
  leave(): Promise<void> {
    return back(this.params.get('loanSeq') ? 'loanFront' : 'home');
  }

  private get loanSeq(): string {
    const loanSeq = this.params.get('loanSeq') ?? '';
    return KEY.test(loanSeq) ? loanSeq : '';
  }

  private fetch(): Promise<AgreementText> {
    const { id, loanSeq } = this;
    if (!session.loggedIn) return call(documentCalls.contractText, { id });
    return call(documentCalls.contractPreview, { templateId: id, ...(loanSeq !== '' && { loanSeq }) });
  }
}
