import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { proposeCalls } from '@/contract/propose';
import { formatChinese } from '@/domain/dates/civil';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { serverDay } from '@/stores/serverDay';
import { disagreeDraft } from './disagreeDraft';
import { contentProblem } from './proposals';
import { DETAIL } from './texts';

/** One suggestion or complaint with its timeline, and the way to disagree with its answer. */
export class ProposalDetail {
  readonly info = new Resource<Response<'proposeInfo'>>(() => this.fetch());
  readonly form = new Form({
    content: new Field('', {
      check: contentProblem,
      keep: (content) => void disagreeDraft.keep({ proposeNo: this.proposeNo, content }),
    }),
  });
  disagreeing = false;

  constructor(readonly proposeNo: string) {
    makeAutoObservable(this, { info: false, form: false, proposeNo: false });
  }

  /** The deadline in words; '' once it is answered. */
  get due(): string {
    const info = this.info.value;
    return info === undefined || info.state === 'answered'
      ? ''
      : DETAIL.dueText(formatChinese(info.dueOn, 'full'));
  }

  get late(): boolean {
    const info = this.info.value;
    return info !== undefined && info.state !== 'answered' && info.dueOn < serverDay.today();
  }

  begin(): void {
    this.disagreeing = true;
  }

  /** Closes the text area; what was typed stays. */
  notNow(): void {
    this.disagreeing = false;
  }

  async disagree(): Promise<void> {
    const { proposeNo, form } = this;
    const sent = await form.submit(
      () => call(proposeCalls.proposeDisagree, { proposeNo, content: form.fields.content.value }),
      form.refusalsOf(proposeCalls.proposeDisagree, {
        proposeUnknown: 'form',
        proposeNotOpen: 'form',
        proposeTextRefused: 'content',
      }),
    );
    if (!sent) return;
    this.end();
    feedback.toast(DETAIL.disagreed);
    await this.info.load();
  }

  /** Only the first load restores the typed text. */
  private async fetch(): Promise<Response<'proposeInfo'>> {
    const first = this.info.value === undefined;
    const info = await call(proposeCalls.proposeInfo, { proposeNo: this.proposeNo });
    const typed = await disagreeDraft.read();
    if (first && info.canDisagree && typed.content !== '' && typed.proposeNo === this.proposeNo) {
      this.form.fields.content.put(typed.content);
      this.begin();
    }
    return info;
  }

  private end(): void {
    disagreeDraft.drop();
    this.disagreeing = false;
    this.form.fields.content.put('');
  }
}
