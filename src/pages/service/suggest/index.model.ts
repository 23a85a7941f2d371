import { makeAutoObservable } from 'mobx';
import { proposeCalls } from '@/contract/propose';
import { Resource } from '@/model/resource';
import { go, PageMoves, type PageParams, replace } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { ProposalDetail } from './parts/proposalDetail';
import { proposalView, type ProposalView } from './parts/proposals';
import { SUGGEST } from './parts/texts';
import { Writing } from './parts/writing';

const KEY = /^[\w-]{1,64}$/;
type Tab = 'write' | 'mine';

/** Suggestions and complaints: write one, list the person's own, show one with its progress. */
export class SuggestModel {
  private readonly moves = new PageMoves();
  readonly mine = new Resource<readonly ProposalView[]>(async () =>
    (await call(proposeCalls.proposeList, {})).list.map(proposalView),
  );
  readonly writing: Writing;
  /** Undefined if none is open. */
  readonly detail: ProposalDetail | undefined;
  tab: Tab;

  constructor(params: PageParams) {
    const named = (name: string) => {
      const value = params.get(name) ?? '';
      return KEY.test(value) ? value : '';
    };
    const proposeNo = named('proposeNo');
    this.detail = proposeNo === '' ? undefined : new ProposalDetail(proposeNo);
    this.writing = new Writing(named('traceNo'));
    this.tab = params.get('tab') === 'mine' ? 'mine' : 'write';
    makeAutoObservable(this, { mine: false, writing: false, detail: false });
  }

  load(): Promise<void> {
    if (this.detail) return this.detail.info.load();
    return this.tab === 'mine' ? this.mine.load() : this.writing.start.load();
  }

  /** There may be an answer by now. */
  async shown(): Promise<void> {
    if (this.detail) await this.detail.info.load();
    else if (this.tab === 'mine') await this.mine.load();
  }

  dispose(): void {
    this.writing.dispose();
  }

  async show(tab: Tab): Promise<void> {
    this.tab = tab;
    await this.load();
  }

  async submit(): Promise<void> {
    const proposeNo = await this.writing.submit();
    if (proposeNo === undefined) return;
    feedback.toast(SUGGEST.submitted);
    await this.moves.replace('suggest', { proposeNo });
  }

  open({ proposeNo }: ProposalView): Promise<void> {
    return go('suggest', { proposeNo });
  }

  toMine(): Promise<void> {
    return replace('suggest', { tab: 'mine' });
  }
}
